/** @typedef {import('./mail-store.mjs').MailSummary} MailSummary */

const style = `
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #1c2329; }
  table { border-collapse: collapse; width: 100%; }
  th, td { text-align: left; padding: .4rem .6rem; border-bottom: 1px solid #cfd6dc; vertical-align: top; }
  pre { white-space: pre-wrap; font: inherit; }
  iframe { width: 100%; height: 30rem; border: 1px solid #cfd6dc; background: #fff; }`;

/**
 * The list of mails.
 * @param {MailSummary[]} mails newest first
 */
export function listPage(mails) {
  const rows = mails.map(
    (mail) =>
      `<tr><td>${escaped(mail.receivedAt.slice(0, 19).replace('T', ' '))}</td><td>${escaped(mail.to.join(', '))}</td>` +
      `<td><a href="/mails/${mail.id}">${escaped(mail.subject || '(no subject)')}</a></td></tr>`,
  );
  const table = `<table><thead><tr><th>Time (UTC)</th><th>To</th><th>Subject</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
  return document('Local mail inbox', mails.length > 0 ? table : '<p>No mail has come yet.</p>');
}

/**
 * One mail: who, when, its text, its page and its source.
 * @param {{ summary: MailSummary, html: string | null, source: string }} mail
 */
export function mailPage({ summary, html, source }) {
  const head = `<p>From ${escaped(summary.from)} to ${escaped(summary.to.join(', '))}, ${escaped(summary.receivedAt)}</p>`;
  // The empty sandbox keeps a mail's scripts and forms dead.
  const frame = html
    ? `<h2>As a page</h2><iframe sandbox="" src="/mails/${summary.id}/html" title="The mail"></iframe>`
    : '';
  const text = `<h2>As text</h2><pre>${linked(escaped(summary.text))}</pre>`;
  const raw = `<details><summary>Source</summary><pre>${escaped(source)}</pre></details>`;
  return document(summary.subject || '(no subject)', `<p><a href="/">All mails</a></p>${head}${text}${frame}${raw}`);
}

/** @param {string} title @param {string} body */
function document(title, body) {
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escaped(title)}</title>` +
    `<meta name="viewport" content="width=device-width"><style>${style}</style></head>` +
    `<body><h1>${escaped(title)}</h1>${body}</body></html>`
  );
}

/** @param {string} text */
function escaped(text) {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** Makes the addresses in an escaped text clickable. @param {string} text */
function linked(text) {
  return text.replace(/https?:\/\/[^\s<>&]+(?:&#38;[^\s<>&]+)*/g, (address) => `<a href="${address}">${address}</a>`);
}
