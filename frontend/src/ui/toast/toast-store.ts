/** A passing notice. `destructive`: something failed. */
export interface ToastNotice {
  id: number;
  title: string;
  description: string;
  tone: 'plain' | 'destructive';
}

let shown: ToastNotice | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

/** Shows a notice. At most one is visible: a new one takes the place of the old. */
export function showToast(notice: Omit<ToastNotice, 'id' | 'tone'> & { tone?: ToastNotice['tone'] }): void {
  lastId += 1;
  shown = { tone: 'plain', ...notice, id: lastId };
  tellAll();
}

/** Takes a notice away, unless another one already stands in its place. */
export function dismissToast(id: number): void {
  if (shown?.id !== id) return;
  shown = null;
  tellAll();
}

export function currentToast(): ToastNotice | null {
  return shown;
}

export function onToastChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tellAll(): void {
  for (const listener of listeners) listener();
}
