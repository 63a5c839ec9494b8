/** @jest-environment ./frontend/src/testing/browser-environment.mjs */
import { afterEach, expect, it } from '@jest/globals';
import { site } from '@guildhall/contracts/site';
import { cleanup, render, screen } from '@testing-library/react';
import { LegalText } from './legal-text.js';

afterEach(cleanup);

it('the e-mail address in a legal text opens an e-mail to it, and the words around it stay', () => {
  const { container } = render(<LegalText text={`Write to ${site.email}. We answer.`} />);
  expect(screen.getByRole('link', { name: site.email }).getAttribute('href')).toBe(`mailto:${site.email}`);
  expect(container.textContent).toBe(`Write to ${site.email}. We answer.`);
});

it('a text without it has no link', () => {
  render(<LegalText text="The others stand." />);
  expect(screen.queryByRole('link')).toBeNull();
});
