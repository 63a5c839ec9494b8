import { Refusal } from '../engines/refusal.mjs';
import { lastLines } from '../engines/until-ready.mjs';

/**
 * What is said of a process that ended before the house was ready: the bad setting it named, else the end of its log.
 * @param {{ instance: string, log: string }} process
 * @param {string} how such as "ended with code 1"
 * @returns {Error} a Refusal for a bad setting: its first line names the variable
 */
export function endedTooEarly({ instance, log }, how) {
  const words = lastLines(log, 200);
  // A process says it in plain words, or with a stack below when it found out later.
  const [bad] = [...words.matchAll(/^(?:Error: )?(Bad setting [A-Z_]+: .+?)(?: \{)?$/gm)].map(([, line]) => line);
  if (bad) return new Refusal(`${bad} (${instance} ${how}; its log is ${log})`);
  const end = words.split('\n').slice(-20).join('\n');
  return new Error(`${instance} ${how} before the house was ready. The end of ${log}:\n${end}`);
}
