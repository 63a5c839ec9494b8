import { z } from 'zod';
import { email, id, instant, olderPageOf, optionalLine, requiredLine, requiredText } from '../fields/index.js';

// Empty counts as too short, in the same words.
const line = (min: number, max: number, message: string) => requiredLine(max, min, message, message);
const lines = (min: number, max: number, message: string) => requiredText(max, min, message, message);

const consentMissing = 'You must agree to be contacted';

/**
 * What a company tells when it asks for training. The choices of a list are kept as words: a client that writes its own
 * is understood by the person who reads it.
 */
export const trainingRequest = z.strictObject({
  companyName: line(2, 120, 'Company name is required'),
  contactName: line(2, 120, 'Contact name is required'),
  email: email(),
  phone: optionalLine(40),
  trainingNeeds: lines(10, 5000, 'Please describe your training needs in more detail'),
  skillsNeeded: lines(5, 1000, 'Please specify at least one skill'),
  industry: line(2, 60, 'Please select an industry'),
  employeeCount: optionalLine(40),
  timeframe: optionalLine(40),
  preferredFormat: optionalLine(40),
  budget: optionalLine(40),
  contactConsent: z.boolean({ error: consentMissing }).refine((given) => given, consentMissing),
});
export type TrainingRequest = z.output<typeof trainingRequest>;

/** Says that a request is stored. */
export const trainingRequestReceipt = z.object({ id: id(), status: z.literal('received') });
export type TrainingRequestReceipt = z.output<typeof trainingRequestReceipt>;

/** What a training request can be. */
export const requestStatuses = ['received', 'answered'] as const;

/** A training request as the administrator sees it. */
export const storedTrainingRequest = z.object({
  id: id(),
  status: z.enum(requestStatuses),
  createdAt: instant(),
  answeredAt: instant().nullable(),
  companyName: z.string(),
  contactName: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  trainingNeeds: z.string(),
  skillsNeeded: z.string(),
  industry: z.string(),
  employeeCount: z.string().nullable(),
  timeframe: z.string().nullable(),
  preferredFormat: z.string().nullable(),
  budget: z.string().nullable(),
});
export type TrainingRequestRow = z.output<typeof storedTrainingRequest>;

export const requestPageSize = 25;
/** `before` is the id of the last one that is known. */
export const requestListQuery = z.object({
  status: z.enum(requestStatuses).optional(),
  before: id().optional(),
});
/** The same question inside the house. */
export const requestSearch = requestListQuery.strict();
export type RequestSearch = z.output<typeof requestSearch>;
/** Newest first. `total` counts all that match, `open` those that wait for an answer. */
export const requestList = olderPageOf(storedTrainingRequest).extend({ total: z.int(), open: z.int() });
export type RequestList = z.output<typeof requestList>;
