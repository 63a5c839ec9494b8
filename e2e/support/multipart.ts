/** The line between the parts of every form of the tests. */
export const boundary = 'a-line-between-parts';

/** One file of a form. The name is sent as it stands. */
export function filePart(field: string, name: string, type: string, bytes: Buffer): Buffer {
  return part(`name="${field}"; filename="${name}"\r\nContent-Type: ${type}`, bytes);
}

/** One text of a form. */
export function fieldPart(field: string, value: string): Buffer {
  return part(`name="${field}"`, Buffer.from(value));
}

/** A whole form. */
export function form(...parts: Buffer[]): Buffer {
  return Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]);
}

function part(disposition: string, content: Buffer): Buffer {
  const head = `--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), content, Buffer.from('\r\n')]);
}
