export type Theme = 'system' | 'light' | 'dark';

// public/theme.js reads the same key before the first paint.
const key = 'guildhall.theme';

/** The remembered theme; `system` without one. */
export function readTheme(): Theme {
  const stored = storage()?.getItem(key);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

/** Shows a theme from now on, and remembers it where the browser lets us. */
export function storeTheme(theme: Theme): void {
  const root = document.documentElement;
  if (theme === 'system') {
    delete root.dataset.theme;
    storage()?.removeItem(key);
  } else {
    root.dataset.theme = theme;
    storage()?.setItem(key, theme);
  }
}

function storage(): Storage | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}
