import { availableParallelism } from 'node:os';
import { Injectable } from '@nestjs/common';
import { DomainError } from '@guildhall/kernel';
import { currentContext } from '@guildhall/service-kit';
import { hash, verify } from '@node-rs/argon2';

/** OWASP Password Storage: argon2id with 19 MiB, 2 passes, 1 lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes at once: of several processors one is left to the machine's other work; more than two help nobody. */
const atOnce = Math.max(1, Math.min(2, availableParallelism() - 1));
/** Hashes that run or wait; more than that is a storm and is sent away at once. */
const heldMost = 100;
/** What must be left of a request's time when its hash begins: for the hash itself and what comes after it. */
const marginMs = 300;

/** Makes and checks password hashes, a few at a time. */
@Injectable()
export class PasswordHasher {
  private running = 0;
  /** How long a hash took lately: what a place in the queue costs. */
  private usualMs = 40;
  private readonly waiting: (() => void)[] = [];
  /** Checked against where there is no account, so that unknown names take as long as known ones. */
  private readonly nobody = hash('nobody has this password', cost);

  /** @throws DomainError `auth.hashing.busy` when too many wait already. */
  async hash(password: string): Promise<string> {
    return this.inTurn(() => hash(password, cost));
  }

  /**
   * Tells whether the password is the one behind the hash; for a null hash it takes as long and answers false.
   * @throws DomainError `auth.hashing.busy` when too many wait already.
   */
  async matches(passwordHash: string | null, password: string): Promise<boolean> {
    const against = passwordHash ?? (await this.nobody);
    const right = await this.inTurn(() => verify(against, password));
    return passwordHash !== null && right;
  }

  /** Works in turn; who could not be answered in time is sent away at once, or at its turn, instead of working for nobody. */
  private async inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.running >= atOnce) {
      const waitMs = ((this.waiting.length + 1) * this.usualMs) / atOnce;
      if (this.running + this.waiting.length >= heldMost || isTooLate(waitMs)) throw busy();
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    } else {
      this.running++;
    }
    const startedAt = performance.now();
    try {
      if (isTooLate(0)) throw busy();
      return await work();
    } finally {
      this.usualMs = 0.9 * this.usualMs + 0.1 * (performance.now() - startedAt);
      const next = this.waiting.shift();
      if (next) next();
      else this.running--;
    }
  }
}

const busy = () => new DomainError('auth.hashing.busy', { retryAfterSeconds: 5 });

/** Whether a hash that begins after `waitMs` would come too late for whoever asked. */
function isTooLate(waitMs: number): boolean {
  const { deadline } = currentContext();
  return deadline !== undefined && Date.now() + waitMs + marginMs > deadline;
}
