/**
 * Something the person at the keyboard can mend: the message is one line that names what is wrong and the way out.
 * Commands print it without a stack and end with exit code 1.
 */
export class Refusal extends Error {
  /** @param {string} message one line, in plain words */
  constructor(message) {
    super(message);
    this.name = 'Refusal';
  }
}
