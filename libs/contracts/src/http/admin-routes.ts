import { accountList, accountListQuery, accountSummary, auditList, auditListQuery } from '../auth/admin.schema.js';
import { idInPath } from '../fields/index.js';
import { requestList, requestListQuery, storedTrainingRequest } from '../training/request.schema.js';
import { z } from 'zod';
import { route } from './define.js';

const byId = z.object({ id: idInPath() });

/** What the administrator alone may ask. */
export const adminRoutes = {
  'admin.accounts.list': route({
    method: 'GET',
    path: '/api/v1/admin/accounts',
    access: 'admin',
    summary: 'Accounts, newest first',
    query: accountListQuery,
    answer: accountList,
    status: 200,
  }),
  'admin.accounts.disable': route({
    method: 'POST',
    path: '/api/v1/admin/accounts/:id/disable',
    access: 'admin',
    summary: 'Keep an account from logging in, and end its sessions',
    params: byId,
    body: z.strictObject({}),
    answer: accountSummary,
    status: 200,
    errors: ['auth.account.not_found', 'auth.account.protected'],
  }),
  'admin.accounts.enable': route({
    method: 'POST',
    path: '/api/v1/admin/accounts/:id/enable',
    access: 'admin',
    summary: 'Let a disabled account in again',
    params: byId,
    body: z.strictObject({}),
    answer: accountSummary,
    status: 200,
    errors: ['auth.account.not_found'],
  }),
  'admin.accounts.end-sessions': route({
    method: 'POST',
    path: '/api/v1/admin/accounts/:id/end-sessions',
    access: 'admin',
    summary: 'Log an account out everywhere',
    params: byId,
    body: z.strictObject({}),
    answer: accountSummary,
    status: 200,
    errors: ['auth.account.not_found'],
  }),
  'admin.audit.list': route({
    method: 'GET',
    path: '/api/v1/admin/audit',
    access: 'admin',
    summary: 'The audit log, newest first',
    query: auditListQuery,
    answer: auditList,
    status: 200,
  }),
  'admin.requests.list': route({
    method: 'GET',
    path: '/api/v1/admin/training-requests',
    access: 'admin',
    summary: 'Training requests, newest first',
    query: requestListQuery,
    answer: requestList,
    status: 200,
  }),
  'admin.requests.read': route({
    method: 'GET',
    path: '/api/v1/admin/training-requests/:id',
    access: 'admin',
    summary: 'One training request',
    params: byId,
    answer: storedTrainingRequest,
    status: 200,
    errors: ['training-catalog.request.not_found'],
  }),
  'admin.requests.mark': route({
    method: 'POST',
    path: '/api/v1/admin/training-requests/:id/answered',
    access: 'admin',
    summary: 'Mark a training request as answered, or as open again',
    params: byId,
    body: z.strictObject({ answered: z.boolean().default(true) }),
    answer: storedTrainingRequest,
    status: 200,
    errors: ['training-catalog.request.not_found'],
  }),
} as const;
