import { databaseSettings, loadConfig, processSettings } from '@guildhall/service-kit';
import { z } from 'zod';

/** The settings of the gamification service. */
export const config = loadConfig(z.object({ ...processSettings, ...databaseSettings }));
