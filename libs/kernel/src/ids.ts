/** The form of every id of the house: a UUID as lower-case text. */
export const idPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

let lastTime = 0;
let counter = 0;

/**
 * A new UUIDv7 (RFC 9562, section 5.7) as text. Ids made by one process sort in the order they were made:
 * the 12 bits after the version count up within a millisecond (method 1 of section 6.2).
 */
export function newId(now: number = Date.now()): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  if (now > lastTime) {
    lastTime = now;
    counter = ((bytes[6]! & 0x07) << 8) | bytes[7]!;
  } else if (++counter > 0xfff) {
    lastTime += 1;
    counter = 0;
  }
  for (let i = 5, rest = lastTime; i >= 0; i--, rest = Math.floor(rest / 256)) bytes[i] = rest % 256;
  bytes[6] = 0x70 | (counter >> 8);
  bytes[7] = counter & 0xff;
  bytes[8] = 0x80 | (bytes[8]! & 0x3f);
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
