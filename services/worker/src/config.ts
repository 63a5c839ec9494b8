import { wholeNumber } from '@guildhall/contracts/fields';
import { loadConfig, processSettings, redisSettings } from '@guildhall/service-kit';
import { z } from 'zod';

/** The settings of the worker. */
export const config = loadConfig(
  z.object({
    ...processSettings,
    ...redisSettings,
    /** Address of the server that takes our mail, with name and password where it asks for them. */
    SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' }),
    /** Seconds between two looks for mails that are due but in no queue. */
    MAIL_SWEEP_SECONDS: wholeNumber(1, 3600).default(30),
  }),
);
