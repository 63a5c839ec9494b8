import { join } from 'node:path';
import { endedTooEarly } from './ended-too-early.mjs';
import { killAllGroups, settledWithin } from '../engines/launch.mjs';
import { Charge } from './charge.mjs';
import { removeRecord, writeRecord } from './house-record.mjs';
import { startTimeOf } from './process-identity.mjs';

/** Everything must be gone 10 s after the word; what is still there a little before that is killed. */
const closedWithinMs = 9000;

/** The running house: what the launcher has started, what it tells other commands, how it is closed. */
export class House {
  /** @type {Charge[]} */
  #engines = [];
  /** @type {Charge[]} */
  #processes = [];
  /** @type {Charge | undefined} */
  #gateway;
  #broken = new AbortController();
  #closed = false;

  /**
   * @param {import('./settings.mjs').Settings} settings
   * @param {(line: string) => void} tell hears of every restart
   */
  constructor(settings, tell) {
    this.tell = tell;
    this.data = settings.data;
    this.logs = join(settings.data, 'logs');
    this.record = {
      pid: process.pid,
      startTime: startTimeOf(process.pid),
      startedAt: new Date().toISOString(),
      ready: false,
      address: settings.address,
      data: settings.data,
      logs: this.logs,
      ports: /** @type {Record<string, number>} */ ({ gateway: settings.port }),
      urls: { ...settings.given },
      mailInbox: /** @type {string | null} */ (null),
      brokerGiven: 'NATS_URL' in settings.given,
    };
  }

  /** Aborted, with the reason, when something ends before the house is ready. */
  get broken() {
    return this.#broken.signal;
  }

  /**
   * Starts an engine and waits until it is ready.
   * @param {import('../engines/engine-set.mjs').EnginePlan} plan
   */
  async addEngine({ name, variable, ports, logFile, start }) {
    const charge = this.#charge({ name, instance: name, kind: 'engine', log: logFile, start });
    this.#engines.push(charge);
    const engine = await charge.start();
    Object.assign(this.record.ports, ports);
    if ('url' in engine) this.record.urls[variable] = String(engine.url);
    if ('inbox' in engine) this.record.mailInbox = String(engine.inbox);
    this.#note();
  }

  /**
   * Starts a process of the house; does not wait until it is ready.
   * @param {import('./charge.mjs').ChargeOptions} options
   */
  async addProcess(options) {
    const charge = this.#charge(options);
    this.#processes.push(charge);
    await charge.start();
  }

  /** Starts the gateway, which will be the first to stop. @param {import('./charge.mjs').ChargeOptions} options */
  async addGateway(options) {
    this.#gateway = this.#charge(options);
    await this.#gateway.start();
  }

  /** The house is ready: from now on whatever ends is started again. */
  open() {
    this.record.ready = true;
    for (const charge of this.#all()) charge.keepAlive();
    this.#note();
  }

  /** Stops the gateway, then the other processes, then the engines; leaves no process and no record. */
  async close() {
    if (this.#closed) return;
    this.#closed = true;
    const inOrder = async () => {
      await this.#gateway?.stop();
      await Promise.all(this.#processes.map((charge) => charge.stop()));
      await Promise.all(this.#engines.map((charge) => charge.stop()));
    };
    if (!(await settledWithin(inOrder(), closedWithinMs))) killAllGroups();
    removeRecord(this.data);
  }

  #all() {
    return [...this.#engines, ...this.#processes, ...(this.#gateway ? [this.#gateway] : [])];
  }

  /** @param {import('./charge.mjs').ChargeOptions} options */
  #charge(options) {
    if (this.#closed) throw new Error('The house is closed.');
    return new Charge(options, {
      tell: this.tell,
      onChange: () => this.#note(),
      onEnd: (charge, how) => this.#broken.abort(endedTooEarly(charge.options, how)),
    });
  }

  #note() {
    if (this.#closed) return;
    writeRecord(this.data, { ...this.record, processes: this.#all().map((charge) => charge.record()) });
  }
}
