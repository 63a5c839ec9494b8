import { Inject, Injectable } from '@nestjs/common';
import { DomainError } from '@guildhall/kernel';
import type { Clock } from '@guildhall/kernel';
import type { Caller } from '@guildhall/contracts/rpc';
import { CLOCK } from '@guildhall/service-kit';
import { hashOfToken, makeToken } from './mailed-token.js';
import { OneTimeLinkRepository } from './store/one-time-link.repository.js';

/** Gives the mail that is being rendered its token. It is kept nowhere but in that mail; here stands its hash. */
@Injectable()
export class IssueLinkToken {
  constructor(
    private readonly links: OneTimeLinkRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Answers null where the link is used, ended or too old: such a mail is not sent.
   * @throws DomainError `access.denied` to everybody but the house itself
   */
  async execute(caller: Caller, id: string): Promise<{ token: string | null }> {
    if (caller.kind !== 'system') throw new DomainError('access.denied');
    const token = makeToken();
    const kept = await this.links.addToken(id, hashOfToken(token), this.clock.now());
    return { token: kept ? token : null };
  }
}
