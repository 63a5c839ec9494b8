import { NotificationsAndMails1795132800000 } from './1795132800000-notifications-and-mails.js';
import { MailsOfAccounts1795260000000 } from './1795260000000-mails-of-accounts.js';

/** The service's own schema of the database. */
export const schema = 'messaging';

/** In the order they run. A migration that has landed is never edited. */
export const migrations = [NotificationsAndMails1795132800000, MailsOfAccounts1795260000000];
