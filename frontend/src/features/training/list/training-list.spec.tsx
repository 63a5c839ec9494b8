/** @jest-environment ./frontend/src/testing/browser-environment.mjs */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { useNavigate } from 'react-router-dom';
import { startAnsweringServer, type Answer, type AnsweringServer } from '../../../testing/answering-server.js';
import { buildOpportunity } from '../../../testing/build-opportunity.js';
import { buildResults } from '../../../testing/build-results.js';
import { renderPage } from '../../../testing/render-page.js';
import { TrainingList } from './training-list.js';

let server: AnsweringServer | undefined;

afterEach(async () => {
  cleanup();
  await server?.close();
  server = undefined;
});

async function open(address: string, answer: (asked: string) => Answer | null) {
  server = await startAnsweringServer((asked) =>
    asked.startsWith('GET /api/training') ? answer(asked) : { status: 401, json: { message: 'Nobody' } },
  );
  return renderPage(<TrainingList />, address);
}

const searches = () => server?.asked.map(({ path }) => path).filter((path) => path.startsWith('/api/training')) ?? [];
const found = (...titles: string[]): Answer => ({
  status: 200,
  json: buildResults(
    titles.map((title, place) => buildOpportunity({ id: `0198f3a2-0000-7000-8000-00000000000${place}`, title })),
  ),
});

describe('a card', () => {
  it('cuts the description at 200 characters and shows at most 3 industries', async () => {
    const opportunity = buildOpportunity({
      description: 'weld '.repeat(60),
      industry: ['Aerospace', 'Automotive', 'Electronics', 'Textiles'],
    });
    await open('/training', () => ({ status: 200, json: buildResults([opportunity]) }));
    const card = within(await screen.findByRole('article'));
    expect(card.getByText(/^weld weld.*…$/).textContent?.length).toBeLessThanOrEqual(201);
    const [industries] = card.getAllByRole('list', { name: 'Industries' });
    expect(
      within(industries as HTMLElement)
        .getAllByRole('listitem')
        .map((badge) => badge.textContent),
    ).toEqual(['Aerospace', 'Automotive', 'Electronics']);
  });

  it('calls what was scraped an external source, and all else a direct listing', async () => {
    const of = (sourceType: 'scraped' | 'manual' | 'partner', place: number) =>
      buildOpportunity({ id: `0198f3a2-0000-7000-8000-00000000000${place}`, sourceType });
    await open('/training', () => ({
      status: 200,
      json: buildResults([of('scraped', 1), of('manual', 2), of('partner', 3)]),
    }));
    await screen.findAllByRole('article');
    expect(screen.getAllByText(/^(External source|Direct listing)$/).map((stamp) => stamp.textContent)).toEqual([
      'External source',
      'Direct listing',
      'Direct listing',
    ]);
  });

  it('says of every unknown fact that it is not stated', async () => {
    await open('/training', () => found('Lathe basics'));
    expect(within(await screen.findByRole('article')).getAllByText('not stated')).toHaveLength(5);
  });
});

describe('the list', () => {
  it('asks for what stands in the address', async () => {
    await open('/training?q=tig&industry=Aerospace,Other&format=hybrid&page=2&size=10', () => found('TIG welding'));
    await screen.findByText('TIG welding');
    expect(searches()).toEqual(['/api/training?q=tig&industry=Aerospace%2COther&format=hybrid&page=2&size=10']);
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('tig');
  });

  it('goes back to page 1 when a filter or the words change, and keeps all of it in the address', async () => {
    const { person, place } = await open('/training?q=tig&page=3', (asked) =>
      found(asked.includes('format=online') ? 'Online TIG theory' : 'TIG welding'),
    );
    await screen.findByText('TIG welding');
    await person.click(screen.getByRole('checkbox', { name: /^Online/ }));
    await screen.findByText('Online TIG theory');
    expect(place.now).toBe('/training?q=tig&format=online');
    await person.clear(screen.getByRole('searchbox'));
    await person.type(screen.getByRole('searchbox'), 'laser{Enter}');
    expect(place.now).toBe('/training?q=laser&format=online');
    await person.click(await screen.findByRole('button', { name: 'Remove Online' }));
    expect(place.now).toBe('/training?q=laser');
  });

  it('keeps the old results in sight while the new ones are on their way', async () => {
    const { person } = await open('/training', () => found('Old result'));
    await screen.findByText('Old result');
    const direct = globalThis.fetch;
    let answerNow: (() => void) | undefined;
    globalThis.fetch = async (...asked) => {
      await new Promise<void>((go) => (answerNow = go));
      return direct(...asked);
    };
    await person.selectOptions(screen.getByLabelText('Per page'), '50');
    expect(screen.getByText('Old result')).toBeTruthy();
    globalThis.fetch = direct;
    answerNow?.();
    await waitFor(() => expect(searches()).toEqual(['/api/training', '/api/training?size=50']));
    await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
  });

  it('says that nothing was found, and offers wider searches with their counts', async () => {
    const wider = [{ label: 'welding in any format', params: { q: 'welding' }, total: 18 }];
    await open('/training?q=welding&format=online', () => ({ status: 200, json: buildResults([], { wider }) }));
    expect(await screen.findByText('No training opportunities found')).toBeTruthy();
    expect(screen.getByRole('link', { name: /welding in any format\s*18/ }).getAttribute('href')).toBe(
      '/training?q=welding',
    );
  });

  it('offers the word that was meant, and says when the simpler engine answered', async () => {
    await open('/training?q=weldng', () => ({
      status: 200,
      json: buildResults([buildOpportunity()], { suggestion: 'welding', degraded: true }),
    }));
    expect((await screen.findByRole('link', { name: 'welding' })).getAttribute('href')).toBe('/training?q=welding');
    expect(screen.getByText(/The main search engine is away/)).toBeTruthy();
  });

  it('tells a failure in the specified words, tries again when asked to, and leads to the count then', async () => {
    let away = true;
    const { person } = await open('/training', () =>
      away ? { status: 503, json: { message: 'The catalogue is not answering.' } } : found('Back again'),
    );
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Error loading training opportunities. Please try again later.',
    );
    away = false;
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Back again')).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('1 opportunity');
  });
});

