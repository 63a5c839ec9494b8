import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { showToast } from '../../ui/toast/toast-store.js';
import type { ContactMessage } from './contact-message.js';
import { mailLink } from './mail-link.js';
import { contactWords } from './words.js';

const resetDelayMilliseconds = 1000;

/**
 * Hands messages to the visitor's e-mail client: one at a time, until the form is reset. The last one stays at hand,
 * since nobody can tell whether a client opened. What is typed after it was handed over is no part of it, and stays.
 */
export function usePreparedMail({ getValues, resetField, clearErrors }: UseFormReturn<ContactMessage>) {
  const [last, setLast] = useState<ContactMessage | null>(null);
  const [busy, setBusy] = useState(false);
  const handedOver = useRef<ContactMessage | null>(null);
  useEffect(() => {
    if (!busy) return;
    const resetting = setTimeout(() => {
      const now = getValues();
      const before = handedOver.current;
      for (const field of Object.keys(now) as (keyof ContactMessage)[])
        if (now[field] === before?.[field]) resetField(field);
      clearErrors();
      handedOver.current = null;
      setBusy(false);
    }, resetDelayMilliseconds);
    return () => clearTimeout(resetting);
  }, [busy, getValues, resetField, clearErrors]);

  const prepare = (message: ContactMessage) => {
    // Both presses of a double click come here before anything is drawn again.
    if (handedOver.current) return;
    handedOver.current = getValues();
    setLast(message);
    setBusy(true);
    window.location.assign(mailLink(message));
    showToast(contactWords.form.toast);
  };
  return { prepare, last, busy };
}
