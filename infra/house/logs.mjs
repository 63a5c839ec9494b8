import { spawn } from 'node:child_process';
import { Refusal } from '../engines/refusal.mjs';
import { demandRunningHouse } from './demand-running-house.mjs';

/* npm run logs -- <process>: shows the end of its log and follows it; several names follow several. */
try {
  const { processes } = demandRunningHouse(process.env);
  const names = process.argv.slice(2);
  const chosen = processes.filter(({ name, instance }) => names.includes(name) || names.includes(instance));
  if (chosen.length === 0) {
    throw new Refusal(
      `Say whose log: npm run logs -- <process>, one of ${processes.map(({ instance }) => instance).join(', ')}.`,
    );
  }
  // -F goes on when the log is set aside at the next start.
  spawn('tail', ['-n', '100', '-F', ...chosen.map(({ log }) => log)], { stdio: 'inherit' });
} catch (error) {
  console.error(error instanceof Refusal ? error.message : error);
  process.exitCode = 1;
}
