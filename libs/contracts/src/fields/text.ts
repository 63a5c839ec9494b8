import { idPattern } from '@guildhall/kernel';
import { z } from 'zod';
import { countSeen, hasUnseen } from './seen.js';

// PostgreSQL can't store NUL, and a lone surrogate is no character: both are refused at the border, never repaired.
const storable = (value: string) => !value.includes('\u0000') && value.isWellFormed();
const notStorable = 'Contains characters that cannot be stored';

/** The message of every required field that is missing. */
export const required = 'Required';

/** Any text as it comes, for what is only compared. `missing` is said where there is none. */
export const anyText = (missing: string = required) =>
  z.string({ error: (issue) => (issue.input === undefined || issue.input === null ? missing : 'Must be text') });

/** Every text that enters the house: trimmed, storable, at most `max` characters. Empty text stays empty. */
export const text = (max: number) =>
  anyText().trim().max(max, `Must be at most ${max} characters`).refine(storable, notStorable);

/** A text that holds nothing that can be seen is not stated, like one that is left out. */
const statedOrNull = (value: string | null | undefined) => (value && countSeen(value) > 0 ? value : null);

/**
 * A text that must be there. `message` is shown when fewer than `min` characters of it can be seen, `missing` when none
 * can.
 */
export const requiredText = (
  max: number,
  min = 1,
  message: string = required,
  missing: string = min === 1 ? message : required,
) =>
  anyText(missing)
    .trim()
    .refine((value) => countSeen(value) >= min, {
      error: ({ input }) => (countSeen(input as string) === 0 ? missing : message),
    })
    .max(max, `Must be at most ${max} characters`)
    .refine(storable, notStorable)
    // For readers of the API's description: what is checked is stricter.
    .meta({ minLength: min });

// Line breaks and other controls have no place in a name or a place: they forge headers and log lines.
const oneLine = (value: string) => !/[\p{Cc}\u2028\u2029]/u.test(value);
const manyLines = 'Must be on one line';

// Controls of the writing direction make a name read as another one, and turn what stands after it.
const straight = (value: string) => !/[\u202A-\u202E\u2066-\u2069]/.test(value);

/** What is said of a text with signs in it that its reader can't know of. */
export const notSeen = 'Contains characters that cannot be seen';

/** A text of one line that must be there. */
export const requiredLine = (...which: Parameters<typeof requiredText>) =>
  requiredText(...which)
    .refine(oneLine, manyLines)
    .refine(straight, notSeen);

/** A text of one line that may be left out, null or empty: all three are read as null ("not stated"). */
export const optionalLine = (max: number) =>
  text(max).refine(oneLine, manyLines).refine(straight, notSeen).nullish().transform(statedOrNull);

/** A text that may be left out, null or empty: all three are read as null ("not stated"). */
export const optionalText = (max: number) => text(max).nullish().transform(statedOrNull);

/** A password: any characters, never trimmed, never cut; at most 128 characters. `missing` is said of an empty one. */
export const password = (min: number, message: string, missing: string = required) =>
  anyText().min(1, missing).min(min, message).max(128, 'Must be at most 128 characters').refine(storable, notStorable);

/**
 * A mailbox address without comments, quotes or line breaks, at a domain of names joined by plain dots. With nothing in
 * it that can't be seen, no mail goes where the reader doesn't see it, and one mailbox has one spelling of its domain.
 */
const mailbox = /^[^\s@"(),:;<>[\]\\]+@[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)+$/u;
const isMailbox = (value: string) => mailbox.test(value) && !hasUnseen(value);

/** An e-mail address. */
export const email = (message = 'Invalid email address') =>
  requiredText(254)
    .refine((value) => countSeen(value) === 0 || isMailbox(value), message)
    // For readers of the API's description: what is checked is stricter.
    .meta({ format: 'email' });

/** An address of the web; only http and https, so that nothing stored can run as script. */
export const webAddress = (message = 'Must be a valid URL') => text(2048).refine(isWebAddress, message);

function isWebAddress(value: string): boolean {
  return /^https?:\/\//i.test(value) && URL.canParse(value);
}

/** The web address that somebody states of itself: what stands before an @ looks like the host and is none. */
export const ownWebAddress = (message = 'Must be a valid URL') =>
  webAddress(message).refine((value) => !URL.canParse(value) || new URL(value).username === '', message);

/** An id of the house (UUID as text); letter case is folded. */
export const id = () => anyText().toLowerCase().regex(idPattern, 'Must be an id');

/** What stands in an address where an id belongs. One that is no id is not wrong, it is not there: 404, not 400. */
export const idInPath = () => z.string().max(200);

/** A point in time on the wire: ISO 8601 with zone. */
export const instant = () => z.iso.datetime({ offset: true, error: 'Must be a date and time with zone' });
