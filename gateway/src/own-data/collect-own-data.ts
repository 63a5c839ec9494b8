import { Inject, Injectable } from '@nestjs/common';
import type { Clock, OlderPage } from '@guildhall/kernel';
import type { OwnData } from '@guildhall/contracts/http';
import { CLOCK, RpcClient } from '@guildhall/service-kit';
import { SessionStore } from '../sessions/session-store.js';
import type { SignedInMember } from '../sessions/session-store.js';

/** Gathers what every service keeps about a member: all of it, or the refusal of the one that is away. */
@Injectable()
export class CollectOwnData {
  constructor(
    private readonly rpc: RpcClient,
    private readonly sessions: SessionStore,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @throws DomainError `session.store_away`, `service.away`, `service.too_slow` */
  async execute(member: SignedInMember): Promise<OwnData> {
    // Last of all what notes that it was done: an export that broke off on the way is none.
    const parts = {
      sessions: await this.sessions.list(member),
      notifications: await everyPage((before) => this.rpc.call('messaging.notification.export', before)),
      mails: await everyPage((before) => this.rpc.call('messaging.mail.export', before)),
      points: await everyPage((before) => this.rpc.call('gamification.point.export', before)),
      trainingRequests: await everyPage((before) => this.rpc.call('training-catalog.request.export', before)),
      listings: await everyPage((before) => this.rpc.call('marketplace.resource.export', before)),
    };
    const account = await this.rpc.call('auth.account.export', {});
    const log = await everyPage((before) => this.rpc.call('auth.audit.export', before));
    return { exportedAt: this.clock.now().toISOString(), account, log, ...parts };
  }
}

async function everyPage<Row>(ask: (from: { before?: string }) => Promise<OlderPage<Row>>): Promise<Row[]> {
  const rows: Row[] = [];
  let from: { before?: string } = {};
  for (;;) {
    const { results, next } = await ask(from);
    rows.push(...results);
    if (next === null) return rows;
    from = { before: next };
  }
}
