import { runOwnService } from '@guildhall/testing/service';
import type { OwnService } from '@guildhall/testing/service';
import { schema } from '../migrations/index.js';
import { RoomsModule } from '../rooms.module.js';

/** The settings of the messaging service in its own tests. */
export const settingsInTests = {
  PUBLIC_URL: 'https://guildhall.example/',
  MAIL_LEASE_SECONDS: 60,
  ADMIN_EMAIL: 'admin@guildhall.example',
};

/** The messaging service by itself. */
export const runOwnMessaging = (): Promise<OwnService> =>
  runOwnService('messaging', schema, [RoomsModule.withSettings(settingsInTests)]);
