import { describe, expect, it } from '@jest/globals';
import type { TrainingRequest } from '@guildhall/contracts/training';
import { requestMail } from './request-mail.js';

const request: TrainingRequest = {
  companyName: 'Olsen & Sons',
  contactName: 'Ann Olsen',
  email: 'ann@shop.example',
  phone: null,
  trainingNeeds: 'Six people = 100 % of the night shift?\nOn mills.',
  skillsNeeded: 'Setup, CAM',
  industry: 'Metal Fabrication',
  employeeCount: '11-50',
  timeframe: null,
  preferredFormat: null,
  budget: 'Under $1,000',
  contactConsent: true,
};

const read = (link: string) => {
  const { pathname, searchParams } = new URL(link.replaceAll('+', '%2B'));
  return { to: pathname, subject: searchParams.get('subject'), body: searchParams.get('body') ?? '' };
};

describe('the prepared e-mail', () => {
  it('goes to the coordinator and holds what was stated, signs and line ends included', () => {
    const { to, subject, body } = read(requestMail(request));
    expect(to).toBe('hello@guildhall.example');
    expect(subject).toBe('Training Request: Olsen & Sons');
    expect(body).toContain('Training needs: Six people = 100 % of the night shift?\r\nOn mills.');
    expect(body).toContain('Budget: Under $1,000');
    expect(body).not.toMatch(/Phone|Timeframe|null/);
  });

  it('cuts long texts between letters, so that no e-mail client cuts the link', () => {
    const { body } = read(requestMail({ ...request, trainingNeeds: '🔩'.repeat(5000) }));
    expect(body).toContain(`${'🔩'.repeat(500)}… (shortened here)`);
  });
});
