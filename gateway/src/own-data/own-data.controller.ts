import { Controller, Req, Res } from '@nestjs/common';
import type { OwnData } from '@guildhall/contracts/http';
import { RpcClient } from '@guildhall/service-kit';
import type { FastifyReply } from 'fastify';
import { HttpRoute, Input } from '../http/http-route.js';
import type { RouteInput } from '../http/http-route.js';
import type { SignedInMember } from '../sessions/session-store.js';
import { CollectOwnData } from './collect-own-data.js';

/** A member takes its data along, closes its account, or keeps it after all. */
@Controller()
export class OwnDataController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly collectOwnData: CollectOwnData,
  ) {}

  @HttpRoute('user.export')
  async export(
    @Req() { user }: { user: SignedInMember },
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<OwnData> {
    const data = await this.collectOwnData.execute(user);
    const day = data.exportedAt.slice(0, 10);
    void reply.header('content-disposition', `attachment; filename="guildhall-account-${day}.json"`);
    return data;
  }

  @HttpRoute('user.close')
  close(@Input() { body }: RouteInput<'user.close'>) {
    return this.rpc.call('auth.account.close', body);
  }

  @HttpRoute('user.keep')
  keep(@Input() _input: RouteInput<'user.keep'>) {
    return this.rpc.call('auth.account.keep', {});
  }
}
