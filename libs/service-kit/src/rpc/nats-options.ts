import { inboxPrefix } from '@guildhall/contracts/broker';
import type { ProcessName } from '@guildhall/contracts/rpc';
import type { ProcessSettings } from '../config/load-config.js';

/** How every process keeps its connections to the broker: never giving up, answering nobody else's inbox. */
export function natsOptions(process: ProcessName, settings: ProcessSettings) {
  return {
    servers: settings.NATS_URL,
    ...(settings.NATS_USER ? { user: settings.NATS_USER, pass: settings.NATS_PASSWORD ?? '' } : {}),
    name: settings.INSTANCE,
    inboxPrefix: inboxPrefix(process),
    maxReconnectAttempts: -1,
    waitOnFirstConnect: true,
    reconnectTimeWait: 200,
    reconnectJitter: 100,
    pingInterval: 5_000,
    maxPingOut: 2,
  };
}
