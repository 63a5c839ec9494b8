import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { PartNet } from '../ui/part-net.js';
import { partWords } from '../ui/part-words.js';
import { lazyPart } from './lazy-part.js';

// React writes each failure that a net catches into the console.
jest.spyOn(console, 'error').mockImplementation(() => undefined);

afterEach(cleanup);

/** A part on a line that is down until it is mended, and how often it was asked for. */
function partOnABadLine() {
  const line = { up: false, asked: 0 };
  const Part = lazyPart<{ words: string }>(() => {
    line.asked += 1;
    return line.up
      ? Promise.resolve({ default: ({ words }: { words: string }) => <p>{words}</p> })
      : Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  });
  return { Part, line };
}

/** Draws something, and waits for what it suspends on. */
const draw = (content: ReactNode) => act(async () => render(content));
const aMoment = () => act(() => new Promise((later) => setTimeout(later, 100)));
const tryAgain = () => screen.findByRole('button', { name: partWords.tryAgain });

describe('a part whose code can’t be loaded', () => {
  it('is asked for once, and leaves the rest of the page standing', async () => {
    const { Part, line } = partOnABadLine();
    const shown = () => (
      <>
        <p>The rest</p>
        <PartNet>
          <Part words="The part" />
        </PartNet>
      </>
    );
    const { rerender } = await draw(shown());
    expect(await screen.findByText(partWords.title)).toBeTruthy();
    rerender(shown());
    await aMoment();
    expect(screen.getByText('The rest')).toBeTruthy();
    expect(line.asked).toBe(1);
  });

  it('comes by another try once the line is up again', async () => {
    const { Part, line } = partOnABadLine();
    await draw(
      <PartNet>
        <Part words="The part" />
      </PartNet>,
    );
    await act(async () => (await tryAgain()).click());
    expect(await tryAgain()).toBeTruthy();
    expect(line.asked).toBe(2);
    line.up = true;
    await act(async () => (await tryAgain()).click());
    expect(await screen.findByText('The part')).toBeTruthy();
  });

  it('tells who opened it', async () => {
    const { Part } = partOnABadLine();
    const giveUp = jest.fn();
    await draw(
      <PartNet onMissing={giveUp}>
        <Part words="The part" />
      </PartNet>,
    );
    await aMoment();
    expect(giveUp).toHaveBeenCalledTimes(1);
    expect(screen.queryByText(partWords.title)).toBeNull();
  });

  it('is asked for again when it is drawn, after it couldn’t be loaded ahead', async () => {
    const { Part, line } = partOnABadLine();
    await Part.preload();
    line.up = true;
    await draw(
      <PartNet>
        <Part words="The part" />
      </PartNet>,
    );
    expect(await screen.findByText('The part')).toBeTruthy();
    expect(line.asked).toBe(2);
  });
});

it('a part that was loaded ahead is drawn in the same pass', async () => {
  const { Part, line } = partOnABadLine();
  line.up = true;
  await Part.preload();
  render(
    <PartNet>
      <Part words="The part" />
    </PartNet>,
  );
  expect(screen.getByText('The part')).toBeTruthy();
  expect(line.asked).toBe(1);
});
