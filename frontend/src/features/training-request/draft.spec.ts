import { afterEach, describe, expect, it } from '@jest/globals';
import { forgetDraft, keepDraft, readDraft } from './draft.js';
import { emptyRequest } from './request-fields.js';

const key = 'guildhall.training-request';

afterEach(() => localStorage.clear());

describe('the draft of a training request', () => {
  it('comes back as it was typed, but for the consent', () => {
    keepDraft({
      ...emptyRequest,
      companyName: 'Badger Tool',
      trainingNeeds: 'Six people\non <b>mills</b> 🔩',
      contactConsent: true,
    });
    expect(readDraft()).toEqual({
      ...emptyRequest,
      companyName: 'Badger Tool',
      trainingNeeds: 'Six people\non <b>mills</b> 🔩',
    });
  });

  it('is none where nothing was typed, or after it was sent', () => {
    keepDraft(emptyRequest);
    expect(readDraft()).toBeNull();
    keepDraft({ companyName: 'Badger Tool' });
    forgetDraft();
    expect(readDraft()).toBeNull();
  });

  it.each(['{', '[]', '"x"', '7', '{"companyName":7}', '{"unknown":"x"}'])('that reads %s is none', (kept) => {
    localStorage.setItem(key, kept);
    expect(readDraft()).toBeNull();
  });
});
