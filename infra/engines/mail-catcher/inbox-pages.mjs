import { listPage, mailPage } from './inbox-html.mjs';

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */

/**
 * Answers the inbox's addresses: `/` and `/mails/<id>` as pages, `/mails/<id>/html` as the mail's own page,
 * `/api/mails` (newest first; `?to=`, `?limit=`) and `/api/mails/<id>` as JSON; DELETE `/api/mails` empties it.
 * @param {import('./mail-store.mjs').MailStore} store
 * @param {Request} request
 * @param {Response} response
 */
export async function answer(store, request, response) {
  // A web page elsewhere could point a name of its own at loopback and read the mails through the browser.
  if (!/^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/.test(request.headers.host ?? '')) return missing(response);
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://inbox');
  if (pathname === '/api/mails' && request.method === 'DELETE') return clear(store, response);
  if (request.method !== 'GET' && request.method !== 'HEAD') return missing(response);
  if (pathname === '/') return page(response, listPage(selected(store, searchParams)));
  if (pathname === '/api/mails') return json(response, selected(store, searchParams));
  const match = /^\/(api\/)?mails\/([\w-]+)(\/html)?$/.exec(pathname);
  const mail = match ? await store.find(match[2]) : undefined;
  if (!match || !mail) return missing(response);
  if (match[1]) return json(response, { ...mail.summary, html: mail.html, source: mail.source });
  return page(response, match[3] ? (mail.html ?? '') : mailPage(mail));
}

/**
 * @param {import('./mail-store.mjs').MailStore} store
 * @param {URLSearchParams} query
 */
function selected(store, query) {
  const to = query.get('to')?.toLowerCase();
  const limit = Number(query.get('limit') ?? 500);
  const mails = to ? store.mails.filter((mail) => mail.to.some((one) => one.toLowerCase() === to)) : store.mails;
  return mails.toReversed().slice(0, Number.isInteger(limit) && limit > 0 ? limit : 500);
}

/**
 * @param {import('./mail-store.mjs').MailStore} store
 * @param {Response} response
 */
async function clear(store, response) {
  await store.clear();
  response.writeHead(204).end();
}

/** @param {Response} response @param {string} html */
function page(response, html) {
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-src 'self'",
  });
  response.end(html);
}

/** @param {Response} response @param {unknown} value */
function json(response, value) {
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
  response.end(JSON.stringify(value));
}

/** @param {Response} response */
function missing(response) {
  response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('There is nothing here.');
}
