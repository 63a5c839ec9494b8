import { readFileSync } from 'node:fs';

/*
 * A process number alone proves nothing: numbers are given out again. Together with the moment the process started
 * (in the kernel's ticks since boot) and the boot's own id it names one process for ever.
 */

/**
 * When a process started, as the kernel counts, with the id of the boot.
 * @param {number} pid
 * @returns {string} empty when there is no such process
 */
export function startTimeOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in brackets may hold blanks; the fields are counted from behind it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (fields[0] === 'Z' || fields[0] === 'X') return '';
    return `${fields[19]}@${bootId()}`;
  } catch {
    return '';
  }
}

/**
 * Whether a recorded process is still there and is the same one.
 * @param {number} pid
 * @param {string} startTime as recorded by `startTimeOf`
 */
export function isSameProcess(pid, startTime) {
  return startTime !== '' && startTimeOf(pid) === startTime;
}

function bootId() {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return '';
  }
}
