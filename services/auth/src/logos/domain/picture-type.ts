/** The kinds of pictures that a logo may be sent as, by how their bytes begin. Names and stated types are not looked at. */
const beginnings: readonly [string, RegExp][] = [
  ['png', /^\x89PNG\r\n\cZ\n/],
  ['jpeg', /^\xff\xd8\xff/],
  ['webp', /^RIFF[^]{4}WEBP/],
];

/** Which of them these bytes claim to be; null for everything else, whatever it may be. */
export function pictureType(bytes: Buffer): string | null {
  const head = bytes.subarray(0, 12).toString('latin1');
  return beginnings.find(([, beginning]) => beginning.test(head))?.[0] ?? null;
}
