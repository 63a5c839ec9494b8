import { describe, expect, it } from '@jest/globals';
import { industries } from '../auth/options.js';
import { budgetRanges, employeeBands, preferredFormats, timeframes } from './request-options.js';
import { trainingRequest } from './request.schema.js';

const complete = {
  companyName: 'Badger Tool',
  contactName: 'Ann Olsen',
  email: 'ann@shop.example',
  trainingNeeds: 'Six people on our new five-axis mill',
  skillsNeeded: 'Setup, CAM',
  industry: 'Metal Fabrication',
  contactConsent: true,
};

const messagesFor = (changes: Record<string, unknown>) =>
  trainingRequest
    .safeParse({ ...complete, ...changes })
    .error?.issues.map(({ path, message }) => [path.join('.'), message]);

describe('a training request', () => {
  it('needs no more than the demanded fields; the rest is then not stated', () => {
    expect(trainingRequest.parse(complete)).toMatchObject({
      phone: null,
      employeeCount: null,
      timeframe: null,
      preferredFormat: null,
      budget: null,
    });
  });

  it.each([
    ['companyName', ' X ', 'Company name is required'],
    ['companyName', '', 'Company name is required'],
    ['contactName', 'A', 'Contact name is required'],
    ['email', 'ann@', 'Invalid email address'],
    ['trainingNeeds', 'Too short', 'Please describe your training needs in more detail'],
    ['skillsNeeded', 'CAM', 'Please specify at least one skill'],
    ['industry', '', 'Please select an industry'],
    ['contactConsent', false, 'You must agree to be contacted'],
    ['contactConsent', undefined, 'You must agree to be contacted'],
    ['trainingNeeds', 'x'.repeat(5001), 'Must be at most 5000 characters'],
    ['phone', 'x'.repeat(41), 'Must be at most 40 characters'],
  ])('with %s %p is refused in the specified words', (field, value, message) => {
    expect(messagesFor({ [field]: value })).toEqual([[field, message]]);
  });

  it('carries nothing that nobody asked for', () => {
    expect(trainingRequest.safeParse({ ...complete, status: 'received' }).success).toBe(false);
  });

  it('offers as many choices as specified, from the first to the last', () => {
    const lists = [industries, employeeBands, timeframes, preferredFormats, budgetRanges];
    expect(lists.map(({ length }) => length)).toEqual([12, 6, 5, 5, 6]);
    expect([industries[0], industries.at(-1)]).toEqual(['Aerospace', 'Other']);
    expect([employeeBands[0], employeeBands.at(-1)]).toEqual(['1-10', '1001+']);
    expect([timeframes[0], timeframes.at(-1)]).toEqual(['As soon as possible', '6+ months']);
    expect([budgetRanges[0], budgetRanges.at(-2), budgetRanges.at(-1)]).toEqual([
      'Under $1,000',
      '$25,000+',
      'Not sure',
    ]);
  });

  it('takes every choice it offers', () => {
    for (const [field, choices] of Object.entries({
      employeeCount: employeeBands,
      timeframe: timeframes,
      preferredFormat: preferredFormats,
      budget: budgetRanges,
    }))
      for (const choice of choices) expect(messagesFor({ [field]: choice })).toBeUndefined();
  });
});
