import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** What the frontend's build writes where the site's public address belongs. */
const placeOfOrigin = '__PUBLIC_URL__';

/** A page of the built frontend, ready to be sent: in every encoding that browsers ask for. */
export interface HtmlPage {
  etag: string;
  encodings: Record<'br' | 'gzip' | 'identity', Buffer>;
}

/** Puts the site's public address into a page, and compresses it once. */
export function makeHtmlPage(built: string, publicUrl: string): HtmlPage {
  const identity = Buffer.from(built.replaceAll(placeOfOrigin, () => publicUrl));
  return {
    etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 27)}"`,
    encodings: {
      identity,
      br: brotliCompressSync(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
      gzip: gzipSync(identity, { level: 9 }),
    },
  };
}

/** The best of our encodings that an Accept-Encoding header lets us use. One that is refused by `q=0` isn't. */
export function encodingFor(accepted: string | undefined): keyof HtmlPage['encodings'] {
  const offers = (accepted ?? '').split(',').map((offer) => offer.trim().split(/\s*;\s*/));
  const takes = (name: string) =>
    offers.some(([coding, weight]) => coding === name && !/^q=0(\.0*)?$/.test(weight ?? ''));
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : 'identity';
}
