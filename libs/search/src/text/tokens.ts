import { fold } from './fold.js';

/** A word of a text: folded, and where it stands in the text as it was given. */
export interface Token {
  word: string;
  start: number;
  end: number;
}

/** Longer "words" are noise (keys, addresses) and are cut. */
const LONGEST_WORD = 64;

/** C++ and C#; short parts joined by an ampersand (GD&T, R&D); words with inner apostrophes; words. */
const WORD =
  /(?<![\p{L}\p{N}])[cC](?:\+\+|#)|(?<![\p{L}\p{N}])\p{L}{1,4}(?:&\p{L}{1,2})+(?![\p{L}\p{N}\p{M}])|[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:['’][\p{L}\p{N}\p{M}]+)*/gu;
const SPELLED: Readonly<Record<string, string>> = { 'c++': 'cplusplus', 'c#': 'csharp' };
/** A course code or a level: CNC101, OSHA10. A single letter stays with its digits (S7, P2). */
const LETTERS_THEN_DIGITS = /^(\p{L}{2,})(\p{N}+)$/u;

/**
 * Cuts a text into words the way both engines index it. Possessive 's is dropped, other apostrophes join
 * (o'brien -> obrien); letters and digits written together are two words, so that OSHA10 and OSHA 10 are one.
 */
export function tokens(text: string): Token[] {
  const found: Token[] = [];
  for (const match of text.matchAll(WORD)) {
    const start = match.index;
    const written = match[0];
    const parts = LETTERS_THEN_DIGITS.exec(written);
    if (parts?.[1] && parts[2]) {
      const cut = start + parts[1].length;
      push(found, parts[1], start, cut);
      push(found, parts[2], cut, start + written.length);
    } else {
      push(found, written, start, start + written.length);
    }
  }
  return found;
}

/** The words alone. */
export function words(text: string): string[] {
  return tokens(text).map(({ word }) => word);
}

function push(found: Token[], written: string, start: number, end: number): void {
  const word = SPELLED[written.toLowerCase()] ?? fold(written.replace(/['’]s$/i, ''));
  if (word !== '') found.push({ word: word.slice(0, LONGEST_WORD), start, end });
}
