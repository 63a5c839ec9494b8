import { Controller } from '@nestjs/common';
import type { Caller, RpcInput } from '@guildhall/contracts/rpc';
import { RpcHandler } from '@guildhall/service-kit';
import { ClaimMail } from './claim-mail.js';
import { ExportMails } from './export-mails.js';
import { FindDueMails } from './find-due-mails.js';
import { SettleMail } from './settle-mail.js';

@Controller()
export class MailsController {
  constructor(
    private readonly claimMail: ClaimMail,
    private readonly settleMail: SettleMail,
    private readonly findDueMails: FindDueMails,
    private readonly exportMails: ExportMails,
  ) {}

  @RpcHandler('messaging.mail.claim')
  claim(caller: Caller, { id }: RpcInput<'messaging.mail.claim'>) {
    return this.claimMail.execute(caller, id);
  }

  @RpcHandler('messaging.mail.settle')
  settle(caller: Caller, settlement: RpcInput<'messaging.mail.settle'>) {
    return this.settleMail.execute(caller, settlement);
  }

  @RpcHandler('messaging.mail.find_due')
  findDue(caller: Caller) {
    return this.findDueMails.execute(caller);
  }

  @RpcHandler('messaging.mail.export')
  export(caller: Caller, page: RpcInput<'messaging.mail.export'>) {
    return this.exportMails.execute(caller, page);
  }
}
