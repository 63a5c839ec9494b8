import { describe, expect, it } from '@jest/globals';
import { newId } from '@guildhall/kernel';
import { importedOpportunity } from '@guildhall/contracts/training';
import { contentHash } from '../../opportunities/domain/content-hash.js';
import { importedContent } from '../../opportunities/domain/imported-content.js';
import { openOpportunity } from '../../opportunities/domain/opportunity.js';
import { searchDocument } from './search-document.js';

const origin = { sourceId: newId(), sourceType: 'partner' as const, sourceUrl: null, runId: newId() };
const documentOf = (row: Record<string, unknown>) => {
  const content = importedContent(importedOpportunity.parse({ key: '1', title: 'Welding', ...row }), origin);
  return searchDocument(openOpportunity(content, '1', contentHash(content), origin, new Date('2026-11-20T12:00:00Z')));
};

describe('the search document of an opportunity', () => {
  it('leaves unknown what is not stated', () => {
    expect(documentOf({}).filters).toEqual({ industry: [], format: null });
  });

  it('knows the industries of the site in any letter case, and calls all others "Other" once', () => {
    expect(documentOf({ industry: ['metal fabrication', 'Robotics', 'Mining'] }).filters['industry']).toEqual([
      'Metal Fabrication',
      'Other',
    ]);
  });

  it('is found by its place and every other text, and sorted by the day it came', () => {
    expect(documentOf({ city: 'Wausau', state: 'WI', skills: ['GMAW'] })).toMatchObject({
      text: { place: ['Wausau, WI', 'Wausau', 'WI'], skills: ['GMAW'] },
      sorts: { createdAt: Date.parse('2026-11-20T12:00:00Z'), title: 'Welding' },
      version: 1,
    });
  });
});
