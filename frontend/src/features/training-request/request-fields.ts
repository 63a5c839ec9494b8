import type { trainingRequest } from '@guildhall/contracts/training';
import type { z } from 'zod';

/** What the form holds while it is typed. */
export type RequestFields = z.input<typeof trainingRequest>;

/** A request before anything is typed. */
export const emptyRequest = {
  companyName: '',
  contactName: '',
  email: '',
  phone: '',
  trainingNeeds: '',
  skillsNeeded: '',
  industry: '',
  employeeCount: '',
  timeframe: '',
  preferredFormat: '',
  budget: '',
  contactConsent: false,
} satisfies RequestFields;

export type RequestField = keyof typeof emptyRequest;
export const requestFields = Object.keys(emptyRequest) as RequestField[];
