import { SearchAway } from '../errors.js';
import type { SearchAnswer, SearchEngine, SearchRequest } from '../port.js';
import { CircuitBreaker, type BreakerOptions } from './circuit-breaker.js';

export interface FallbackOptions {
  /** How long the first engine is waited for, in milliseconds; never more than half of the caller's deadline. */
  primaryDeadlineMs?: number;
  /**
   * Whether the first engine's copy is whole; false while it is being filled after it was emptied. Asked on every
   * search, so it only looks at what the owner found out before.
   */
  primaryIsWhole?: () => boolean;
  breaker?: BreakerOptions;
}

/** An answer, and whether it came from the second engine because the first could not give one. */
export interface FallbackAnswer<Source> extends SearchAnswer<Source> {
  degraded: boolean;
}

const PRIMARY_DEADLINE_MS = 800;

/** Asks one engine, and another where the first is away, too slow or not filled yet. */
export class SearchWithFallback<Source = unknown> {
  private readonly breaker: CircuitBreaker;

  constructor(
    private readonly primary: SearchEngine<Source>,
    private readonly fallback: SearchEngine<Source>,
    private readonly options: FallbackOptions = {},
  ) {
    this.breaker = new CircuitBreaker(options.breaker);
  }

  /** Throws SearchRequestRefused, and SearchAway when neither engine answers. */
  async query(request: SearchRequest, { deadlineMs }: { deadlineMs?: number } = {}): Promise<FallbackAnswer<Source>> {
    const started = performance.now();
    const answer = await this.askPrimary(request, deadlineMs);
    if (answer) return { ...answer, degraded: false };
    const left =
      deadlineMs === undefined ? {} : { deadlineMs: Math.max(1, deadlineMs - (performance.now() - started)) };
    return { ...(await this.fallback.query(request, left)), degraded: true };
  }

  private async askPrimary(
    request: SearchRequest,
    deadlineMs: number | undefined,
  ): Promise<SearchAnswer<Source> | undefined> {
    const { primaryIsWhole = () => true, primaryDeadlineMs = PRIMARY_DEADLINE_MS } = this.options;
    if (!primaryIsWhole() || !this.breaker.admits()) return undefined;
    try {
      const answer = await this.primary.query(request, {
        deadlineMs: Math.min(primaryDeadlineMs, (deadlineMs ?? Infinity) / 2),
      });
      this.breaker.succeeded();
      return answer;
    } catch (error) {
      if (error instanceof SearchAway) {
        this.breaker.failedAgain();
        return undefined;
      }
      this.breaker.abandoned();
      throw error;
    }
  }
}
