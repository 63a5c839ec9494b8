import { Controller } from '@nestjs/common';
import type { Caller, RpcInput } from '@guildhall/contracts/rpc';
import { RpcHandler } from '@guildhall/service-kit';
import { ReadCompany } from '../companies/read-company.js';
import { UpdateCompany } from './update-company.js';
import { UpdatePersonal } from './update-personal.js';

@Controller()
export class ProfileController {
  constructor(
    private readonly updatePersonal: UpdatePersonal,
    private readonly updateCompany: UpdateCompany,
    private readonly readCompany: ReadCompany,
  ) {}

  @RpcHandler('auth.account.update_personal')
  personal(caller: Caller, form: RpcInput<'auth.account.update_personal'>) {
    return this.updatePersonal.execute(caller, form);
  }

  @RpcHandler('auth.account.update_company')
  company(caller: Caller, { id, profile }: RpcInput<'auth.account.update_company'>) {
    return this.updateCompany.execute(caller, id, profile);
  }

  @RpcHandler('auth.company.read')
  read(_caller: Caller, { id }: RpcInput<'auth.company.read'>) {
    return this.readCompany.execute(id);
  }
}
