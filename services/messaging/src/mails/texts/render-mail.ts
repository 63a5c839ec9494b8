import { site } from '@guildhall/contracts/site';
import { escapeHtml } from './escape-html.js';
import type { MailText } from './mail-text.js';
import { oneLine } from './one-line.js';

/** A mail's words as they travel. */
export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
}

/** Makes plain text and HTML out of what a mail says. Everything is escaped; the subject has no line breaks. */
export function renderMail({ subject, greeting, paragraphs, action }: MailText): RenderedMail {
  const signature = `${site.name} · ${site.email}`;
  const lines = [greeting, ...paragraphs, `${action.label}: ${action.url}`, `-- \n${signature}`];
  return {
    subject: oneLine(subject, 150),
    text: `${lines.join('\n\n')}\n`,
    html: page(greeting, paragraphs, action, signature),
  };
}

function page(greeting: string, paragraphs: readonly string[], action: MailText['action'], signature: string): string {
  const body = [
    `<h1 style="font-size:20px">${escapeHtml(greeting)}</h1>`,
    ...paragraphs.map((words) => `<p style="white-space:pre-line">${escapeHtml(words)}</p>`),
    `<p><a href="${escapeHtml(action.url)}">${escapeHtml(action.label)}</a></p>`,
    `<p style="color:#555;font-size:13px">${escapeHtml(signature)}</p>`,
  ];
  return [
    '<!doctype html>',
    `<html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(site.name)}</title></head>`,
    '<body style="font-family:sans-serif;line-height:1.5;max-width:36em;margin:0 auto;padding:16px">',
    ...body,
    '</body></html>',
  ].join('\n');
}
