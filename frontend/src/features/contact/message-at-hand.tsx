import { useState } from 'react';
import { Button } from '../../ui/button.js';
import { buttonLook } from '../../ui/button-look.js';
import type { ContactMessage } from './contact-message.js';
import { mailLink, messageText } from './mail-link.js';
import { contactWords } from './words.js';

const words = contactWords.form.atHand;

/** The message that was handed to an e-mail client: to be opened again, or taken along where no client opened. */
export function MessageAtHand({ message }: { message: ContactMessage }) {
  const [copied, setCopied] = useState<{ message: ContactMessage; well: boolean } | null>(null);
  const outcome = copied?.message === message ? copied : null;
  const copy = () => {
    const tell = (well: boolean) => setCopied({ message, well });
    // Without a clipboard, as on an address without https, the text itself is shown.
    copyText(messageText(message)).then(
      () => tell(true),
      () => tell(false),
    );
  };
  return (
    <div className="border-t border-rule-strong pt-5 sm:col-span-2">
      <p>{words.text}</p>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <a href={mailLink(message)} className={buttonLook('outline')}>
          {words.open}
        </a>
        <Button onClick={copy}>{words.copy}</Button>
        <span role="status" className="text-ink-soft">
          {outcome && (outcome.well ? words.copied : words.notCopied)}
        </span>
      </div>
      {outcome && !outcome.well && (
        <p className="mt-3 border border-rule bg-paper p-3 whitespace-pre-line select-all [overflow-wrap:anywhere]">
          {messageText(message)}
        </p>
      )}
    </div>
  );
}

const copyText = async (text: string) => navigator.clipboard.writeText(text);
