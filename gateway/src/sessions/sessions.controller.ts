import { Controller, Req } from '@nestjs/common';
import { DomainError } from '@guildhall/kernel';
import { RpcClient } from '@guildhall/service-kit';
import { NoteRefused } from '../audit/note-refused.js';
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
    private readonly noteRefused: NoteRefused,
  ) {}

  @HttpRoute('user.sessions')
  async list(@Req() { user }: MembersRequest) {
    return { results: await this.sessions.list(user) };
  }

  @HttpRoute('user.sessions.end')
  async end(@Input() { params }: RouteInput<'user.sessions.end'>, @Req() { user }: MembersRequest): Promise<void> {
    await this.sessions.endOne(user, params.id).catch((error: unknown) => this.refused(error));
    await this.rpc.call('auth.audit.note', { action: 'sessions_ended' });
  }

  /** An id that is none of the own sessions' may be somebody else's: whoever tries it is written down. */
  private refused(error: unknown): never {
    const isMissing = error instanceof DomainError && error.code === 'session.not_found';
    if (isMissing) this.noteRefused.access('user.sessions.end', 'sessions_ended');
    throw error;
  }

  @HttpRoute('user.sessions.end-others')
  async endOthers(@Req() { user }: MembersRequest): Promise<void> {
    await this.sessions.endOthers(user);
    await this.rpc.call('auth.audit.note', { action: 'sessions_ended' });
  }
}
