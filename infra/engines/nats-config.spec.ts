import { expect, it } from '@jest/globals';
import { natsConfig } from './nats-config.mjs';

const config = (publish: string[], subscribe: string[], allowResponses = false) =>
  natsConfig({
    port: 4000,
    storeFolder: '/data/nats',
    users: [{ user: 'auth', password: 'pw', permission: { publish, subscribe, allowResponses } }],
  });

it('holds each user to its own subjects', () => {
  expect(config(['events.auth.>'], ['auth.>'], true)).toContain(
    '{ user: "auth", password: "pw", permissions: { publish: { allow: ["events.auth.>"] }, subscribe: { allow: ["auth.>"] }, allow_responses: true } }',
  );
});

it('reads an empty list as "nothing", where the server would read "everything"', () => {
  expect(config([], ['a'])).toContain('publish: { deny: [">"] }');
});
