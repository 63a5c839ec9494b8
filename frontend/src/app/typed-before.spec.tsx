import { expect, it } from '@jest/globals';
import { act } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { noteTyped } from './typed-before.js';

const fieldOf = (id: string) => document.getElementById(id) as HTMLInputElement;

it('what was typed before the page’s code was there is put back, and its form hears of it', () => {
  document.body.innerHTML =
    '<input id="a"><textarea id="b">printed</textarea><select id="c"><option>First<option>Other</select><input id="d" type="checkbox"><input id="e" value="printed"><input name="f" value="x" type="checkbox"><input name="f" value="y" type="checkbox">';
  fieldOf('a').value = 'Badger';
  fieldOf('c').value = 'Other';
  fieldOf('d').checked = true;
  const y = document.querySelector<HTMLInputElement>('[value=y]')!;
  y.checked = true;
  const heard: string[] = [];
  for (const kind of ['input', 'change'])
    document.body.addEventListener(kind, ({ target }) =>
      heard.push((target as HTMLInputElement).id || (target as HTMLInputElement).value),
    );
  const putBack = noteTyped(document);
  fieldOf('a').value = '';
  fieldOf('c').value = 'First';
  fieldOf('d').checked = false;
  y.checked = false;
  putBack();
  expect([fieldOf('a').value, fieldOf('c').value, fieldOf('d').checked, y.checked]).toEqual([
    'Badger',
    'Other',
    true,
    true,
  ]);
  expect(new Set(heard)).toEqual(new Set(['a', 'c', 'd', 'y']));
});

it('a form that keeps its own values hears of what still stands in its fields', async () => {
  document.body.innerHTML =
    '<div id="root"><input id="words" value=""><input id="box" type="checkbox"><p>: false</p></div>';
  fieldOf('words').value = 'laser';
  fieldOf('box').checked = true;
  const root = document.getElementById('root')!;
  const putBack = noteTyped(root);
  function Form() {
    const [words, setWords] = useState('');
    const [box, setBox] = useState(false);
    return (
      <>
        <input id="words" value={words} onChange={(event) => setWords(event.target.value)} />
        <input id="box" type="checkbox" checked={box} onChange={(event) => setBox(event.target.checked)} />
        <p>{`${words}: ${box}`}</p>
      </>
    );
  }
  await act(async () => void hydrateRoot(root, <Form />));
  await act(async () => putBack());
  expect(root.querySelector('p')?.textContent).toBe('laser: true');
  expect([fieldOf('words').value, fieldOf('box').checked]).toEqual(['laser', true]);
});

it('whoever is typing while the page is drawn anew types on at the same place', () => {
  const page = '<input id="a"><input id="b"><input id="mail" type="email">';
  document.body.innerHTML = page;
  fieldOf('b').value = 'Badger Tool';
  fieldOf('b').focus();
  fieldOf('b').setSelectionRange(3, 3);
  const putBack = noteTyped(document);
  document.body.innerHTML = page;
  expect(document.activeElement).toBe(document.body);
  putBack();
  expect(document.activeElement).toBe(fieldOf('b'));
  expect([fieldOf('b').value, fieldOf('b').selectionStart]).toEqual(['Badger Tool', 3]);

  fieldOf('mail').focus();
  const putBackMail = noteTyped(document);
  document.body.innerHTML = page;
  putBackMail();
  expect(document.activeElement).toBe(fieldOf('mail'));
});

it('what is typed until the page is drawn anew is kept, and the cursor is in the new field at once', async () => {
  const page = '<input id="a"><input id="b">';
  document.body.innerHTML = page;
  const putBack = noteTyped(document);
  fieldOf('a').value = 'Badger';
  fieldOf('b').value = 'Tool';
  fieldOf('b').focus();
  fieldOf('b').setSelectionRange(2, 2);
  document.body.innerHTML = page;
  await Promise.resolve();
  expect(document.activeElement).toBe(fieldOf('b'));
  putBack();
  expect(['a', 'b'].map((id) => fieldOf(id).value)).toEqual(['Badger', 'Tool']);
  expect(fieldOf('b').selectionStart).toBe(2);
});

it('what is typed into the new field already is not overwritten', () => {
  document.body.innerHTML = '<input id="a">';
  fieldOf('a').value = 'Bad';
  const putBack = noteTyped(document);
  document.body.innerHTML = '<input id="a">';
  fieldOf('a').value = 'Badger';
  fieldOf('a').dispatchEvent(new Event('input', { bubbles: true }));
  putBack();
  expect(fieldOf('a').value).toBe('Badger');
});

it('what is typed on in a field that stays is kept', () => {
  document.body.innerHTML = '<input id="a">';
  fieldOf('a').value = 'Bad';
  const putBack = noteTyped(document);
  fieldOf('a').value = 'Badger';
  fieldOf('a').dispatchEvent(new Event('input', { bubbles: true }));
  fieldOf('a').focus();
  fieldOf('a').setSelectionRange(3, 3);
  putBack();
  expect([fieldOf('a').value, fieldOf('a').selectionStart]).toEqual(['Badger', 3]);
});

it('what was typed has the last word over what its form puts there by itself, such as a draft', () => {
  document.body.innerHTML = '<input id="a"><input id="b">';
  fieldOf('a').value = 'Badger';
  const putBack = noteTyped(document);
  fieldOf('a').value = 'Of the draft';
  fieldOf('b').value = 'Of the draft';
  putBack();
  expect(['a', 'b'].map((id) => fieldOf(id).value)).toEqual(['Badger', 'Of the draft']);
});

it('whoever has gone on to something else meanwhile is left there', () => {
  document.body.innerHTML = '<input id="a"><input id="b">';
  fieldOf('a').focus();
  const putBack = noteTyped(document);
  fieldOf('b').focus();
  putBack();
  expect(document.activeElement).toBe(fieldOf('b'));
});
