import { loadConfig, processSettings, redisSettings, storageSettings } from '@guildhall/service-kit';
import { z } from 'zod';
import { limitSetting } from './limits/limit-table.js';
import { uploadsAtOnceSetting } from './uploads/uploads-at-once.js';

/** The settings of the gateway. */
export const config = loadConfig(
  z.object({
    ...processSettings,
    ...redisSettings,
    ...storageSettings,
    /** Port that the site answers on. */
    PORT: z
      .string()
      .regex(/^\d{1,5}$/, 'must be a port number')
      .transform(Number)
      .default(3000),
    /** Address to listen on; loopback unless said otherwise. */
    HOST: z.string().default('127.0.0.1'),
    /** Where people reach the site: https makes cookies Secure. Links in mails start with it. */
    PUBLIC_URL: z.url({ protocol: /^https?$/, error: 'must be an http(s):// address' }).optional(),
    /** Comma-joined addresses or networks of proxies whose X-Forwarded-For counts. */
    TRUSTED_PROXIES: z.string().optional(),
    /** Changes to the limits, such as `register=20/3600,link=10/600`: times by seconds. */
    LIMITS: limitSetting,
    /** Unfinished uploads of one account / one network address, such as `3/20`. */
    UPLOADS_AT_ONCE: uploadsAtOnceSetting,
    /** Folder of the built frontend. */
    FRONTEND_DIST: z.string().default('frontend/dist'),
  }),
);

export type GatewayConfig = typeof config;
