/** @jest-environment ./frontend/src/testing/browser-environment.mjs */
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { startAnsweringServer, type AnsweringServer } from '../../testing/answering-server.js';
import { renderPage } from '../../testing/render-page.js';
import { RequestForm } from './request-form.js';
import { requestWords } from './words.js';

let server: AnsweringServer;

afterEach(async () => {
  cleanup();
  localStorage.clear();
  await server.close();
});

describe('the form of a training request', () => {
  it('sends no text that nobody can see, and says beside each field what is wrong with it', async () => {
    server = await startAnsweringServer(() => ({ status: 401, json: {} }));
    const { person } = renderPage(<RequestForm />, '/training/request');
    for (const [label, value] of [
      ['Company name', '\u200b\u200b'],
      ['Contact name', 'Ann\u202eOlsen'],
      ['Training needs', '\u2800'.repeat(12)],
    ] as const)
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
    await person.click(screen.getByRole('button', { name: requestWords.submit }));
    expect(await screen.findByText('Company name is required')).toBeTruthy();
    expect(screen.getByText('Contains characters that cannot be seen')).toBeTruthy();
    expect(screen.getByText('Please describe your training needs in more detail')).toBeTruthy();
    expect(server.asked.filter(({ method }) => method === 'POST')).toEqual([]);
  });
});
