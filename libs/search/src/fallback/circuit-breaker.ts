export interface BreakerOptions {
  /** Failures in a row after which nothing is tried for a while. */
  failures?: number;
  /** How long that is, in milliseconds. */
  restMs?: number;
  /** Milliseconds of a clock that never goes back. */
  now?: () => number;
}

/** Keeps a failing engine from being asked on every request: after its rest, one request at a time tries it again. */
export class CircuitBreaker {
  private readonly failures: number;
  private readonly restMs: number;
  private readonly now: () => number;
  private failed = 0;
  private restsUntil = 0;
  private trying = false;

  constructor({ failures = 3, restMs = 5_000, now = () => performance.now() }: BreakerOptions = {}) {
    this.failures = failures;
    this.restMs = restMs;
    this.now = now;
  }

  /** Whether to ask now. Whoever is told yes reports `succeeded`, `failedAgain` or `abandoned`. */
  admits(): boolean {
    if (this.failed < this.failures) return true;
    if (this.trying || this.now() < this.restsUntil) return false;
    this.trying = true;
    return true;
  }

  succeeded(): void {
    this.failed = 0;
    this.trying = false;
  }

  failedAgain(): void {
    this.failed += 1;
    this.trying = false;
    if (this.failed >= this.failures) this.restsUntil = this.now() + this.restMs;
  }

  /** The engine was asked, but the answer says nothing about how it is. */
  abandoned(): void {
    this.trying = false;
  }
}
