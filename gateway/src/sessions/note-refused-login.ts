import { Injectable } from '@nestjs/common';
import { RpcClient } from '@guildhall/service-kit';
import { Limiter } from '../limits/limiter.js';
import type { TooManyLogins } from '../limits/login-limits.js';

/** Of one name or network address a line in a quarter of an hour says enough: a storm must not fill the log. */
const noted = { times: 1, seconds: 900 };

/** Has it written down that log-ins were refused because there were too many of them. */
@Injectable()
export class NoteRefusedLogin {
  constructor(
    private readonly limiter: Limiter,
    private readonly rpc: RpcClient,
  ) {}

  /** Nobody waits for it: the refusal comes as soon, and takes as long, whether or not the name is one. */
  execute({ bucket }: TooManyLogins, username: string): void {
    void this.note(bucket, username).catch(() => undefined);
  }

  private async note(bucket: string, username: string): Promise<void> {
    if ((await this.limiter.take('login_noted', noted, bucket)) !== null) return;
    await this.rpc.call('auth.audit.note_refused_login', { username });
  }
}
