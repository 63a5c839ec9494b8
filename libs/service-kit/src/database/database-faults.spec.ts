import { describe, expect, it } from '@jest/globals';
import { isStorageAway, sqlState, violatedConstraint } from './database-faults.js';

describe('database faults', () => {
  it('tell a storage that is away from a statement that is wrong', () => {
    expect(isStorageAway({ driverError: { code: '57P01' } })).toBe(true);
    expect(isStorageAway(Object.assign(new AggregateError([{ code: 'ECONNREFUSED' }])))).toBe(true);
    expect(isStorageAway(new Error('Connection terminated unexpectedly'))).toBe(true);
    expect(isStorageAway({ driverError: { code: '23505' } })).toBe(false);
    expect(isStorageAway(new TypeError('x is not a function'))).toBe(false);
    expect(isStorageAway(null)).toBe(false);
  });

  it('name the constraint that refused a row', () => {
    const error = { driverError: { code: '23505', constraint: 'users_email_key' } };
    expect([sqlState(error), violatedConstraint(error)]).toEqual(['23505', 'users_email_key']);
  });
});
