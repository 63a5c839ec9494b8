import { Search } from 'lucide-react';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../ui/button.js';
import { controlLook } from '../../ui/control-look.js';
import { landingWords } from './words.js';

const { label, placeholder, submit } = landingWords.search;

/** The way into the catalog. Without JavaScript the form itself leads there. */
export function TrainingSearch() {
  const navigate = useNavigate();
  const box = useRef<HTMLInputElement>(null);
  return (
    <form
      role="search"
      action="/training"
      className="mt-8 flex max-w-2xl flex-wrap gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        const words = box.current?.value.trim();
        void navigate(words ? `/training?${new URLSearchParams({ q: words })}` : '/training');
      }}
    >
      <input
        ref={box}
        id="search"
        type="search"
        name="q"
        aria-label={label}
        placeholder={placeholder}
        maxLength={500}
        className={`${controlLook} min-h-12 flex-[99_1_16rem]`}
      />
      <Button look="action" type="submit" className="min-h-12 flex-[1_0_auto]">
        <Search size={20} strokeWidth={1.75} aria-hidden="true" />
        {submit}
      </Button>
    </form>
  );
}
