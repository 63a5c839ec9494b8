import { Injectable } from '@nestjs/common';
import { DomainError } from '@guildhall/kernel';

/** Log-ins at once. More of them would be no sooner done: passwords are checked a few at a time. */
const atOnce = 8;
/** Waiting log-ins; whoever comes then is sent away at once. */
const waitingMost = 1000;
/** How long a log-in waits at most: there is time left for it then. */
const patienceMs = 5000;

interface Waiting {
  since: number;
  begin: () => void;
  giveUp: () => void;
}

/**
 * Lets log-ins through a few at a time. Of a storm, all others wait here, where waiting costs nothing: let through all at
 * once, they would stand before everybody else in the gateway, at the broker, in Redis and in the auth service.
 */
@Injectable()
export class LoginTurns {
  private running = 0;
  private readonly waiting: Waiting[] = [];

  /** @throws DomainError `auth.hashing.busy` when too many wait already, or the wait gets too long */
  async inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.running < atOnce) this.running++;
    else await this.turn();
    try {
      return await work();
    } finally {
      this.next();
    }
  }

  private turn(): Promise<void> {
    if (this.waiting.length >= waitingMost) return Promise.reject(busy());
    return new Promise((resolve, reject) => {
      this.waiting.push({ since: performance.now(), begin: resolve, giveUp: () => reject(busy()) });
    });
  }

  /** Gives the turn to who waits longest and still can be answered in time. */
  private next(): void {
    const first = this.waiting.shift();
    if (!first) {
      this.running--;
    } else if (performance.now() - first.since <= patienceMs) {
      first.begin();
    } else {
      first.giveUp();
      // One after the other: to send a whole storm away at once is a storm of its own.
      setImmediate(() => this.next());
    }
  }
}

const busy = () => new DomainError('auth.hashing.busy', { retryAfterSeconds: 5 });
