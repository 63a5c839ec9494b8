import { describe, expect, it } from '@jest/globals';
import { newId } from '@guildhall/kernel';
import { resourceStatuses } from '@guildhall/contracts/marketplace';
import { visitor } from '@guildhall/contracts/rpc';
import type { Caller } from '@guildhall/contracts/rpc';
import { maySee } from './resource.js';

describe('who may see a resource', () => {
  const companyId = newId();
  const member = (of: string): Caller => ({ kind: 'member', accountId: newId(), companyId: of, admin: false });
  const seenBy = (caller: Caller) => resourceStatuses.filter((status) => maySee(caller, { status, companyId }));

  it('is everybody while it is active', () => {
    expect([seenBy(visitor), seenBy(member(newId()))]).toEqual([['active'], ['active']]);
  });

  it('is its own company while it is a draft or paused, and nobody once it is removed', () => {
    expect(seenBy(member(companyId))).toEqual(['draft', 'active', 'paused']);
  });
});
