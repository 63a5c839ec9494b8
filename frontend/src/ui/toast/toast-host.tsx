import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { currentToast, onToastChange } from './toast-store.js';

const Toaster = lazy(() => import('./toaster.js'));

/** Mounts the toasts' place with the first toast: a visitor who never sees one never loads it. */
export function ToastHost() {
  const notice = useSyncExternalStore(onToastChange, currentToast, () => null);
  const [needed, setNeeded] = useState(false);
  if (notice && !needed) setNeeded(true);
  return needed ? (
    <Suspense fallback={null}>
      <Toaster notice={notice} />
    </Suspense>
  ) : null;
}
