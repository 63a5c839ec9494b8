import { eventDefinition, eventNames, durableName, streams } from '@guildhall/contracts/events';
import { jobMap } from '@guildhall/contracts/jobs';
import type { JobDefinition } from '@guildhall/contracts/jobs';
import { ownerOf, rpcDefinition, rpcMap } from '@guildhall/contracts/rpc';
import type { RpcName } from '@guildhall/contracts/rpc';
import { eventPath, retryPausesMs } from '@guildhall/service-kit';
import { payloadFields } from './payload-fields.js';
import type { WrittenWords } from './written-words.js';

/** The page docs/events-and-queues.md: everything that crosses the broker, out of the contracts and their comments. */
export function eventsAndQueuesPage(words: WrittenWords): string {
  return (
    [
      '# Events, queues and questions',
      '<!-- Written by `npm run docs` out of libs/contracts. Change it there: a test fails while this page is stale. -->',
      eventSection(words),
      jobSection(words),
      rpcSection(words),
    ].join('\n\n') + '\n'
  );
}

function eventSection(words: WrittenWords): string {
  const rows = eventNames.flatMap((name) => {
    const { payload, listeners } = eventDefinition(name);
    const what = words.contracts.get(name) ?? '';
    return [
      [code(name), what, payloadFields(payload), '', ''],
      ...listeners.map((listener) => ['', '', '', code(listener), words.reactions.get(`${listener} ${name}`) ?? '']),
    ];
  });
  return [
    '## Events',
    `A service writes an event into its outbox in the transaction of the row it tells about; the relay publishes it to the
stream \`${streams.events}\` with its id as message id; each listener has a durable consumer of its own (such as
\`${durableName(eventDefinition(eventNames[0]!).listeners[0]!, eventNames[0]!)}\`) and an inbox row in the transaction of its effect. What fails
${retryPausesMs.length + 1} times goes to the stream \`${streams.deadLetters}\`; \`npm run dead-letters\` shows and replays it. Sent rows are kept ${eventPath.keptDays} days,
so that an emptied broker is told again.`,
    table(['Event', 'What happened', 'Payload', 'Heard by', 'What it does there'], rows),
  ].join('\n\n');
}

function jobSection(words: WrittenWords): string {
  const rows = (Object.entries(jobMap) as [string, JobDefinition][]).map(
    ([name, { queue, payload, attempts, backoffMs }]) => [
      code(name),
      code(queue),
      words.contracts.get(name) ?? '',
      payloadFields(payload),
      attempts > 1 ? `${attempts}, first pause ${backoffMs} ms, doubled each time` : '1',
      words.handlers.get(name) ?? '',
    ],
  );
  return [
    '## Jobs',
    'The worker runs them out of BullMQ queues, at least once; what they change for good is recorded in PostgreSQL by its owner.',
    table(['Job', 'Queue', 'What it is for', 'Payload', 'Tries', 'How the worker does it'], rows),
  ].join('\n\n');
}

function rpcSection(words: WrittenWords): string {
  const rows = (Object.keys(rpcMap) as RpcName[]).map((name) => {
    const { kind, callers, deadlineMs, tries, alsoServedBy } = rpcDefinition(name);
    const served = [ownerOf(name), ...(alsoServedBy ? [alsoServedBy] : [])];
    return [
      code(name),
      words.contracts.get(name) ?? '',
      served.map(code).join(', '),
      callers.map(code).join(', '),
      kind,
      `${deadlineMs} ms`,
      String(tries),
    ];
  });
  return [
    '## Questions (RPC)',
    'Request and reply over core NATS, in a queue group for each service. Deadline, caller, request id and trace travel as headers.',
    table(['Subject', 'What is asked', 'Answered by', 'Asked by', 'Kind', 'Deadline', 'Tries'], rows),
  ].join('\n\n');
}

const code = (text: string) => `\`${text}\``;
const cell = (text: string) => text.replaceAll('|', '\\|');

function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.map(cell).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
