import { emptyRequest, requestFields, type RequestFields } from './request-fields.js';

const key = 'guildhall.training-request';

/** What a draft keeps: all but the consent, which is given at sending. */
export const draftFields = requestFields.filter((field) => field !== 'contactConsent');

/**
 * What was typed here before and never sent; null without any.
 * A draft that somebody tampered with, or that an older form left, is read as far as it is understood.
 */
export function readDraft(): RequestFields | null {
  try {
    const kept: unknown = JSON.parse(storage()?.getItem(key) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    const words = new Map(Object.entries(kept));
    const draft: RequestFields = { ...emptyRequest };
    for (const field of draftFields) {
      const value: unknown = words.get(field);
      if (typeof value === 'string') draft[field] = value;
    }
    return draftFields.some((field) => (draft[field] ?? '').trim() !== '') ? draft : null;
  } catch {
    return null;
  }
}

/** Keeps what is typed, where the browser lets us. */
export function keepDraft(fields: Partial<RequestFields>): void {
  try {
    storage()?.setItem(key, JSON.stringify({ ...fields, contactConsent: undefined }));
  } catch {
    // The browser's room is full: the form itself still holds everything.
  }
}

export function forgetDraft(): void {
  storage()?.removeItem(key);
}

function storage(): Storage | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}
