import { searchLength } from '@guildhall/contracts/training';
import { Search } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../../ui/button.js';
import { controlLook } from '../../../ui/control-look.js';
import type { ListControl } from '../use-list-state.js';
import { trainingWords } from '../words.js';

const { label, placeholder, submit, cut } = trainingWords.search;

/** The search box. It follows the address, so that going back changes its words too; a slash anywhere leads into it. */
export function SearchBar({ state, change }: ListControl) {
  const box = useRef<HTMLInputElement>(null);
  const [isFull, setIsFull] = useState(isTooMuch(state.q));
  // Words that were typed before the application was there are no news from the address: they stay.
  const shown = useRef(state.q);
  useEffect(() => {
    if (box.current && shown.current !== state.q) {
      box.current.value = state.q;
      setIsFull(isTooMuch(state.q));
    }
    shown.current = state.q;
  }, [state.q]);
  useSlashKey(box);
  const note = useId();
  return (
    <form
      role="search"
      action="/training"
      onSubmit={(event) => {
        event.preventDefault();
        change({ q: box.current?.value.trim() ?? '' });
      }}
    >
      <div className="flex gap-2">
        <input
          ref={box}
          id="search"
          type="search"
          name="q"
          defaultValue={state.q}
          aria-label={label}
          aria-keyshortcuts="/"
          aria-describedby={note}
          placeholder={placeholder}
          maxLength={searchLength}
          className={`${controlLook} min-h-12 grow`}
          onChange={(event) => setIsFull(isTooMuch(event.target.value))}
        />
        <Button look="action" type="submit" className="min-h-12">
          <Search size={20} strokeWidth={1.75} aria-hidden="true" />
          {submit}
        </Button>
      </div>
      <p id={note} aria-live="polite" className="text-14 text-ink-soft">
        {isFull && cut(searchLength)}
      </p>
    </form>
  );
}

// A browser cuts what is pasted without a word: what fills the field to its end may have been longer.
const isTooMuch = (written: string) => written.length >= searchLength;

function useSlashKey(box: React.RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const typing =
        event.target instanceof HTMLElement && event.target.closest('input, textarea, select, [role="dialog"]');
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || typing) return;
      event.preventDefault();
      box.current?.select();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [box]);
}
