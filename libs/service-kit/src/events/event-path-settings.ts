/** The figures of the event path. */
export const eventPath = {
  /** Sent outbox rows stay this long, so that an emptied broker can be told again. The stream keeps as long. */
  keptDays: 7,
  /** Rows published in one go. */
  relayBatch: 200,
  /** Nobody else takes a claimed row before this passes. */
  claimSeconds: 10,
  /** How long the broker may take to confirm one event. */
  publishTimeoutMs: 1000,
  /** The net under LISTEN/NOTIFY. */
  relayPollMs: 2000,
  /** How often a relay looks whether the broker's stream is still the one it told. */
  streamCheckMs: 15_000,
  /** Unacknowledged deliveries come again after this. */
  ackWaitMs: 10_000,
} as const;

/** Pauses, in milliseconds, before the next delivery of an event that failed; after the last one it becomes a dead letter. */
export const retryPausesMs: readonly number[] = [100, 500, 1000, 2000, 5000, 10_000, 30_000];

/** The token of those pauses: tests take shorter ones. */
export const RETRY_PAUSES = Symbol('retry pauses');
