import { natsOptions } from '@guildhall/service-kit';
import { connect } from '@nats-io/transport-node';
import { readOrder } from './dead-letters/arguments.js';
import { DeadLetterBox } from './dead-letters/dead-letter-box.js';
import { obey } from './dead-letters/obey.js';
import { runningHouse } from './house/running-house.js';

// npm run dead-letters: looks at the events that a listener could not digest, and tells them again.
try {
  const order = readOrder(process.argv.slice(2));
  const connection = await connect({
    ...natsOptions('operator', runningHouse(process.env)),
    waitOnFirstConnect: false,
  });
  try {
    await obey(order, await DeadLetterBox.open(connection), (text) => process.stdout.write(text));
  } finally {
    await connection.close();
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
