import { expect, it } from '@jest/globals';
import { limits } from '@guildhall/contracts/http';
import { generousLimits } from '@guildhall/infra/check/generous-limits';

it('every limit is generous where the house is tried out', () => {
  const named = generousLimits.split(',').map((entry) => entry.split('=')[0]);
  expect(named.sort()).toEqual(Object.keys(limits).sort());
});
