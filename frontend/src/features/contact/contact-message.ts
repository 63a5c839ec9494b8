import { countSeen, email, text } from '@guildhall/contracts/fields';
import { z } from 'zod';
import { contactWords, subjects } from './words.js';

const { wrong } = contactWords.form;

const atLeast = (min: number, max: number, message: string) =>
  text(max).refine((words) => countSeen(words) >= min, message);
const subjectNames = subjects.map(({ value }) => value);

/** What the contact form asks for. The message goes by the visitor's own e-mail client: no server reads it. */
export const contactMessage = z.object({
  name: atLeast(2, 120, wrong.name),
  email: text(254).refine((address) => email().safeParse(address).success, wrong.email),
  company: atLeast(2, 120, wrong.company),
  subject: text(40).refine((chosen) => subjectNames.some((known) => known === chosen), wrong.subject),
  message: atLeast(10, 5000, wrong.message),
});
export type ContactMessage = z.output<typeof contactMessage>;
