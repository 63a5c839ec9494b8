type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Keeps what a person types into a prerendered page before its code is there, and where the cursor stands. Answers how
 * to put both back: a form that is taken over begins with its own values, and would show them at its next drawing; in a
 * page that is drawn anew nobody would be typing any more.
 */
export function noteTyped(root: ParentNode & Node): () => void {
  const noted = fieldsOf(root).map((field) => ({ field, value: valueOf(field) }));
  const cursor = keepCursor(root);
  const heardOf = new Set<unknown>();
  const hear = ({ target }: Event) => {
    heardOf.add(target);
    const one = noted.find(({ field }) => field === target);
    if (one) one.value = valueOf(one.field);
  };
  root.addEventListener('input', hear);
  return () => {
    root.removeEventListener('input', hear);
    for (const { field: before, value } of noted) {
      const stays = root.contains(before);
      const field = stays ? before : successorOf(before, root);
      // What a page that is drawn anew leaves behind holds all that was typed; into a field that stays its form may have
      // put something else meanwhile, such as a draft.
      const typed = stays ? value : valueOf(before);
      // Whoever typed into the new field already has the last word.
      const isNewer = !stays && heardOf.has(field);
      if (field && !isNewer && typed !== printedValueOf(before)) type(field, typed);
    }
    cursor.putBack((field) => heardOf.has(field));
  };
}

/**
 * Follows the cursor, and gives it to the field that takes the place of its own as soon as that is there: the next key
 * may be pressed before the page is ready.
 */
function keepCursor(root: ParentNode & Node) {
  let last = fieldsOf(root).find((field) => field === document.activeElement);
  let given: Field | undefined;
  const follow = ({ target }: Event) => {
    if (target !== given) last = fieldsOf(root).find((field) => field === target);
  };
  root.addEventListener('focusin', follow);
  const give = () => {
    if (!last || root.contains(last) || document.activeElement !== document.body) return;
    given = successorOf(last, root);
    given?.focus({ preventScroll: true });
  };
  const drawing = new MutationObserver(give);
  drawing.observe(root, { childList: true, subtree: true });
  return {
    /** For good. The place within the field waits for its words, and is the typist's own where he went on. */
    putBack(wentOn: (field: Field) => boolean) {
      drawing.disconnect();
      give();
      root.removeEventListener('focusin', follow);
      const place = last && placeOf(last);
      if (!given || !place || document.activeElement !== given || wentOn(given)) return;
      if ('setSelectionRange' in given) given.setSelectionRange(...place);
    },
  };
}

/** The field that stands for another one in a page that was drawn anew. */
const successorOf = (before: Field, root: ParentNode) => fieldsOf(root).find((field) => keyOf(field) === keyOf(before));

/** Of the cursor, or of what is marked, in a text; null where a field has none, as one for an e-mail address. */
function placeOf(field: Field): [from: number, to: number] | null {
  if (!('selectionStart' in field) || field.selectionStart === null) return null;
  return [field.selectionStart, field.selectionEnd ?? field.selectionStart];
}

const fieldsOf = (root: ParentNode) =>
  [...root.querySelectorAll<Field>('input, textarea, select')].filter((field) => field.id || field.name);

/** What a field is known by when the page is drawn anew. Boxes of one list share their name. */
const keyOf = (field: Field) => field.id || (isBox(field) ? `${field.name}=${field.value}` : field.name);

const isBox = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && field.type === 'checkbox';

const valueOf = (field: Field): string | boolean => (isBox(field) ? field.checked : field.value);

/** What stood in the page as it came. */
function printedValueOf(field: Field): string | boolean {
  if (isBox(field)) return field.defaultChecked;
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  return ([...field.options].find((option) => option.defaultSelected) ?? field.options[0])?.value ?? '';
}

/** As if by hand. The form hears of it even where the field holds the value still: it doesn't know so. */
function type(field: Field, value: string | boolean): void {
  if (typeof value === 'boolean') {
    (field as HTMLInputElement).checked = !value;
    return field.click();
  }
  // React looks whether a value has changed since it was last set by the element's own property, on which it listens;
  // by the setter beneath, it doesn't notice.
  const cursor = document.activeElement === field ? placeOf(field) : null;
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
  if (cursor && 'setSelectionRange' in field) field.setSelectionRange(...cursor);
}
