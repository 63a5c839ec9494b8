import { describe, expect, it } from '@jest/globals';
import { contactMessage } from './contact-message.js';
import { mailLink } from './mail-link.js';

const message = {
  name: 'Ann Olsen',
  email: 'ann@shop.example',
  company: 'Olsen & Sons',
  subject: 'support',
  message: 'A + B = C?\nSecond line & more',
};

const messageOf = (field: keyof typeof message, value: string) =>
  contactMessage.safeParse({ ...message, [field]: value }).error?.issues.map((issue) => issue.message);

describe('the contact message', () => {
  it('is refused in the specified words', () => {
    expect(messageOf('name', 'A')).toEqual(['Name must be at least 2 characters.']);
    expect(messageOf('email', 'ann@')).toEqual(['Please enter a valid email address.']);
    expect(messageOf('email', '')).toEqual(['Please enter a valid email address.']);
    expect(messageOf('company', ' X ')).toEqual(['Company name must be at least 2 characters.']);
    expect(messageOf('subject', '')).toEqual(['Please select a subject.']);
    expect(messageOf('message', 'Too short')).toEqual(['Message must be at least 10 characters.']);
  });

  it('is taken when all is there', () => {
    expect(contactMessage.safeParse(message).success).toBe(true);
  });
});

describe('the mail link', () => {
  it('writes the message out so that a mail client reads it back whole', () => {
    const link = mailLink(message);
    const [, query = ''] = link.split('?');
    const parts = new Map(query.split('&').map((part) => part.split('=').map(decodeURIComponent) as [string, string]));
    expect(link.startsWith('mailto:hello@guildhall.example?')).toBe(true);
    expect(parts.get('subject')).toBe('Support: Olsen & Sons');
    expect(parts.get('body')).toBe(
      'A + B = C?\r\nSecond line & more\r\n\r\nAnn Olsen\r\nOlsen & Sons\r\nann@shop.example\r\n',
    );
  });
});
