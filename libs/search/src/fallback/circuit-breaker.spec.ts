import { describe, expect, test } from '@jest/globals';
import { CircuitBreaker } from './circuit-breaker.js';

describe('The circuit breaker', () => {
  const build = () => {
    const clock = { at: 0 };
    return { clock, breaker: new CircuitBreaker({ failures: 3, restMs: 1_000, now: () => clock.at }) };
  };
  const fail = (breaker: CircuitBreaker, times: number): void => {
    for (let at = 0; at < times; at += 1) if (breaker.admits()) breaker.failedAgain();
  };

  test('admits until enough failures came in a row', () => {
    const { breaker } = build();
    fail(breaker, 2);
    expect(breaker.admits()).toBe(true);
    breaker.succeeded();
    fail(breaker, 2);
    expect(breaker.admits()).toBe(true);
    breaker.failedAgain();
    expect(breaker.admits()).toBe(false);
  });

  test('after its rest admits one at a time until one succeeds', () => {
    const { breaker, clock } = build();
    fail(breaker, 3);
    clock.at = 999;
    expect(breaker.admits()).toBe(false);
    clock.at = 1_000;
    expect([breaker.admits(), breaker.admits()]).toEqual([true, false]);
    breaker.failedAgain();
    expect(breaker.admits()).toBe(false);
    clock.at = 2_000;
    expect(breaker.admits()).toBe(true);
    breaker.succeeded();
    expect([breaker.admits(), breaker.admits()]).toEqual([true, true]);
  });

  test('an attempt that was abandoned lets the next one try', () => {
    const { breaker, clock } = build();
    fail(breaker, 3);
    clock.at = 1_000;
    expect(breaker.admits()).toBe(true);
    breaker.abandoned();
    expect(breaker.admits()).toBe(true);
  });
});
