import { z } from 'zod';
import { account } from '../auth/account.schema.js';
import { emailConfirmation, forgottenPassword, passwordChange, passwordReset } from '../auth/password.schema.js';
import { company } from '../auth/company.schema.js';
import { companyProfile, personalProfile } from '../auth/profile.schema.js';
import { sessionList } from '../auth/session.schema.js';
import { idInPath } from '../fields/index.js';
import { route } from './define.js';

/** What members do with their own accounts, and what helps those who can't get into theirs. */
export const accountRoutes = {
  'auth.forgot-password': route({
    method: 'POST',
    path: '/api/auth/forgot-password',
    access: 'public',
    summary: 'Mail a link to choose a new password; the answer never tells whether the address is known',
    body: forgottenPassword,
    answer: z.object({ sent: z.literal(true) }),
    status: 200,
  }),
  'auth.reset-password': route({
    method: 'POST',
    path: '/api/auth/reset-password',
    access: 'public',
    summary: 'Choose a new password by a mailed link; every session ends',
    body: passwordReset,
    answer: z.object({ reset: z.literal(true) }),
    status: 200,
    errors: ['auth.link.dead', 'auth.hashing.busy'],
  }),
  'auth.confirm-email': route({
    method: 'POST',
    path: '/api/auth/confirm-email',
    access: 'public',
    summary: 'Confirm an e-mail address by a mailed link',
    body: emailConfirmation,
    answer: z.object({ confirmed: z.literal(true) }),
    status: 200,
    errors: ['auth.link.dead', 'auth.account.email_taken'],
  }),
  'user.confirm-email': route({
    method: 'POST',
    path: '/api/user/confirm-email',
    access: 'member',
    summary: 'Mail the own confirmation link again',
    body: z.strictObject({}),
    answer: z.object({ sent: z.literal(true) }),
    status: 200,
    errors: ['auth.account.email_confirmed'],
  }),
  'user.change-password': route({
    method: 'POST',
    path: '/api/user/change-password',
    access: 'member',
    summary: 'Choose a new password; every other session ends',
    body: passwordChange,
    answer: account,
    status: 200,
    errors: ['auth.credentials.not_current', 'auth.hashing.busy', 'session.store_away'],
  }),
  'user.profile': route({
    method: 'PATCH',
    path: '/api/user/profile',
    access: 'member',
    summary: 'Save the own profile; what is left out stays. A new e-mail address asks for currentPassword',
    body: personalProfile,
    answer: account,
    status: 200,
    errors: ['auth.credentials.not_current', 'auth.account.email_taken', 'auth.hashing.busy'],
  }),
  'users.update': route({
    method: 'PUT',
    path: '/api/users/:id',
    access: 'member',
    summary: 'Save the own company; what is left out stays. A new e-mail address asks for currentPassword',
    params: z.object({ id: idInPath() }),
    body: companyProfile,
    answer: account,
    status: 200,
    errors: ['auth.account.not_found', 'auth.credentials.not_current', 'auth.account.email_taken', 'auth.hashing.busy'],
  }),
  'companies.read': route({
    method: 'GET',
    path: '/api/companies/:id',
    access: 'public',
    summary: 'A company as everybody may see it',
    params: z.object({ id: idInPath() }),
    answer: company,
    status: 200,
    errors: ['auth.company.not_found'],
  }),
  'user.sessions': route({
    method: 'GET',
    path: '/api/user/sessions',
    access: 'member',
    summary: 'Where the own account is signed in, newest use first',
    answer: sessionList,
    status: 200,
    errors: ['session.store_away'],
  }),
  'user.sessions.end': route({
    method: 'DELETE',
    path: '/api/user/sessions/:id',
    access: 'member',
    summary: 'End one of the own sessions',
    params: z.object({ id: idInPath() }),
    status: 204,
    errors: ['session.not_found', 'session.store_away'],
  }),
  'user.sessions.end-others': route({
    method: 'DELETE',
    path: '/api/user/sessions',
    access: 'member',
    summary: 'End every own session but this one',
    status: 204,
    errors: ['session.store_away'],
  }),
} as const;
