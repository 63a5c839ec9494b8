import { Injectable } from '@nestjs/common';
import type { DeniedDeed } from '@guildhall/contracts/auth';
import type { HttpRouteName } from '@guildhall/contracts/http';
import { currentContext, RpcClient } from '@guildhall/service-kit';
import type { Limit } from '../limits/limit-table.js';
import { Limiter } from '../limits/limiter.js';
import type { TooManyLogins } from '../limits/login-limits.js';
import { networkKey } from '../limits/network-key.js';

/** Of one thing and one name, account or address a line in a quarter of an hour says enough: no storm may fill the log. */
const once: Limit = { times: 1, seconds: 900 };
/** All that is denied at one network address, whatever is tried there and under however many accounts. */
const ofAddress: Limit = { times: 50, seconds: 900 };

/** A limit that a line must be within, and for whom. */
type Damper = readonly [name: string, limit: Limit, key: string];

/**
 * Has it written down what the gateway itself refused, the first time at once. Nobody waits for it: the refusal comes as
 * soon, and takes as long, whether or not there is a line, and whether or not the log is there.
 */
@Injectable()
export class NoteRefused {
  constructor(
    private readonly limiter: Limiter,
    private readonly rpc: RpcClient,
  ) {}

  /** A log-in that was not even looked at because there were too many. */
  logIn({ bucket }: TooManyLogins, username: string): void {
    this.note([['login_noted', once, bucket]], () => this.rpc.call('auth.audit.note_refused_login', { username }));
  }

  /**
   * Somebody asked for what is not theirs: a member, or a stranger, who is told apart by the network address. The route
   * goes by its name: whoever walks through ids walks along one route.
   */
  access(route: HttpRouteName, action: DeniedDeed = 'access_denied'): void {
    const { caller, origin } = currentContext();
    const address = networkKey(origin?.address ?? '');
    const who = caller.kind === 'member' ? caller.accountId : address;
    const dampers: Damper[] = [
      ['denial_noted', once, `${who} ${route}`],
      ['denial_address', ofAddress, address],
    ];
    this.note(dampers, () => this.rpc.call('auth.audit.note_denied', { action, route }));
  }

  private note(dampers: Damper[], write: () => Promise<unknown>): void {
    void this.within(dampers, write).catch(() => undefined);
  }

  private async within(dampers: Damper[], write: () => Promise<unknown>): Promise<void> {
    for (const damper of dampers) if ((await this.limiter.take(...damper)) !== null) return;
    // With the log away the next try is noted instead, or a quarter of an hour would be missing from it.
    await write().catch(() => Promise.all(dampers.map((damper) => this.limiter.giveBack(...damper))));
  }
}
