import { stateCodes } from './state-codes.js';

/** Where an opportunity is held, as far as its source says so. */
export interface Place {
  location: string | null;
  street: string | null;
  city: string | null;
  /** Two letters where it is a state of the US, else as written. */
  state: string | null;
  /** Five digits. */
  zip: string | null;
}

/**
 * Completes a place: ZIP codes get their lost leading noughts, states become their two letters, and a location such
 * as "Green Bay, WI 54301" gives the parts that are missing; or the parts give the location.
 */
export function completePlace(given: Place): Place {
  const found = /^([\p{L} .'’-]+),\s*([A-Za-z. ]+?)(?:\s+(\d{5})(?:-\d{4})?)?$/u.exec(given.location ?? '');
  const foundState = stateCodes.get((found?.[2] ?? '').toLowerCase());
  const city = given.city ?? (foundState ? (found?.[1]?.trim() ?? null) : null);
  const state = readState(given.state) ?? foundState ?? null;
  const zip = readZip(given.zip ?? (foundState ? (found?.[3] ?? null) : null));
  const location = given.location ?? ([city, state].filter(Boolean).join(', ') || null);
  return { location, street: given.street, city, state, zip };
}

/** Five digits: "7201" lost its nought in a spreadsheet, "53703-1234" names a block; null where it is no ZIP code. */
export function readZip(written: string | null): string | null {
  const digits = /^(\d{3,5})(?:-\d{4})?$/.exec(written?.trim() ?? '')?.[1];
  return digits ? digits.padStart(5, '0') : null;
}

/** "WI", "wi" and "Wisconsin" are one. */
function readState(written: string | null): string | null {
  return stateCodes.get(written?.trim().toLowerCase() ?? '') ?? written;
}
