import { nextWait } from './back-off.mjs';
import { startTimeOf } from './process-identity.mjs';

/**
 * @typedef {object} ChargeOptions
 * @property {string} name
 * @property {string} instance
 * @property {'engine' | 'process'} kind
 * @property {string} log file
 * @property {() => Promise<import('../engines/launch.mjs').Launched>} start can be called again
 */

/** One process the launcher answers for: started, watched, started again when it ends, stopped. */
export class Charge {
  /** @type {import('../engines/launch.mjs').Launched | undefined} */
  #running;
  /** @type {Promise<void>} */
  #starting = Promise.resolve();
  /** @type {NodeJS.Timeout | undefined} */
  #timer;
  #stopping = false;
  #keepAlive = false;
  #wait = 0;
  #startedAt = 0;
  restarts = 0;

  /**
   * @param {ChargeOptions} options
   * @param {{ onChange: () => void, onEnd: (charge: Charge, how: string) => void, tell: (line: string) => void }} house
   */
  constructor(options, house) {
    this.options = options;
    this.house = house;
  }

  /**
   * Starts it for the first time.
   * @returns {Promise<import('../engines/launch.mjs').Launched>}
   */
  async start() {
    await this.#launch();
    return /** @type {import('../engines/launch.mjs').Launched} */ (this.#running);
  }

  /** From now on it is started again when it ends. */
  keepAlive() {
    this.#keepAlive = true;
  }

  /** What the house's record says about it. */
  record() {
    const { name, instance, kind, log } = this.options;
    const pid = this.#running?.isAlive() ? this.#running.pid : null;
    const startTime = pid === null ? '' : startTimeOf(pid);
    return { name, instance, kind, pid, startTime, log, restarts: this.restarts };
  }

  /** Ends it for good. */
  async stop() {
    this.#stopping = true;
    clearTimeout(this.#timer);
    await this.#starting.catch(() => {});
    await this.#running?.stop();
  }

  #launch() {
    this.#starting = this.options.start().then((launched) => {
      this.#running = launched;
      this.#startedAt = Date.now();
      void launched.exited.then((how) => this.#ended(how));
      this.house.onChange();
    });
    return this.#starting;
  }

  /** @param {string} how */
  #ended(how) {
    if (this.#stopping) return;
    this.house.onChange();
    if (this.#keepAlive) this.#again(how);
    else this.house.onEnd(this, how);
  }

  /** @param {string} how */
  #again(how) {
    this.#wait = nextWait(this.#wait, Date.now() - this.#startedAt);
    this.house.tell(`${this.options.instance} ${how}; starting it again in ${this.#wait / 1000} s`);
    this.#timer = setTimeout(() => {
      this.restarts += 1;
      this.#launch().catch((error) => {
        this.#startedAt = Date.now();
        if (!this.#stopping) this.#again(`did not start (${String(error.message).split('\n')[0]})`);
      });
    }, this.#wait);
  }
}
