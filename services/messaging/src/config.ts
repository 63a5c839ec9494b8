import { wholeNumber } from '@guildhall/contracts/fields';
import { site } from '@guildhall/contracts/site';
import { databaseSettings, loadConfig, processSettings } from '@guildhall/service-kit';
import { z } from 'zod';

/** The settings of the messaging service. */
export const config = loadConfig(
  z.object({
    ...processSettings,
    ...databaseSettings,
    /** Address of the site as its visitors see it: every link in a mail begins with it. */
    PUBLIC_URL: z
      .url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' })
      .default('http://localhost:3000'),
    /** Address of the coordinator: training requests are mailed there. */
    ADMIN_EMAIL: z.email('must be an e-mail address').default(`admin@${site.mailDomain}`),
    /** Seconds that a worker may take to send a mail before another may try. */
    MAIL_LEASE_SECONDS: wholeNumber(1, 3600).default(60),
  }),
);
