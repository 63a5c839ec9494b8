import { email, text } from '@guildhall/contracts/fields';
import { z } from 'zod';
import { subjects } from './subjects.js';

const atLeast = (min: number, max: number, message: string) =>
  text(max).refine((words) => words.length >= min, message);
const subjectNames = subjects.map(({ value }) => value);

/** What the contact form asks for. The message goes by the visitor's own e-mail client: no server reads it. */
export const contactMessage = z.object({
  name: atLeast(2, 120, 'Name must be at least 2 characters.'),
  email: text(254).refine((address) => email().safeParse(address).success, 'Please enter a valid email address.'),
  company: atLeast(2, 120, 'Company name must be at least 2 characters.'),
  subject: text(40).refine((chosen) => subjectNames.some((known) => known === chosen), 'Please select a subject.'),
  message: atLeast(10, 5000, 'Message must be at least 10 characters.'),
});
export type ContactMessage = z.output<typeof contactMessage>;
