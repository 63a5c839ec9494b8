type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Notes what a person typed into a prerendered page before its code was there, and where the cursor stands. Answers how
 * to put both back: a form that is taken over begins with its own values, and would show them at its next drawing; in a
 * page that is drawn anew nobody would be typing any more.
 */
export function noteTyped(root: ParentNode): () => void {
  const fields = fieldsOf(root);
  const typed = fields.flatMap((field) => {
    const value = valueOf(field);
    return value === printedValueOf(field) ? [] : [{ field, key: keyOf(field), value }];
  });
  const focused = fields.find((field) => field === document.activeElement);
  const cursor = focused && { key: keyOf(focused), place: placeOf(focused) };
  return () => {
    const find = (key: string) => fieldsOf(root).find((one) => keyOf(one) === key);
    for (const { field: before, key, value } of typed) {
      const field = find(key);
      // Whoever went on typing meanwhile, in a field that stayed, has the last word.
      const isNewer = field === before && valueOf(field) !== printedValueOf(field);
      if (field) type(field, isNewer ? valueOf(field) : value);
    }
    const field = cursor && find(cursor.key);
    if (!field || field === focused || document.activeElement !== document.body) return;
    field.focus({ preventScroll: true });
    if (cursor.place && 'setSelectionRange' in field) field.setSelectionRange(...cursor.place);
  };
}

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
