import { useEffect, useState, useSyncExternalStore } from 'react';
import { lazyPart } from '../../lib/lazy-part.js';
import { useAfter } from '../../lib/use-after.js';
import { whenIdle } from '../../lib/when-idle.js';
import { PartNet } from '../part-net.js';
import { PlainToast } from './plain-toast.js';
import { currentToast, onToastChange } from './toast-store.js';

const Toaster = lazyPart(() => import('./toaster.js'));

/** How long a notice waits for the toaster before it is told without it, in milliseconds. */
const patience = 1000;

/**
 * Mounts the toasts' place with the first toast: a visitor who never sees one never loads it. Who begins to fill in a
 * form will see one, which may be that the line is down by then.
 */
export function ToastHost() {
  const notice = useSyncExternalStore(onToastChange, currentToast, () => null);
  const [needed, setNeeded] = useState(false);
  const [toldPlainly, tellPlainly] = useState<number>();
  useEffect(loadWithFirstTyping, []);
  if (notice && !needed) setNeeded(true);
  if (!needed) return null;
  if (notice && notice.id === toldPlainly) return <PlainToast notice={notice} />;
  const giveUp = () => tellPlainly(currentToast()?.id);
  return (
    <PartNet onMissing={giveUp} waiting={<Patience onOver={giveUp} />}>
      <Toaster notice={notice} />
    </PartNet>
  );
}

function Patience({ onOver }: { onOver: () => void }) {
  const isOver = useAfter(patience);
  useEffect(() => {
    if (isOver) onOver();
  }, [isOver, onOver]);
  return null;
}

/** A search answers on the page itself, and tells nothing by a toast. */
function loadWithFirstTyping(): () => void {
  let callOff: () => void = () => undefined;
  const consider = ({ target }: Event) => {
    if (!(target instanceof Element) || !target.closest('form:not([role=search])')) return;
    document.removeEventListener('input', consider);
    callOff = whenIdle(() => void Toaster.preload());
  };
  document.addEventListener('input', consider);
  return () => {
    document.removeEventListener('input', consider);
    callOff();
  };
}
