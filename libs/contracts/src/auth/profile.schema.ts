import { z } from 'zod';
import { email, optionalLine, password, requiredLine } from '../fields/index.js';
import { companyFacts } from './account.schema.js';

/** What proves that it is the owner who changes the e-mail address. Not needed for anything else. */
const currentPassword = z
  .union([password(1, 'Required'), z.literal('').transform(() => undefined)], 'Must be text')
  .optional();

const companyName = requiredLine(120, 1, 'Company name is required');

/** Every field may be left out: what is left out stays as it is; null or empty text takes it away. */
const partly = <Shape extends z.ZodRawShape>(shape: Shape) => z.strictObject(shape).partial();

/** What the page "My Profile" saves. An e-mail address that is new asks for `currentPassword` and to be confirmed. */
export const personalProfile = partly({
  firstName: optionalLine(80),
  lastName: optionalLine(80),
  email: email(),
  phone: optionalLine(40),
  companyName,
  address: optionalLine(200),
  currentPassword,
});
export type PersonalProfile = z.output<typeof personalProfile>;

/** What the page "Company Profile" saves. */
export const companyProfile = z.strictObject({
  ...partly(companyFacts).shape,
  companyName,
  email: email(),
  currentPassword,
});
export type CompanyProfile = z.output<typeof companyProfile>;