describe('another page of the list', () => {
  /** What was brought to the top of the window; jsdom draws nothing, and has no way there. */
  let broughtUp: string[];
  let goBack = () => {};
  const count = () => screen.getByText(/^\d+ to \d+ of/);

  beforeEach(() => {
    broughtUp = [];
    Element.prototype.scrollIntoView = function () {
      broughtUp.push(this.textContent);
    };
  });

  afterEach(() => {
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  });

  async function openLong(address: string) {
    server = await startAnsweringServer((asked) => {
      if (!asked.startsWith('GET /api/training')) return { status: 401, json: { message: 'Nobody' } };
      const query = new URL(asked.slice(4), 'http://any').searchParams;
      const page = Number(query.get('page') ?? 1);
      const size = Number(query.get('size') ?? 25);
      return { status: 200, json: buildResults([buildOpportunity()], { total: 90, page, size }) };
    });
    const opened = renderPage(
      <>
        <TrainingList />
        <Back />
      </>,
      address,
    );
    await screen.findByText(/^\d+ to \d+ of 90/);
    return opened;
  }

  function Back() {
    const navigate = useNavigate();
    goBack = () => void navigate(-1);
    return null;
  }

  it.each([
    ['Next', '26 to 26 of 90 opportunities'],
    ['Page 4', '76 to 76 of 90 opportunities'],
  ])('that %s turns to begins at its count, which comes to the top and has the focus', async (name, said) => {
    const { person } = await openLong('/training');
    await person.click(screen.getByRole('link', { name }));
    await waitFor(() => expect(document.activeElement).toBe(count()));
    expect(count().textContent).toBe(said);
    expect(broughtUp).toEqual([said]);
  });

  it('that one goes back to stays where the browser puts it', async () => {
    const { person } = await openLong('/training');
    await person.click(screen.getByRole('link', { name: 'Next' }));
    await waitFor(() => expect(broughtUp).toHaveLength(1));
    act(() => goBack());
    await screen.findByText('1 to 1 of 90 opportunities');
    expect(broughtUp).toHaveLength(1);
  });

  it('that another size or order leads back to leaves the focus in its field', async () => {
    const { person } = await openLong('/training?page=3');
    await person.selectOptions(screen.getByLabelText('Per page'), '10');
    await screen.findByText('1 to 1 of 90 opportunities');
    expect(document.activeElement).toBe(screen.getByLabelText('Per page'));
    expect(broughtUp).toEqual([]);
  });
});

describe('the search field', () => {
  const note = 'Only the first 500 characters are searched for.';

  it('says that it was cut when more was pasted than is searched for', async () => {
    const { person, place } = await open('/training', () => found('Lathe basics'));
    await person.click(screen.getByRole('searchbox'));
    await person.paste('w'.repeat(700));
    expect(screen.getByText(note)).toBeTruthy();
    await person.keyboard('{Enter}');
    expect(place.now).toBe(`/training?q=${'w'.repeat(500)}`);
    expect(screen.getByText(note)).toBeTruthy();
    await person.clear(screen.getByRole('searchbox'));
    expect(screen.queryByText(note)).toBeNull();
  });

  it('says so of an address too, and searches for what is left', async () => {
    await open(`/training?q=${'w'.repeat(4000)}`, () => found('Lathe basics'));
    await screen.findByText('Lathe basics');
    expect(screen.getByText(note)).toBeTruthy();
    expect(searches()).toEqual([`/api/training?q=${'w'.repeat(500)}`]);
  });
});

it('a catalogue that never answers has failed after a while, and can be asked again', async () => {
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  const limits = jest.spyOn(AbortSignal, 'timeout').mockImplementation((time) => timeout(time / 100));
  try {
    server = await startAnsweringServer(() => new Promise<never>(() => undefined));
    renderPage(<TrainingList />, '/training');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Error loading training opportunities. Please try again later.Try again',
    );
  } finally {
    limits.mockRestore();
  }
});
