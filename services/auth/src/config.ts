import { databaseSettings, loadConfig, processSettings, redisSettings, storageSettings } from '@guildhall/service-kit';
import { site } from '@guildhall/contracts/site';
import { z } from 'zod';

/** The settings of the auth service. */
export const config = loadConfig(
  z.object({
    ...processSettings,
    ...databaseSettings,
    ...redisSettings,
    ...storageSettings,
    /** Password that the account `admin` is created with at the first start; without it no such account is made. */
    ADMIN_PASSWORD: z.string().min(8, 'must have at least 8 characters').optional(),
    /** E-mail address of the account `admin`. */
    ADMIN_EMAIL: z.email('must be an e-mail address').default(`admin@${site.mailDomain}`),
  }),
);
