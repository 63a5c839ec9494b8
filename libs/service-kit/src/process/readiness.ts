import { Injectable, Logger } from '@nestjs/common';
import { readySubject } from '@guildhall/contracts/rpc';
import { Broker } from '../events/broker.js';

type Check = () => Promise<unknown>;

/** Answers, per instance, whether this process can do its work: asked by the launcher and by health checks. */
@Injectable()
export class Readiness {
  private readonly logger = new Logger(Readiness.name);
  private readonly checks = new Map<string, Check>();

  constructor(private readonly broker: Broker) {}

  /** Adds a thing without which this process is not ready. */
  require(name: string, check: Check): void {
    this.checks.set(name, check);
  }

  /** Starts answering under the instance's own subject; call it once everything listens. */
  async answerAs(instance: string): Promise<void> {
    const connection = await this.broker.connected();
    connection.subscribe(readySubject(instance), {
      callback: (error, message) => {
        if (error) this.logger.warn(error.message);
        else void this.state().then((state) => message.respond(JSON.stringify(state)));
      },
    });
  }

  private async state(): Promise<{ ready: boolean; waitsFor: string[] }> {
    const names = [...this.checks.keys()];
    const outcomes = await Promise.allSettled([...this.checks.values()].map(async (check) => check()));
    const waitsFor = names.filter((_, i) => outcomes[i]?.status === 'rejected');
    return { ready: waitsFor.length === 0, waitsFor };
  }
}
