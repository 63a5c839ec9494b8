import type { HttpRouteName } from '@guildhall/contracts/http';

/** What a caller finds: its way in, a request to log in, a refusal, or nothing at all. */
export type Verdict = 'in' | 'log in' | 'denied' | 'not there';
type Row = Record<'anonymous' | 'owner' | 'stranger' | 'admin', Verdict>;

const everybody: Row = { anonymous: 'in', owner: 'in', stranger: 'in', admin: 'in' };
const nobody: Row = { anonymous: 'not there', owner: 'not there', stranger: 'not there', admin: 'not there' };
const members: Row = { anonymous: 'log in', owner: 'in', stranger: 'in', admin: 'in' };
/** A thing of the owner's: for everybody else it isn't there. */
const owner: Row = { anonymous: 'log in', owner: 'in', stranger: 'not there', admin: 'not there' };
const admin: Row = { anonymous: 'log in', owner: 'denied', stranger: 'denied', admin: 'in' };
/** The administrator's too, asked for something that never was. */
const adminFindsNothing: Row = { ...admin, admin: 'not there' };

/**
 * Who may do what. An id in a route is one of the owner's (of a third account for the administrator's deeds); of trainings,
 * resources and logos it is one that never was.
 */
export const accessTable: Record<HttpRouteName, Row> = {
  'auth.session': members,
  'auth.login': everybody,
  'auth.register': everybody,
  'auth.logout': everybody,
  'training.search': everybody,
  'training.read': nobody,
  'training.request': everybody,
  'resources.list': everybody,
  'resources.read': nobody,
  'notifications.list': members,
  'rewards.read': members,
  'auth.forgot-password': everybody,
  'auth.reset-password': everybody,
  'auth.confirm-email': everybody,
  'user.confirm-email': members,
  'user.change-password': members,
  'user.profile': members,
  'user.pending-email': members,
  'users.update': owner,
  'users.upload-logo': members,
  'users.remove-logo': members,
  'logos.read': nobody,
  'companies.read': everybody,
  'user.sessions': members,
  'user.sessions.end': owner,
  'user.sessions.end-others': members,
  'user.export': members,
  'user.close': members,
  'user.keep': members,
  'admin.accounts.list': admin,
  'admin.accounts.disable': admin,
  'admin.accounts.enable': admin,
  'admin.accounts.end-sessions': admin,
  'admin.audit.list': admin,
  'admin.requests.list': admin,
  'admin.requests.read': adminFindsNothing,
  'admin.requests.mark': adminFindsNothing,
};
