import { deadLetterSubject, durableName, eventsHeardBy, eventsToldBy, eventSubject, streams } from '../events/index.js';
import { ownerOf, processNames, rpcDefinition, rpcMap } from '../rpc/index.js';
import type { ProcessName, RpcName } from '../rpc/index.js';

/** What one process may do at the broker, in NATS' own words. */
export interface BrokerPermissions {
  publish: string[];
  subscribe: string[];
  /** May answer whom it was asked by, without a right to the asker's inbox. */
  allowResponses: boolean;
}

/** The prefix of a process' private reply inbox: nobody else may listen there. */
export const inboxPrefix = (name: ProcessName) => `_INBOX_${name}`;

/** The broker permissions of every process, derived from who serves, asks, tells and hears what. */
export function brokerPermissions(): Record<ProcessName, BrokerPermissions> {
  return Object.fromEntries(processNames.map((name) => [name, permissionsOf(name)])) as Record<
    ProcessName,
    BrokerPermissions
  >;
}

function permissionsOf(name: ProcessName): BrokerPermissions {
  const rpcNames = Object.keys(rpcMap) as RpcName[];
  const served = rpcNames.filter((rpc) => ownerOf(rpc) === name || rpcDefinition(rpc).alsoServedBy === name);
  const asked = rpcNames.filter((rpc) => rpcDefinition(rpc).callers.includes(name));
  return {
    publish: [
      ...asked,
      ...(name === 'launcher' ? ['ready.*'] : []),
      ...eventRights(name),
      ...(name === 'operator' ? deadLetterRights() : []),
    ],
    subscribe: [
      `${inboxPrefix(name)}.>`,
      ...served,
      ...(name === 'launcher' || name === 'operator' ? [] : ['ready.*']),
    ],
    allowResponses: served.length > 0 || name !== 'launcher',
  };
}

/** Telling its own events, keeping its own durables, setting aside what it can't digest; nothing else of JetStream. */
function eventRights(name: ProcessName): string[] {
  const told = eventsToldBy(name);
  const heard = eventsHeardBy(name);
  if (told.length + heard.length === 0) return [];
  return [...told.map(eventSubject), ...streamRights(), ...heard.flatMap((event) => durableRights(name, event))];
}

const streamRights = () => [
  '$JS.API.INFO',
  ...Object.values(streams).flatMap((stream) => [`$JS.API.STREAM.INFO.${stream}`, `$JS.API.STREAM.CREATE.${stream}`]),
];

function durableRights(name: ProcessName, event: Parameters<typeof durableName>[1]): string[] {
  const durable = `${streams.events}.${durableName(name, event)}`;
  return [
    `$JS.API.CONSUMER.INFO.${durable}`,
    `$JS.API.CONSUMER.CREATE.${durable}.>`,
    `$JS.API.CONSUMER.DURABLE.CREATE.${durable}`,
    `$JS.API.CONSUMER.MSG.NEXT.${durable}`,
    `$JS.ACK.${durable}.>`,
    deadLetterSubject(name, event),
  ];
}

/** The operator reads dead letters and puts them back where they came from. */
const deadLetterRights = () => [
  '$JS.API.INFO',
  `$JS.API.STREAM.INFO.${streams.deadLetters}`,
  `$JS.API.STREAM.INFO.${streams.events}`,
  `$JS.API.STREAM.MSG.GET.${streams.deadLetters}`,
  `$JS.API.STREAM.MSG.DELETE.${streams.deadLetters}`,
  'events.>',
];
