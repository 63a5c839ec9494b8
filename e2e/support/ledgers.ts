import pg from 'pg';
import type { TestHouse } from '@guildhall/testing/engines';

/** What one registration has led to, counted in every service's own rows and in the mail catcher. */
export interface Effects {
  account: string;
  points: number;
  notifications: number;
  mails: string[];
}

/** Looks into the rows of all services, as their owner: for counting only. */
export class Ledgers {
  private readonly owner: pg.Pool;

  constructor(private readonly house: TestHouse) {
    this.owner = new pg.Pool({ connectionString: house.house().urls['DATABASE_URL'], max: 2 });
    this.owner.on('error', () => undefined);
  }

  async rows<Row extends pg.QueryResultRow>(sql: string, values: unknown[] = []): Promise<Row[]> {
    return (await this.owner.query<Row>(sql, values)).rows;
  }

  /** The effects of each of these accounts' registrations; welcome mails by their Message-ID, doubled ones included. */
  async effectsOf(accounts: { id: string; email: string }[]): Promise<Effects[]> {
    const ids = accounts.map(({ id }) => id);
    const count = (table: string) =>
      this.rows<{ account: string; n: number }>(
        `SELECT "accountId" AS account, count(*)::int AS n FROM ${table} WHERE "accountId" = ANY($1) GROUP BY 1`,
        [ids],
      );
    const [points, notifications, mails] = await Promise.all([
      count('gamification.point_entries'),
      count('messaging.notifications'),
      this.mails(),
    ]);
    return accounts.map(({ id, email }) => ({
      account: id,
      points: points.find((row) => row.account === id)?.n ?? 0,
      notifications: notifications.find((row) => row.account === id)?.n ?? 0,
      mails: mails.filter((mail) => isWelcome(mail) && mail.to.includes(email)).map((mail) => mail.messageId),
    }));
  }

  /** Everything in the mail catcher. */
  async mails(): Promise<{ to: string[]; messageId: string; subject: string }[]> {
    const response = await fetch(`${this.house.mailInbox}/api/mails`).catch(() => null);
    return response?.ok ? ((await response.json()) as { to: string[]; messageId: string; subject: string }[]) : [];
  }

  close(): Promise<void> {
    return this.owner.end();
  }
}

/** The other mail of a registration asks to confirm its address. */
export const isWelcome = ({ subject }: { subject: string }) => subject.startsWith('Welcome');

/** One ledger row, one notification, at least one mail. */
export const hasAll = (effects: Effects[]) =>
  effects.every(({ points, notifications, mails }) => points >= 1 && notifications >= 1 && mails.length >= 1);
