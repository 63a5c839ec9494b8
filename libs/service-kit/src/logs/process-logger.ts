import { ConsoleLogger } from '@nestjs/common';
import type { LogLevel } from '@nestjs/common';
import { currentRequestId } from '../context/request-context.js';

const severities = ['fatal', 'error', 'warn', 'log', 'debug', 'verbose'] as const;

/** Writes one JSON object a line, with the instance and the request it belongs to. */
export class ProcessLogger extends ConsoleLogger {
  constructor(
    private readonly instance: string,
    leastSevere: LogLevel,
  ) {
    super({ json: true, colors: false, logLevels: severities.slice(0, severities.indexOf(leastSevere) + 1) });
  }

  protected override getJsonLogObject(...args: Parameters<ConsoleLogger['getJsonLogObject']>) {
    const line = super.getJsonLogObject(...args);
    const requestId = currentRequestId();
    return {
      ...line,
      time: new Date(line.timestamp).toISOString(),
      instance: this.instance,
      ...(requestId ? { requestId } : {}),
    };
  }
}
