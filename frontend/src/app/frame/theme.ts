export type Theme = 'system' | 'light' | 'dark';

// public/head.js reads the same key before the first paint, and shows what is chosen.
const key = 'guildhall.theme';

/** The remembered theme; `system` without one. */
export function readTheme(): Theme {
  const stored = storage()?.getItem(key);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

/** Shows a theme from now on, and remembers it where the browser lets us. */
export function storeTheme(theme: Theme): void {
  document.dispatchEvent(new CustomEvent('theme-chosen', { detail: theme }));
  if (theme === 'system') storage()?.removeItem(key);
  else storage()?.setItem(key, theme);
}

/** Calls back when a theme was chosen in another tab. Answers what stops listening. */
export function onThemeElsewhere(hear: () => void): () => void {
  const consider = (event: StorageEvent) => {
    if (event.key === key || event.key === null) hear();
  };
  window.addEventListener('storage', consider);
  return () => window.removeEventListener('storage', consider);
}

function storage(): Storage | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}
