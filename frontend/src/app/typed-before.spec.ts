import { expect, it } from '@jest/globals';
import { noteTyped } from './typed-before.js';

it('what was typed before the page’s code was there is put back, and its form hears of it', () => {
  document.body.innerHTML =
    '<input id="a" value="Badger"><textarea id="b"></textarea><select id="c"><option><option selected>Other</select><input id="d" type="checkbox" checked>';
  const [a, , c, d] = ['a', 'b', 'c', 'd'].map((id) => document.getElementById(id) as HTMLInputElement);
  const heard: string[] = [];
  for (const kind of ['input', 'change'])
    document.body.addEventListener(kind, ({ target }) => heard.push((target as Element).id));
  const putBack = noteTyped(document);
  a!.value = '';
  c!.value = '';
  d!.checked = false;
  putBack();
  expect([a!.value, c!.value, d!.checked]).toEqual(['Badger', 'Other', true]);
  expect(new Set(heard)).toEqual(new Set(['a', 'c', 'd']));
});
