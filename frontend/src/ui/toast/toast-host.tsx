import { useState, useSyncExternalStore } from 'react';
import { lazyPart } from '../../lib/lazy-part.js';
import { PartNet } from '../part-net.js';
import { PlainToast } from './plain-toast.js';
import { currentToast, onToastChange } from './toast-store.js';

const Toaster = lazyPart(() => import('./toaster.js'));

/** Loads the toaster ahead of its first notice, which may be that the line is down. */
export const prepareToasts = () => void Toaster.preload();

/** Mounts the toasts' place with the first toast: a visitor who never sees one never waits for it. */
export function ToastHost() {
  const notice = useSyncExternalStore(onToastChange, currentToast, () => null);
  const [needed, setNeeded] = useState(false);
  const [toldPlainly, tellPlainly] = useState<number>();
  if (notice && !needed) setNeeded(true);
  if (!needed) return null;
  if (notice && notice.id === toldPlainly) return <PlainToast notice={notice} />;
  return (
    <PartNet onMissing={() => tellPlainly(currentToast()?.id)}>
      <Toaster notice={notice} />
    </PartNet>
  );
}
