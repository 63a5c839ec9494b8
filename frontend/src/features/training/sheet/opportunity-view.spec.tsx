/** @jest-environment ./frontend/src/testing/browser-environment.mjs */
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { startAnsweringServer, type Answer, type AnsweringServer } from '../../../testing/answering-server.js';
import { buildOpportunity } from '../../../testing/build-opportunity.js';
import { buildResults } from '../../../testing/build-results.js';
import { renderPage } from '../../../testing/render-page.js';
import { OpportunityView } from './opportunity-view.js';

let server: AnsweringServer | undefined;

afterEach(async () => {
  cleanup();
  await server?.close();
  server = undefined;
});

async function open(answer: (asked: string) => Answer) {
  server = await startAnsweringServer((asked) => {
    if (asked.startsWith('GET /api/training?')) return { status: 200, json: buildResults([]) };
    return asked.startsWith('GET /api/training/') ? answer(asked) : { status: 401, json: { message: 'Nobody' } };
  });
  return renderPage(<OpportunityView id="0198-77" />, '/training/0198-77');
}

describe('the page of an opportunity', () => {
  it('is opened out: title, provider, facts, source, and its title in the tab', async () => {
    await open(() => ({
      status: 200,
      json: buildOpportunity({
        title: 'TIG on stainless',
        provider: 'Badger Weld School',
        format: 'hybrid',
        costMinCents: 90_000,
      }),
    }));
    expect(await screen.findByRole('heading', { level: 1, name: 'TIG on stainless' })).toBeTruthy();
    expect(screen.getByText('Badger Weld School')).toBeTruthy();
    expect(screen.getByText('Hybrid')).toBeTruthy();
    expect(screen.getByText('$900')).toBeTruthy();
    expect(screen.getByText('Source: Sample catalogue')).toBeTruthy();
    await waitFor(() => expect(document.title).toBe('TIG on stainless · Guildhall'));
  });

  it('carries schema.org Course data, of which no text can end the element', async () => {
    await open(() => ({ status: 200, json: buildOpportunity({ title: '</script><b>TIG', format: 'online' }) }));
    await screen.findByRole('heading', { level: 1 });
    const data = document.querySelector('script[type="application/ld+json"]')?.innerHTML ?? '';
    expect(data).not.toContain('<');
    expect(JSON.parse(data)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Course',
      name: '</script><b>TIG',
      hasCourseInstance: { '@type': 'CourseInstance', courseMode: 'Online' },
    });
  });

  it('says that there never was one at a wrong address', async () => {
    await open(() => ({ status: 404, json: { message: 'No such opportunity.' } }));
    expect(await screen.findByRole('heading', { name: 'No such training' })).toBeTruthy();
    await waitFor(() => expect(document.title).toBe('No such training · Guildhall'));
  });

  it('says that one is no longer offered', async () => {
    await open(() => ({ status: 410, json: { message: 'Gone.' } }));
    expect(await screen.findByRole('heading', { name: 'No longer offered' })).toBeTruthy();
  });

  it('offers another try after a failure, and keeps the focus on the page then', async () => {
    let away = true;
    const { person } = await open(() =>
      away
        ? { status: 503, json: { message: 'The catalogue is not answering.' } }
        : { status: 200, json: buildOpportunity() },
    );
    expect((await screen.findByRole('alert')).textContent).toContain('The catalogue is not answering.');
    away = false;
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'MIG Welding Fundamentals' })).toBeTruthy();
    expect(document.activeElement?.textContent).toContain('MIG Welding Fundamentals');
    expect(document.activeElement).not.toBe(document.body);
  });
});
