/** The short code on a request's card, as it can be read out over a phone: the last six signs of its id. */
export function requestCode(id: string): string {
  return `R-${id.replaceAll('-', '').slice(-6).toUpperCase()}`;
}
