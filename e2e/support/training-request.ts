import { randomBytes } from 'node:crypto';
import type { Page } from 'playwright-core';

/** A request for training that nobody has sent before: the demanded fields. */
export function buildRequest() {
  return {
    companyName: `Badger Tool ${randomBytes(4).toString('hex')}`,
    contactName: 'Ann Olsen',
    email: 'ann@shop.example',
    industry: 'Metal Fabrication',
    trainingNeeds: 'Six people on our new five-axis mill, both shifts',
    skillsNeeded: 'Setup, CAM programming',
  };
}

export type TypedRequest = ReturnType<typeof buildRequest>;

/** The fields of the form, by their labels. */
export function requestFields(page: Page) {
  return {
    companyName: page.getByLabel('Company name'),
    contactName: page.getByLabel('Contact name'),
    email: page.getByLabel('Email'),
    industry: page.getByLabel('Industry'),
    trainingNeeds: page.getByLabel('Training needs'),
    skillsNeeded: page.getByLabel('Skills needed'),
    consent: page.getByRole('checkbox'),
    send: page.getByRole('button', { name: /^send/i }),
  };
}

/** Fills in a request, consent included. */
export async function fillRequest(page: Page, request: TypedRequest): Promise<void> {
  const { consent, industry, send: _send, ...texts } = requestFields(page);
  for (const [name, field] of Object.entries(texts)) await field.fill(request[name as keyof typeof texts]);
  await industry.selectOption(request.industry);
  await consent.check();
}

/** Waits for the page after a sent request. (The e-mail client that opens at the same time confuses waiting for URLs.) */
export async function thanked(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1, name: 'Request Prepared!' }).waitFor();
}
