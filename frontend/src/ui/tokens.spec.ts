import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { contrastOf } from '../testing/contrast.js';

const css = readFileSync('frontend/src/ui/tokens.css', 'utf8');
const pairs = new Map(
  [...css.matchAll(/--color-([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)].map(([, name, light, dark]) => [
    name,
    { light, dark },
  ]),
);
const one = /--color-on-action: (#\w{6})/.exec(css)?.[1] ?? '';
pairs.set('on-action', { light: one, dark: one });

const colour = (name: string, theme: 'light' | 'dark') => pairs.get(name)?.[theme] ?? `no colour ${name}`;

const text: [string, string[]][] = [
  ['ink', ['paper', 'card', 'sunk', 'steel-wash', 'bad-wash', 'warn-wash', 'good-wash']],
  ['ink-soft', ['paper', 'card', 'sunk']],
  ['ink-faint', ['paper', 'card', 'sunk']],
  ['steel', ['paper', 'card', 'sunk', 'steel-wash', 'bad-wash']],
  ['bad', ['paper', 'card', 'bad-wash']],
  ['warn', ['paper', 'card', 'warn-wash']],
  ['good', ['paper', 'card', 'good-wash']],
  ['on-action', ['action', 'action-pressed']],
  ['paper', ['ink']],
];

// Lines that carry a meaning: the edge of what can be typed in or pressed, the focus, the dashed stamp.
const lines: [string, string[]][] = [
  ['rule-strong', ['paper', 'card', 'sunk']],
  ['steel', ['paper', 'card', 'sunk']],
  ['bad', ['card']],
];

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  it.each(text.flatMap(([ink, grounds]) => grounds.map((ground) => [ink, ground] as const)))(
    '%s can be read on %s (4.5:1)',
    (ink, ground) => {
      expect(contrastOf(colour(ink, theme), colour(ground, theme))).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each(lines.flatMap(([line, grounds]) => grounds.map((ground) => [line, ground] as const)))(
    'a line of %s is seen on %s (3:1)',
    (line, ground) => {
      expect(contrastOf(colour(line, theme), colour(ground, theme))).toBeGreaterThanOrEqual(3);
    },
  );
});
