import { Controller, Req } from '@nestjs/common';
import { RpcClient } from '@guildhall/service-kit';
import { HttpRoute, Input } from '../http/http-route.js';
import type { RouteInput } from '../http/http-route.js';
import { SessionStore } from './session-store.js';
import type { SignedInMember } from './session-store.js';

interface MembersRequest {
  user: SignedInMember;
}

/** Where a member is signed in. */
@Controller()
export class SessionsController {
  constructor(
    private readonly sessions: SessionStore,
    private readonly rpc: RpcClient,
  ) {}

  @HttpRoute('user.sessions')
  async list(@Req() { user }: MembersRequest) {
    return { results: await this.sessions.list(user) };
  }

  @HttpRoute('user.sessions.end')
  async end(@Input() { params }: RouteInput<'user.sessions.end'>, @Req() { user }: MembersRequest): Promise<void> {
    await this.sessions.endOne(user, params.id);
    await this.rpc.call('auth.audit.note', { action: 'sessions_ended' });
  }

  @HttpRoute('user.sessions.end-others')
  async endOthers(@Req() { user }: MembersRequest): Promise<void> {
    await this.sessions.endOthers(user);
    await this.rpc.call('auth.audit.note', { action: 'sessions_ended' });
  }
}
