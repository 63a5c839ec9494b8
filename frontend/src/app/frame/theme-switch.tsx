import { useEffect, useState } from 'react';
import { classNames } from '../../ui/class-names.js';
import { onThemeElsewhere, readTheme, storeTheme, type Theme } from './theme.js';
import { frameWords } from './words.js';

const choices: readonly Theme[] = ['system', 'light', 'dark'];

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
      <legend className="sr-only">{frameWords.theme}</legend>
      {choices.map((choice) => (
        <label
          key={choice}
          className={classNames(
            '-ml-px flex min-h-8 cursor-pointer items-center border px-3 first-of-type:ml-0 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-steel',
            theme === choice
              ? 'z-10 border-ink bg-sunk font-semibold'
              : 'border-rule-strong text-ink-soft hover:bg-sunk',
          )}
        >
          <input
            type="radio"
            name="theme"
            className="sr-only"
            checked={theme === choice}
            onChange={() => {
              setTheme(choice);
              storeTheme(choice);
            }}
          />
          {frameWords.themes[choice]}
        </label>
      ))}
    </fieldset>
  );
}
