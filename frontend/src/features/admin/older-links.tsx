import { useSearchParams } from 'react-router-dom';
import { ButtonLink } from '../../ui/button-link.js';
import { adminWords } from './words.js';

/** The way through a list that is read newest first; where one stands is in the address. `next` is null at its end. */
export function OlderLinks({ next }: { next: string | null }) {
  const [params] = useSearchParams();
  const withBefore = (before: string | null) => {
    const kept = [...params].filter(([name]) => name !== 'before' && name !== 'account');
    return `?${new URLSearchParams([...kept, ...(before ? [['before', before]] : [])])}`;
  };
  if (!next && !params.has('before')) return null;
  return (
    <nav aria-label={adminWords.pages.label} className="flex flex-wrap gap-3">
      {params.has('before') && <ButtonLink to={withBefore(null)}>{adminWords.pages.newest}</ButtonLink>}
      {next && <ButtonLink to={withBefore(next)}>{adminWords.pages.older}</ButtonLink>}
    </nav>
  );
}
