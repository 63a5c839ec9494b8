import type { DeadLetterOrder } from './arguments.js';
import type { DeadLetterBox } from './dead-letter-box.js';
import { letterLine, letterText } from './letter-text.js';

/** Does with the dead letters what was ordered and says so, line by line. */
export async function obey(order: DeadLetterOrder, box: DeadLetterBox, say: (text: string) => void): Promise<void> {
  switch (order.verb) {
    case 'list':
      return list(box, say);
    case 'show':
      return say(letterText(await box.find(order.seq)));
    case 'replay':
      await box.replay(await box.find(order.seq));
      return say(`Told again: ${order.seq}\n`);
    case 'replay all':
      return replayAll(box, say);
  }
}

async function list(box: DeadLetterBox, say: (text: string) => void): Promise<void> {
  let count = 0;
  for await (const letter of box.letters()) {
    count += 1;
    say(letterLine(letter));
  }
  say(count === 0 ? 'There are no dead letters.\n' : `${count} dead letters\n`);
}

/** Those that come in meanwhile, one's own replays among them, are left for the next time. */
async function replayAll(box: DeadLetterBox, say: (text: string) => void): Promise<void> {
  const letters = [];
  for await (const letter of box.letters()) letters.push(letter);
  for (const letter of letters) await box.replay(letter);
  say(`${letters.length} dead letters told again\n`);
}
