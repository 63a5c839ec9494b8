import { describe, expect, it } from '@jest/globals';
import { importedOpportunity, opportunitySummary } from '@guildhall/contracts/training';
import { newId } from '@guildhall/kernel';
import { importedContent } from './imported-content.js';
import { summaryOf } from './summary.js';

const content = (row: Record<string, unknown>) =>
  importedContent(importedOpportunity.parse({ key: '1', title: 'Welding', ...row }), {
    sourceType: 'manual',
    sourceUrl: null,
  });

describe('the summary of an opportunity', () => {
  it('is what the contract says, with nothing beside', () => {
    const summary = summaryOf(newId(), content({ description: 'Short', cost: '$5' }));
    expect(opportunitySummary.strict().parse(summary)).toEqual(summary);
  });

  it('lets fifty of the longest rows pass the broker', () => {
    const longest = content({
      title: '溶'.repeat(500),
      description: '溶'.repeat(20_000),
      skills: Array.from({ length: 60 }, (_, n) => `${n}${'溶'.repeat(290)}`),
      industry: Array.from({ length: 60 }, (_, n) => `${n}${'溶'.repeat(290)}`),
      url: `https://a.example/${'x'.repeat(2000)}`,
      location: '溶'.repeat(300),
      provider: '溶'.repeat(300),
      cost: '溶'.repeat(200),
      duration: '溶'.repeat(200),
      startDate: '溶'.repeat(200),
    });
    const page = JSON.stringify(Array.from({ length: 50 }, () => summaryOf(newId(), longest)));
    expect(Buffer.byteLength(page)).toBeLessThan(1_000_000);
  });

  it('cuts a text at a whole character', () => {
    const summary = summaryOf(newId(), content({ description: `${'a'.repeat(1498)}🔩 and more` }));
    expect(summary.description).toBe(`${'a'.repeat(1498)}…`);
  });
});
