type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Notes what a person typed into a prerendered page before its code was there. Answers how to put it back: a form that
 * is taken over begins with its own empty values.
 */
export function noteTyped(root: ParentNode): () => void {
  const typed = fieldsOf(root).flatMap((field) => {
    const value = valueOf(field);
    return value === '' || value === false ? [] : [{ id: field.id, value }];
  });
  return () => {
    for (const { id, value } of typed) {
      const field = fieldsOf(root).find((one) => one.id === id);
      if (field && valueOf(field) !== value) type(field, value);
    }
  };
}

const fieldsOf = (root: ParentNode) => [...root.querySelectorAll<Field>('input[id], textarea[id], select[id]')];

function valueOf(field: Field): string | boolean {
  return field instanceof HTMLInputElement && field.type === 'checkbox' ? field.checked : field.value;
}

function type(field: Field, value: string | boolean): void {
  if (typeof value === 'boolean') return (field as HTMLInputElement).click();
  // By the element's own setter, past the one that React has put over it: only so does the form hear of it.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}
