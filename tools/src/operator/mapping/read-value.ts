import { dollarsToCents, formatDollars } from '@guildhall/kernel';
import { readFormat } from '@guildhall/contracts/training';
import type { Reading, Rule } from './mapping.schema.js';

/** A value that is stated in words that can't be read. */
export class Unreadable {
  constructor(readonly stated: string) {}
}

/**
 * Reads one value by a rule; null where the source doesn't state it, or the rule says that it is unknown. What is stated
 * and can't be read is given back as such.
 */
export function readValue(
  value: unknown,
  reading: Reading,
  rule: Rule,
): string | number | string[] | Unreadable | null {
  if (reading === 'list') return listOf(value, rule);
  const stated = statedText(value, rule);
  if (stated === null) return null;
  switch (reading) {
    case 'text':
      return translated(stated, rule);
    case 'number':
      return readNumber(stated, rule, (number) => number);
    case 'whole':
      return readNumber(stated, rule, (number) => (Number.isInteger(number) ? number : null));
    case 'dollars':
      return readNumber(stated, rule, (dollars) => {
        const cents = dollarsToCents(dollars);
        return cents === null ? null : formatDollars(cents);
      });
    case 'web-address':
      return webAddressOf(stated) ?? new Unreadable(stated);
    case 'format': {
      const word = translated(stated, rule);
      return word === null ? null : (readFormat(word) ?? new Unreadable(stated));
    }
  }
}

function listOf(value: unknown, rule: Rule): string[] {
  const parts = Array.isArray(value)
    ? (value as unknown[])
    : typeof value === 'string'
      ? unwrapped(value).split(rule.split ?? ';')
      : [value];
  return parts.flatMap((part) => {
    const stated = statedText(part, rule);
    const word = stated === null ? null : translated(stated, rule);
    return word === null ? [] : [word];
  });
}

function statedText(value: unknown, { unknown }: Rule): string | null {
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return null;
  const text = unwrapped(String(value));
  const isUnknown =
    text === '' ||
    unknown.some(
      (word) =>
        String(word).toLowerCase() === text.toLowerCase() || (typeof word === 'number' && Number(text) === word),
    );
  return isUnknown ? null : text;
}

function translated(text: string, { values, otherwise, prefixes }: Rule): string | null {
  if (values)
    return Object.entries(values).find(([word]) => word.toLowerCase() === text.toLowerCase())?.[1] ?? otherwise ?? null;
  if (!prefixes) return text;
  const longestFirst = Object.entries(prefixes).sort(([a], [b]) => b.length - a.length);
  return longestFirst.find(([prefix]) => text.startsWith(prefix))?.[1] ?? null;
}

/** "1,250.50" and 1250.5 alike; anything else is no number. */
function numberOf(text: string): number | null {
  const plain = text.replace(/^\$\s?/, '');
  return /^-?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?$/.test(plain) ? Number(plain.replaceAll(',', '')) : null;
}

function readNumber<Read>(
  stated: string,
  { atLeast = -Infinity, atMost = Infinity }: Rule,
  read: (number: number) => Read | null,
): Read | Unreadable | null {
  const number = numberOf(stated);
  if (number === null) return new Unreadable(stated);
  return number >= atLeast && number <= atMost ? (read(number) ?? new Unreadable(stated)) : null;
}

/** A bare host gets https://; null for what is no address of the web. */
function webAddressOf(text: string): string | null {
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(address) || /\s/.test(text) || address.length > 2048) return null;
  const { hostname } = new URL(address);
  return /^(?:[a-z0-9-]+\.)+[a-z]{2,}$/i.test(hostname) ? address : null;
}

/** Spreadsheets that were saved twice leave their quotes around a text, or one of them at its beginning; web pages their entities. */
function unwrapped(text: string): string {
  const trimmed = text.trim();
  const bare = /^"[^"]*"?$/.test(trimmed) ? trimmed.replaceAll('"', '') : trimmed.replace(/^"""?(.*?)"?""$/s, '$1');
  return bare.replaceAll(/&(amp|lt|gt|quot|apos|nbsp|#39|#34);/g, (entity) => entities[entity] ?? entity).trim();
}

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
  '&nbsp;': ' ',
  '&#39;': "'",
  '&#34;': '"',
};
