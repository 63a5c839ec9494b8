/** @jest-environment ./frontend/src/testing/browser-environment.mjs */
import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';
import { listenBeforeRouter } from '../../lib/leaving/first-to-hear.js';
import '../../testing/render-page.js';
import { UnsavedWarning } from './unsaved-warning.js';

/** What the browser would do with a click that nobody held; the test's own browser can't leave its page. */
let followed: string[] = [];
const follow = (event: MouseEvent) => {
  if (!(event.target instanceof HTMLAnchorElement) || event.defaultPrevented) return;
  followed.push(event.target.href);
  event.preventDefault();
};

beforeAll(listenBeforeRouter);
beforeEach(() => window.addEventListener('click', follow));
afterEach(() => {
  cleanup();
  followed = [];
  window.removeEventListener('click', follow);
});

function Form() {
  const [typed, setTyped] = useState('');
  return (
    <>
      <input aria-label="Name" value={typed} onChange={(event) => setTyped(event.target.value)} />
      <UnsavedWarning unsaved={typed !== ''} />
      <a href="#part">This page</a>
      <a href="/about" target="_blank">
        Another tab
      </a>
      <a href="https://elsewhere.example/">Elsewhere</a>
    </>
  );
}

/** Comes to the form from two other pages, and types. */
async function open({ typed = 'Ann' } = {}) {
  window.history.replaceState(null, '', '/first');
  render(
    <BrowserRouter>
      <Link to="/second">Second</Link>
      <Link to="/form">Form</Link>
      <Routes>
        <Route path="/form" element={<Form />} />
        <Route path="*" element={<p>Another page</p>} />
      </Routes>
    </BrowserRouter>,
  );
  const person = userEvent.setup();
  await person.click(screen.getByRole('link', { name: 'Second' }));
  await person.click(screen.getByRole('link', { name: 'Form' }));
  if (typed) {
    await person.type(screen.getByLabelText('Name'), typed);
    await waitFor(() => expect(asksBeforeClosing()).toBe(true));
  }
  return person;
}

const asksBeforeClosing = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
const move = (steps: number) => act(() => window.history.go(steps));
const asked = () => screen.findByRole('alertdialog', { name: 'Leave without saving?' });
const answer = async (person: ReturnType<typeof userEvent.setup>, name: 'Stay here' | 'Leave without saving') =>
  person.click(await screen.findByRole('button', { name }));
/** The browser has had nothing better to do than to load the question. */
const aWhile = () => act(() => new Promise((resolve) => setTimeout(resolve, 1500)));
const name = () => screen.getByLabelText<HTMLInputElement>('Name');

describe('a page with something unsaved', () => {
  // The first test: only before the question was ever drawn could it come late.
  it('asks from the very first letter on', async () => {
    const person = await open({ typed: '' });
    await aWhile();
    await person.type(name(), 'A');
    expect(asksBeforeClosing()).toBe(true);
  });

  it('asks when the tab is closed, and only then', async () => {
    const person = await open();
    await person.clear(name());
    await waitFor(() => expect(asksBeforeClosing()).toBe(false));
  });

  it('stays when the answer to a link is no, with the focus where it was', async () => {
    const person = await open();
    screen.getByRole('link', { name: 'Second' }).focus();
    await person.keyboard('{Enter}');
    await asked();
    expect(window.location.pathname).toBe('/form');
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Second' })));
    expect([window.location.pathname, name().value]).toEqual(['/form', 'Ann']);
  });

  it('is left by a link after a yes, and nothing is asked any more', async () => {
    const person = await open();
    await person.click(screen.getByRole('link', { name: 'Second' }));
    await answer(person, 'Leave without saving');
    expect(await screen.findByText('Another page')).toBeTruthy();
    expect([window.location.pathname, asksBeforeClosing()]).toEqual(['/second', false]);
  });

  it.each([
    [-1, '/second'],
    [-2, '/first'],
  ])('stays or is left by %i in the history, to %s, as it is answered', async (steps, path) => {
    const person = await open();
    move(steps);
    await asked();
    await answer(person, 'Stay here');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect([window.location.pathname, name().value]).toEqual(['/form', 'Ann']);
    move(steps);
    await answer(person, 'Leave without saving');
    expect(await screen.findByText('Another page')).toBeTruthy();
    expect(window.location.pathname).toBe(path);
  });

  it('can be looked at in another of its places, and is held from there too', async () => {
    const person = await open();
    act(() => window.history.pushState(null, '', '/form#part'));
    act(() => void window.dispatchEvent(new PopStateEvent('popstate', { state: null })));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    move(-2);
    await answer(person, 'Stay here');
    await waitFor(() => expect(window.location.hash).toBe('#part'));
    expect(name().value).toBe('Ann');
  });

  it.each(['This page', 'Another tab', 'Elsewhere'])(
    'does not hold a link that the browser asks about: %s',
    async (to) => {
      const person = await open();
      await person.click(screen.getByRole('link', { name: to }));
      expect(followed).toHaveLength(1);
      expect(screen.queryByRole('alertdialog')).toBeNull();
    },
  );

  it('does not hold a click that opens another tab', async () => {
    const person = await open();
    await person.keyboard('{Control>}');
    await person.click(screen.getByRole('link', { name: 'Second' }));
    expect(followed).toHaveLength(1);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('is none without a change: links and Back lead away at once', async () => {
    await open({ typed: '' });
    move(-1);
    await waitFor(() => expect(window.location.pathname).toBe('/second'));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});
