import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.js';
import { ButtonLink } from '../../ui/button-link.js';
import { Padlock } from '../../ui/drawings/padlock.js';
import { EmptyState } from '../../ui/empty-state.js';
import { memberWords } from './words.js';

const { text, logIn, register, unsure, askAgain } = memberWords.signedOut;

interface SignedOutProps {
  title: string;
  /** This page's own, to come back to. */
  path: string;
  /** Somebody was signed in when the page was opened. */
  ended: boolean;
  /** Given where it could not be found out whether somebody is signed in. */
  onAskAgain: (() => void) | undefined;
}

/** What a stranger sees of a page that belongs to an account: the way in, and back here. */
export default function SignedOut({ title, path, ended, onAskAgain }: SignedOutProps) {
  const notice = useRef<HTMLParagraphElement>(null);
  // What had the focus is gone, and the page may stand elsewhere.
  useEffect(() => notice.current?.focus(), [ended]);
  const query = new URLSearchParams({ next: path });
  return (
    <EmptyState drawing={<Padlock className="h-28" />} title={title} level={1}>
      {onAskAgain && (
        <p role="alert" className="mt-2 flex max-w-[60ch] flex-wrap items-center gap-x-4 gap-y-2">
          {unsure}
          <Button onClick={onAskAgain}>{askAgain}</Button>
        </p>
      )}
      {ended && (
        <p ref={notice} role="alert" tabIndex={-1} className="mt-2 max-w-[60ch]">
          <strong>{memberWords.ended.title}.</strong> {memberWords.ended.text}
        </p>
      )}
      <p className="mt-2 max-w-[60ch]">{text}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <ButtonLink look="action" to={`/auth/login?${query}`}>
          {logIn}
        </ButtonLink>
        <ButtonLink to={`/auth/register?${query}`}>{register}</ButtonLink>
      </div>
    </EmptyState>
  );
}
