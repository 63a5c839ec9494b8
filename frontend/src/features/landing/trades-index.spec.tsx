/** @jest-environment ./frontend/src/testing/browser-environment.mjs */
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { startAnsweringServer, type AnsweringServer } from '../../testing/answering-server.js';
import { buildResults } from '../../testing/build-results.js';
import { renderPage } from '../../testing/render-page.js';
import { TradesIndex } from './trades-index.js';
import { landingWords } from './words.js';

let server: AnsweringServer;

afterEach(async () => {
  cleanup();
  await server.close();
});

async function open(answer: unknown) {
  server = await startAnsweringServer((asked) =>
    asked.startsWith('GET /api/training') ? { status: 200, json: answer } : { status: 401, json: {} },
  );
  return renderPage(
    <>
      <TradesIndex />
      <p>The rest of the page</p>
    </>,
  );
}

const rowOf = (trade: string) => screen.getByRole('link', { name: new RegExp(trade) }).textContent;

describe('the index of trades', () => {
  it('counts what the catalogue holds now', async () => {
    const results = buildResults([]);
    results.total = 1213;
    results.facets.industry = [{ value: 'Aerospace', count: 1012 }];
    await open(results);
    expect(await screen.findByText('See all 1,213 opportunities')).toBeTruthy();
    expect(rowOf('Aerospace')).toContain('1,012');
    expect(rowOf('Automotive')).toMatch(/0$/);
  });

  it.each([
    [[]],
    [null],
    ['counted'],
    [{}],
    [{ total: 3, facets: {} }],
    [{ total: 3, facets: { industry: [null] } }],
    [{ total: null, facets: { industry: [] } }],
    [{ total: 3, facets: { industry: [{ value: 'Aerospace' }] } }],
  ])('says that an answer like %j can’t be read, and leaves the page as it is', async (answer) => {
    await open(answer);
    expect(await screen.findByText(landingWords.trades.failed)).toBeTruthy();
    expect(screen.getByRole('button', { name: landingWords.trades.tryAgain })).toBeTruthy();
    expect(screen.getByRole('link', { name: /Aerospace/ })).toBeTruthy();
    expect(screen.getByText('The rest of the page')).toBeTruthy();
  });
});
