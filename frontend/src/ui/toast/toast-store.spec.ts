import { describe, expect, it } from '@jest/globals';
import { currentToast, dismissToast, onToastChange, showToast } from './toast-store.js';

describe('toasts', () => {
  it('are visible one at a time: a new one takes the place of the old', () => {
    showToast({ title: 'First', description: '' });
    const first = currentToast();
    showToast({ title: 'Second', description: '', tone: 'destructive' });
    expect(currentToast()).toMatchObject({ title: 'Second', tone: 'destructive' });
    dismissToast(first?.id ?? 0);
    expect(currentToast()).toMatchObject({ title: 'Second' });
  });

  it('tell who listens when they come and go, and no longer who stopped listening', () => {
    let told = 0;
    const stop = onToastChange(() => (told += 1));
    showToast({ title: 'Saved', description: '' });
    dismissToast(currentToast()?.id ?? 0);
    expect([told, currentToast()]).toEqual([2, null]);
    stop();
    showToast({ title: 'Saved', description: '' });
    expect(told).toBe(2);
  });
});
