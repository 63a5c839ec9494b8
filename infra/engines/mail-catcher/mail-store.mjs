import { randomBytes } from 'node:crypto';
import { open, readFile, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';

/**
 * @typedef {object} MailSummary
 * @property {string} id also the file's name without `.eml`; sorts by time of arrival
 * @property {string} receivedAt ISO 8601
 * @property {string} from
 * @property {string[]} to the envelope's recipients: whom it really went to
 * @property {string} subject
 * @property {string} messageId
 * @property {string} text
 */

const recipientsHeader = 'X-Envelope-To';

/** Mails kept as files in one folder; the list of them is held in memory. */
export class MailStore {
  /** @param {string} folder */
  constructor(folder) {
    this.folder = folder;
    /** @type {MailSummary[]} oldest first */
    this.mails = [];
  }

  /** Reads what is in the folder; half-written files of an earlier run are removed. */
  async load() {
    const files = (await readdir(this.folder)).sort();
    for (const file of files) {
      if (file.endsWith('.part')) await rm(join(this.folder, file));
      if (file.endsWith('.eml')) this.mails.push(await this.#summary(file.slice(0, -4)));
    }
  }

  /**
   * Keeps a mail; when it returns, the mail is on disk.
   * @param {AsyncIterable<Buffer>} stream the mail as it came
   * @param {string[]} recipients
   */
  async add(stream, recipients) {
    const id = `${String(Date.now()).padStart(14, '0')}-${randomBytes(4).toString('hex')}`;
    const draft = join(this.folder, `${id}.part`);
    const file = await open(draft, 'wx', 0o600);
    try {
      await file.write(`${recipientsHeader}: ${recipients.join(', ')}\r\n`);
      for await (const chunk of stream) await file.write(chunk);
    } finally {
      await file.close();
    }
    await rename(draft, this.#path(id));
    this.mails.push(await this.#summary(id));
  }

  /**
   * One mail in full.
   * @param {string} id
   * @returns {Promise<{ summary: MailSummary, html: string | null, source: string } | undefined>}
   */
  async find(id) {
    const summary = this.mails.find((mail) => mail.id === id);
    if (!summary) return undefined;
    const source = await readFile(this.#path(id));
    const { html } = await PostalMime.parse(source);
    return { summary, html: html ?? null, source: source.toString('utf8') };
  }

  /** Throws every mail away. */
  async clear() {
    const gone = this.mails;
    this.mails = [];
    await Promise.all(gone.map((mail) => rm(this.#path(mail.id), { force: true })));
  }

  /** @param {string} id @returns {Promise<MailSummary>} */
  async #summary(id) {
    const mail = await PostalMime.parse(await readFile(this.#path(id)));
    const envelope = mail.headers.find((header) => header.key === recipientsHeader.toLowerCase())?.value ?? '';
    return {
      id,
      receivedAt: new Date(Number(id.split('-')[0])).toISOString(),
      from: mail.from?.address ?? '',
      to: envelope.split(', ').filter(Boolean),
      subject: mail.subject ?? '',
      messageId: mail.messageId ?? '',
      text: mail.text ?? '',
    };
  }

  /** @param {string} id */
  #path(id) {
    return join(this.folder, `${id}.eml`);
  }
}
