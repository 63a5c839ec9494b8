/** The short code on a traveller, as it can be read out over a phone: the last six signs of its id. */
export function listingCode(id: string): string {
  return `T-${id.replaceAll('-', '').slice(-6).toUpperCase()}`;
}
