import { describe, expect, it } from '@jest/globals';
import { DomainError } from '@guildhall/kernel';
import type { FastifyRequest } from 'fastify';
import { thingPageStatus } from './thing-page-status.js';

const statusAfter = (read: () => Promise<unknown>) => thingPageStatus(read)({ id: 'an-id' }, {} as FastifyRequest);

describe('the page of one thing', () => {
  it.each([
    ['auth.company.not_found', 404],
    ['training-catalog.opportunity.archived', 410],
    ['service.away', 200],
  ])('answers %s with %d', async (code, status) => {
    expect(await statusAfter(() => Promise.reject(new DomainError(code)))).toBe(status);
  });

  it('is there where its thing is', async () => {
    expect(await statusAfter(() => Promise.resolve({}))).toBe(200);
  });
});
