import { describe, expect, it } from '@jest/globals';
import { contactMessage } from './contact-message.js';
import { contactWords } from './words.js';

const { wrong } = contactWords.form;
const complete = {
  name: 'Ann Olsen',
  email: 'ann@shop.example',
  company: 'Olsen',
  subject: 'support',
  message: 'Which mill?',
};

describe('a message from the contact page', () => {
  it('is none where nobody can see what it says', () => {
    expect(contactMessage.safeParse(complete).success).toBe(true);
    for (const field of ['name', 'company', 'message'] as const) {
      const unseen = contactMessage.safeParse({ ...complete, [field]: '\u200b'.repeat(12) });
      expect(unseen.error?.issues.map(({ message }) => message)).toEqual([wrong[field]]);
    }
  });
});
