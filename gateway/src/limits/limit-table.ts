import type { LimitName } from '@guildhall/contracts/http';
import { z } from 'zod';

/** So many times within so many seconds. */
export interface Limit {
  times: number;
  seconds: number;
}
export type LimitTable = Record<LimitName, Limit>;

/** The token of the limits in force. */
export const LIMITS = Symbol('limits');

const hour = 3600;
const quarter = 900;
const month = 30 * 24 * hour;

/** What each limit is unless the setting LIMITS says otherwise. README lists them. */
export const defaultLimits: Readonly<LimitTable> = {
  register: { times: 100, seconds: hour },
  login_address: { times: 100, seconds: quarter },
  login_free: { times: 10, seconds: quarter },
  login_slow: { times: 1, seconds: 30 },
  login_row: { times: 100, seconds: month },
  forgot_email: { times: 3, seconds: hour },
  forgot_address: { times: 30, seconds: hour },
  link: { times: 30, seconds: hour },
  confirm: { times: 3, seconds: hour },
  request: { times: 20, seconds: hour },
  upload: { times: 30, seconds: hour },
  export: { times: 10, seconds: hour },
  password: { times: 10, seconds: quarter },
};

const change = /^([a-z_]+)=(\d{1,7})\/(\d{1,7})$/;

/** The setting LIMITS: changes such as `register=20/3600,link=10/600`, times by seconds. */
export const limitSetting = z
  .string()
  .default('')
  .transform((text, context): LimitTable => {
    const table: LimitTable = { ...defaultLimits };
    for (const part of text.split(',').filter(Boolean)) {
      const [, name = '', times, seconds] = change.exec(part.trim()) ?? [];
      if (!isLimit(name) || Number(times) < 1 || Number(seconds) < 1) {
        context.addIssue(`"${part}" must look like register=20/3600; the names are ${Object.keys(table).join(', ')}`);
        continue;
      }
      table[name] = { times: Number(times), seconds: Number(seconds) };
    }
    return table;
  });

const isLimit = (name: string): name is LimitName => Object.hasOwn(defaultLimits, name);
