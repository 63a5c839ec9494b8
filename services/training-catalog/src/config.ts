import { databaseSettings, loadConfig, processSettings } from '@guildhall/service-kit';
import { z } from 'zod';

/** The settings of training-catalog and of catalog-search. */
export const config = loadConfig(
  z.object({
    ...processSettings,
    ...databaseSettings,
    /** Elasticsearch address; without it PostgreSQL alone answers searches. */
    ELASTICSEARCH_URL: z.url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' }).optional(),
  }),
);
