import { z } from 'zod';

/** One limit: so many times within so many seconds, counted for each address, account or e-mail address by itself. */
export interface Limit {
  times: number;
  seconds: number;
  by: 'address' | 'account' | 'email';
}

const hour = 3600;
const quarter = 900;

/** What each limit is unless the setting LIMITS says otherwise. README lists them. */
export const defaultLimits = {
  /** Registrations of one network address. */
  register: { times: 100, seconds: hour, by: 'address' },
  /** Failed log-ins of one network address, whatever the user name. */
  login_address: { times: 100, seconds: quarter, by: 'address' },
  /** Mails to choose a new password, to one e-mail address. */
  forgot_email: { times: 3, seconds: hour, by: 'email' },
  /** The same, asked for by one network address. */
  forgot_address: { times: 30, seconds: hour, by: 'address' },
  /** Tokens of mailed links that one network address tries. */
  link: { times: 30, seconds: hour, by: 'address' },
  /** Confirmation mails that an account asks for. */
  confirm: { times: 3, seconds: hour, by: 'account' },
  /** Training requests of one network address. */
  request: { times: 20, seconds: hour, by: 'address' },
  /** Logos that an account sends. */
  upload: { times: 30, seconds: hour, by: 'account' },
  /** Downloads of everything that is kept about an account. */
  export: { times: 10, seconds: hour, by: 'account' },
  /** Forms of an account that give its current password: to change it or the e-mail address, or to close the account. */
  password: { times: 10, seconds: quarter, by: 'account' },
} as const satisfies Record<string, Limit>;
export type LimitName = keyof typeof defaultLimits;
export type LimitTable = Record<LimitName, Limit>;

const change = /^([a-z_]+)=(\d{1,7})\/(\d{1,7})$/;

/** The setting LIMITS: changes such as `register=20/3600,link=10/600`, times by seconds. */
export const limitSetting = z
  .string()
  .default('')
  .transform((text, context): LimitTable => {
    const table: LimitTable = { ...defaultLimits };
    for (const part of text.split(',').filter(Boolean)) {
      const [, name = '', times, seconds] = change.exec(part.trim()) ?? [];
      if (!Object.hasOwn(table, name) || Number(times) < 1 || Number(seconds) < 1) {
        context.addIssue(`"${part}" must look like register=20/3600; the names are ${Object.keys(table).join(', ')}`);
        continue;
      }
      table[name as LimitName] = { ...table[name as LimitName], times: Number(times), seconds: Number(seconds) };
    }
    return table;
  });
