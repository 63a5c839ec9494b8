import { dollarsToCents, formatDollars } from '@guildhall/kernel';
import { readFormat } from '@guildhall/contracts/training';
import type { Reading, Rule } from './mapping.schema.js';

/** Reads one value by a rule; null where the source doesn't state it, or states what can't be meant. */
export function readValue(value: unknown, reading: Reading, rule: Rule): string | number | string[] | null {
  if (reading === 'list') return listOf(value, rule);
  const stated = statedText(value, rule);
  if (stated === null) return null;
  switch (reading) {
    case 'text':
      return translated(stated, rule);
    case 'number':
      return within(numberOf(stated), rule);
    case 'whole': {
      const number = within(numberOf(stated), rule);
      return number !== null && Number.isInteger(number) ? number : null;
    }
    case 'dollars': {
      const dollars = within(numberOf(stated), rule);
      const cents = dollars === null ? null : dollarsToCents(dollars);
      return cents === null ? null : formatDollars(cents);
    }
    case 'web-address':
      return webAddressOf(stated);
    case 'format': {
      const word = translated(stated, rule);
      return word === null ? null : readFormat(word);
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

function within(number: number | null, { atLeast = -Infinity, atMost = Infinity }: Rule): number | null {
  return number !== null && number >= atLeast && number <= atMost ? number : null;
}

/** A bare host gets https://. What is no address of the web is unknown. */
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
