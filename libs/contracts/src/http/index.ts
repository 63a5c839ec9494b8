import { z } from 'zod';
import { account, login, registration } from '../auth/account.schema.js';
import { idInPath } from '../fields/index.js';
import { standing } from '../gamification/rpc.js';
import { resource } from '../marketplace/resource.schema.js';
import { resourceList, resourceListQuery } from '../marketplace/rpc.js';
import { notificationList } from '../messaging/rpc.js';
import { opportunity } from '../training/opportunity.schema.js';
import { trainingRequest, trainingRequestReceipt } from '../training/request.schema.js';
import { trainingQuery, trainingResults } from '../training/search.schema.js';
import { accountRoutes } from './account-routes.js';
import { adminRoutes } from './admin-routes.js';
import { route } from './define.js';

export * from './define.js';
export * from './error-body.js';
export * from './limits.js';
export * from './own-data.schema.js';

const byId = z.object({ id: idInPath() });

/** Every address under /api: the gateway may serve no other. */
export const httpRoutes = {
  'auth.session': route({
    method: 'GET',
    path: '/api/auth/user',
    access: 'member',
    summary: 'The signed-in user',
    answer: account,
    status: 200,
  }),
  'auth.login': route({
    method: 'POST',
    path: '/api/auth/login',
    access: 'public',
    summary: 'Log in',
    body: login,
    answer: account,
    status: 200,
    limits: ['login_address', 'login_free', 'login_slow', 'login_row'],
    errors: ['auth.credentials.wrong', 'auth.account.disabled', 'auth.hashing.busy', 'session.store_away'],
  }),
  'auth.register': route({
    method: 'POST',
    path: '/api/auth/register',
    access: 'public',
    summary: 'Open an account and sign in',
    body: registration,
    answer: account,
    status: 201,
    limits: ['register'],
    errors: [
      'auth.account.username_taken',
      'auth.account.email_taken',
      'auth.account.username_reserved',
      'auth.hashing.busy',
      'session.store_away',
    ],
  }),
  'auth.logout': route({
    method: 'POST',
    path: '/api/auth/logout',
    access: 'public',
    summary: 'Log out; succeeds without a session too',
    body: z.strictObject({}),
    status: 204,
    errors: ['session.store_away'],
  }),
  'training.search': route({
    method: 'GET',
    path: '/api/training',
    access: 'public',
    summary: 'Search training opportunities',
    query: trainingQuery,
    answer: trainingResults,
    status: 200,
    errors: ['training-catalog.search.away'],
  }),
  'training.read': route({
    method: 'GET',
    path: '/api/training/:id',
    access: 'public',
    summary: 'One training opportunity',
    params: byId,
    answer: opportunity,
    status: 200,
    errors: ['training-catalog.opportunity.not_found', 'training-catalog.opportunity.archived'],
  }),
  'training.request': route({
    method: 'POST',
    path: '/api/training/request',
    access: 'optional',
    summary: 'Ask for training; the coordinator is told by mail',
    body: trainingRequest,
    answer: trainingRequestReceipt,
    status: 201,
    limits: ['request'],
  }),
  'resources.list': route({
    method: 'GET',
    path: '/api/v1/resources',
    access: 'public',
    summary: 'Active resources, newest first',
    query: resourceListQuery,
    answer: resourceList,
    status: 200,
  }),
  'resources.read': route({
    method: 'GET',
    path: '/api/v1/resources/:id',
    access: 'optional',
    summary: 'One resource',
    params: byId,
    answer: resource,
    status: 200,
    errors: ['marketplace.resource.not_found'],
  }),
  'notifications.list': route({
    method: 'GET',
    path: '/api/v1/notifications',
    access: 'member',
    summary: 'Own notifications, newest first',
    answer: notificationList,
    status: 200,
  }),
  'rewards.read': route({
    method: 'GET',
    path: '/api/v1/rewards',
    access: 'member',
    summary: 'Own points, level and ledger',
    answer: standing,
    status: 200,
  }),
  ...accountRoutes,
  ...adminRoutes,
} as const;

export type HttpRoutes = typeof httpRoutes;
export type HttpRouteName = keyof HttpRoutes;
