import type { AccountSummary, AuditAction, AuditEntry, AuditList, LogInRefusal } from '@guildhall/contracts/auth';

/** Every word of the administrator's pages. */
export const adminWords = {
  title: 'Administration',
  sections: { accounts: 'Accounts', requests: 'Training requests', audit: 'Audit log' },
  label: 'Parts of the administration',
  tryAgain: 'Try again',
  failed: 'This could not be loaded.',
  loading: 'Loading',
  pages: { label: 'Older and newer entries', older: 'Older', newest: 'Back to the newest' },
  notDone: 'That could not be done. Please try again.',
  accounts: {
    search: 'Search accounts',
    hint: 'User name, company or e-mail address',
    state: 'State',
    every: 'Every state',
    submit: 'Search',
    none: 'No account fits this search.',
    count: (total: number) => `${total} ${total === 1 ? 'account' : 'accounts'}`,
    opened: 'Opened',
    lastLogIn: 'last log-in',
    never: 'none yet',
    states: { active: 'Active', disabled: 'Disabled', closing: 'Closing' } satisfies Record<
      AccountSummary['state'],
      string
    >,
    disable: 'Disable',
    enable: 'Enable',
    endSessions: 'End sessions',
    trail: 'What happened',
    sure: (name: string) => ({
      title: `Disable ${name}?`,
      text: 'Everybody who is signed in with this account is out at once, and nobody can log in with it until it is enabled again.',
      yes: 'Disable the account',
      no: 'Cancel',
    }),
    done: { title: 'Done', description: 'It is in force now.' },
  },
  audit: {
    title: 'What happened on the site, newest first',
    columns: { when: 'When', what: 'What', account: 'Account', by: 'By', from: 'From' },
    noAccount: 'none',
    empty: 'Nothing is written down yet.',
    heading: (name: string) => `What happened to ${name}`,
    older: 'Older',
    none: 'Nothing is written down about this account.',
    refused: 'refused',
    by: 'by',
    visitor: 'a visitor',
    erased: 'an erased account',
    house: 'the site itself',
    from: 'from',
  },
  requests: {
    open: (count: number) =>
      count === 0 ? 'Nothing waits for an answer' : `${count} ${count === 1 ? 'waits' : 'wait'} for an answer`,
    none: 'Nobody has asked for training yet.',
    waits: 'Waits',
    answered: 'Answered',
    mark: 'Mark as answered',
    unmark: 'Open again',
    done: (answered: boolean) => ({
      title: 'Done',
      description: answered ? 'The request is marked as answered.' : 'The request is open again.',
    }),
    write: 'Write an answer',
    subject: (companyName: string) => `Your training request (${companyName})`,
    facts: { industry: 'Industry', employees: 'Employees', timeframe: 'Timeframe', format: 'Format', budget: 'Budget' },
    needs: 'Training needs',
    skills: 'Skills needed',
    email: 'Email',
    phone: 'Phone',
  },
} as const;

/** What each deed of the audit log is called. */
export const deedWords: Record<AuditAction, string> = {
  logged_in: 'Log-in',
  logged_out: 'Log-out',
  registered: 'Registration',
  password_reset_asked: 'Link for a new password asked for',
  password_reset: 'New password by a mailed link',
  password_changed: 'Password change',
  email_change_asked: 'Another e-mail address asked for',
  email_change_cancelled: 'E-mail address kept after all',
  email_confirmed: 'E-mail address confirmed',
  email_changed: 'E-mail address changed',
  profile_changed: 'Profile change',
  logo_changed: 'Logo change',
  sessions_ended: 'Sessions ended',
  account_disabled: 'Account disabled',
  account_enabled: 'Account enabled',
  account_closing_asked: 'Closing asked for',
  account_kept: 'Closing taken back',
  account_erased: 'Account erased',
  data_exported: 'Data exported',
  access_denied: 'Access denied',
};

/** Why a log-in was refused. */
const refusalWords: Record<LogInRefusal, string> = {
  unknown_name: 'no account has this user name',
  wrong_password: 'wrong password',
  disabled: 'the account is disabled',
  too_many: 'too many tries; further ones within a quarter of an hour are not written down',
};

/** What somebody tried to get at, by the name of its address. */
const routeWords: Record<string, string> = {
  'users.update': 'the profile of another company',
  'user.sessions.end': 'a session that is none of its own',
};
const placeOf = (route: string) => routeWords[route] ?? (route.startsWith('admin.') ? 'the administration' : route);

/** What a line of the audit log tells besides, in plain words; null where it tells no more. */
export function detailWords({ reason, route }: AuditEntry['details']): string | null {
  if (reason) return Object.hasOwn(refusalWords, reason) ? refusalWords[reason as LogInRefusal] : reason;
  return route ? placeOf(route) : null;
}

/** Who did it, in plain words: what comes from no network address, nobody asked for. */
export function whoDid({
  actor,
  actorId,
  address,
}: Pick<AuditList['results'][number], 'actor' | 'actorId' | 'address'>) {
  const { visitor, erased, house } = adminWords.audit;
  if (actorId) return actor ?? erased;
  return address ? visitor : house;
}
