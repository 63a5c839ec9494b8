import { Accounts1795132800000 } from './1795132800000-accounts.js';
import { AccountLife1795219200000 } from './1795219200000-account-life.js';
import { OneTimeLinks1795221000000 } from './1795221000000-one-time-links.js';
import { ClosingAccounts1795260000000 } from './1795260000000-closing-accounts.js';
import { MailboxesOfLinks1795262000000 } from './1795262000000-mailboxes-of-links.js';
import { BudgetsOfMailboxes1795263000000 } from './1795263000000-budgets-of-mailboxes.js';

/** The service's own schema of the database. */
export const schema = 'auth';

/** In the order they run. A migration that has landed is never edited. */
export const migrations = [
  Accounts1795132800000,
  AccountLife1795219200000,
  OneTimeLinks1795221000000,
  ClosingAccounts1795260000000,
  MailboxesOfLinks1795262000000,
  BudgetsOfMailboxes1795263000000,
];
