import { databaseSettings, loadConfig, processSettings } from '@guildhall/service-kit';
import { z } from 'zod';

/** The settings of the marketplace service. */
export const config = loadConfig(z.object({ ...processSettings, ...databaseSettings }));
