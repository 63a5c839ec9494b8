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

  it.each([
    ['companyName', 'Company name is required'],
    ['contactName', 'Contact name is required'],
    ['trainingNeeds', 'Please describe your training needs in more detail'],
    ['skillsNeeded', 'Please specify at least one skill'],
    ['industry', 'Please select an industry'],
  ])('takes no %s that is missing or that nobody can see', (field, message) => {
    for (const value of [undefined, null, '\u200b'.repeat(12), '\u2800'.repeat(12), 'x' + '\u200b'.repeat(12)])
      expect(messagesFor({ [field]: value })).toEqual([[field, message]]);
  });

  it.each([
    'companyName',
    'contactName',
    'phone',
    'industry',
    'employeeCount',
    'timeframe',
    'preferredFormat',
    'budget',
  ])('has one line of straight text in %s', (field) => {
    for (const value of ['a\u0001b\u001b', 'line1\r\nBcc: x'])
      expect(messagesFor({ [field]: value })).toEqual([[field, 'Must be on one line']]);
    for (const value of ['Badger\u202eTool', 'Badger\u2066Tool'])
      expect(messagesFor({ [field]: value })).toEqual([[field, 'Contains characters that cannot be seen']]);
  });

  it('keeps the lines of what is told at length', () => {
    const told = { trainingNeeds: 'Six people\non mills', skillsNeeded: 'Setup\r\nCAM' };
    expect(trainingRequest.parse({ ...complete, ...told })).toMatchObject(told);
  });

  it('reads a choice that nobody can see as not stated', () => {
    expect(trainingRequest.parse({ ...complete, phone: '\u200b', budget: '\u2800' })).toMatchObject({
      phone: null,
      budget: null,
    });
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
