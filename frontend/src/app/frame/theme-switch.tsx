import { useEffect, useState } from 'react';
import { classNames } from '../../ui/class-names.js';
import { onThemeElsewhere, readTheme, storeTheme, type Theme } from './theme.js';

const choices: { theme: Theme; words: string }[] = [
  { theme: 'system', words: 'System' },
  { theme: 'light', words: 'Light' },
  { theme: 'dark', words: 'Dark' },
];

/** Light, dark, or what the system says. */
export function ThemeSwitch() {
  // What is remembered is known to the browser only: the first drawing must equal the prerendered one.
  const [theme, setTheme] = useState<Theme>('system');
  useEffect(() => {
    const read = () => setTheme(readTheme());
    read();
    return onThemeElsewhere(read);
  }, []);
  return (
    <fieldset className="flex">
      <legend className="sr-only">Theme</legend>
      {choices.map((choice) => (
        <label
          key={choice.theme}
          className={classNames(
            '-ml-px flex min-h-8 cursor-pointer items-center border px-3 first-of-type:ml-0 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-steel',
            theme === choice.theme
              ? 'z-10 border-ink bg-sunk font-semibold'
              : 'border-rule-strong text-ink-soft hover:bg-sunk',
          )}
        >
          <input
            type="radio"
            name="theme"
            className="sr-only"
            checked={theme === choice.theme}
            onChange={() => {
              setTheme(choice.theme);
              storeTheme(choice.theme);
            }}
          />
          {choice.words}
        </label>
      ))}
    </fieldset>
  );
}
