/** @jest-environment ./frontend/src/testing/browser-environment.mjs */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { tooltipLimits } from './tooltip-limits.js';
import { Tooltip, TooltipZone } from './tooltip.js';

const { openDelay, skipDelay } = tooltipLimits;

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

function show() {
  render(
    <TooltipZone>
      <Tooltip words="Ends the booking">
        <button>End</button>
      </Tooltip>
      <Tooltip words="Prints the sheet">
        <button>Print</button>
      </Tooltip>
    </TooltipZone>,
  );
}
const button = (name: string) => screen.getByRole('button', { name });
const pointAt = (name: string) => fireEvent.pointerMove(button(name), { pointerType: 'mouse' });
const escape = () => fireEvent.keyDown(document.body, { key: 'Escape' });
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const shown = () => screen.queryByRole('tooltip')?.textContent ?? null;

describe('a tooltip', () => {
  it('comes when something was pointed at for the specified time, and not before', () => {
    show();
    pointAt('End');
    wait(openDelay - 1);
    expect(shown()).toBeNull();
    wait(1);
    expect(shown()).toBe('Ends the booking');
  });

  it('comes at once beside another that was shown a moment ago, and waits again later', () => {
    show();
    pointAt('End');
    wait(openDelay);
    escape();
    wait(skipDelay - 1);
    pointAt('Print');
    expect(shown()).toBe('Prints the sheet');
    escape();
    wait(skipDelay);
    pointAt('End');
    expect(shown()).toBeNull();
  });

  it('comes at once by keyboard, describes what has the focus, and goes with Escape', () => {
    show();
    act(() => button('End').focus());
    expect(shown()).toBe('Ends the booking');
    expect(button('End').getAttribute('aria-describedby')).toBe(screen.getByRole('tooltip').id);
    escape();
    expect(shown()).toBeNull();
  });

  it('keeps the constants of the specification', () => {
    expect(tooltipLimits).toEqual({ openDelay: 700, skipDelay: 300 });
  });
});
