import type { DeadLetter } from './dead-letter-box.js';

/** One line per dead letter. */
export function letterLine({ seq, at, listener, event, attempts, error }: DeadLetter): string {
  return `${String(seq).padStart(6)}  ${at.toISOString()}  ${listener.padEnd(16)}  ${event}  after ${attempts} tries: ${error}\n`;
}

/** All that is known of one dead letter. */
export function letterText({ seq, at, listener, event, eventId, attempts, error, payload }: DeadLetter): string {
  const rows = [
    ['Number', String(seq)],
    ['Set aside', `${at.toISOString()} after ${attempts} tries`],
    ['Listener', listener],
    ['Event', event],
    ['Event id', eventId],
    ['Error', error],
  ];
  return `${rows.map(([title = '', value = '']) => `${title.padEnd(10)}  ${value}\n`).join('')}\n${readable(payload)}\n`;
}

/** The payload as indented JSON; what is no JSON, which may be just what was wrong with it, as it is. */
function readable(payload: Uint8Array): string {
  const text = new TextDecoder().decode(payload);
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
