import { site } from '@guildhall/contracts/site';
import type { TrainingRequest } from '@guildhall/contracts/training';
import { requestWords } from './words.js';

const { mail } = requestWords;
/** E-mail clients cut links that are longer; the whole request is stored on the server anyway. */
const longestText = 500;
const order = [
  'companyName',
  'contactName',
  'email',
  'phone',
  'industry',
  'employeeCount',
  'timeframe',
  'preferredFormat',
  'budget',
  'trainingNeeds',
  'skillsNeeded',
] as const;

/** The link that opens the visitor's e-mail client with the request written out. What was not stated is left out. */
export function requestMail(request: TrainingRequest): string {
  const lines = order.flatMap((field) => {
    const value = request[field];
    return value ? [`${requestWords.labels[field]}: ${shortened(value)}`] : [];
  });
  const body = [mail.greeting, mail.opening, lines.join('\r\n')].join('\r\n\r\n');
  const subject = `${requestWords.title}: ${request.companyName}`;
  return `mailto:${site.email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

function shortened(value: string): string {
  const letters = [...value.replaceAll(/\r?\n/g, '\r\n')];
  return letters.length > longestText ? mail.cut(letters.slice(0, longestText).join('')) : letters.join('');
}
