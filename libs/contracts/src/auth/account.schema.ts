import { z } from 'zod';
import { email, id, instant, optionalText, password, required, requiredText, webAddress } from '../fields/index.js';

export const usernameMinimum = 3;
export const passwordMinimum = 6;

const usernameTooShort = `Username must be at least ${usernameMinimum} characters`;
const passwordTooShort = `Password must be at least ${passwordMinimum} characters`;

/** What a log-in form sends. */
export const login = z.strictObject({
  username: requiredText(64, usernameMinimum, usernameTooShort),
  password: password(passwordMinimum, passwordTooShort),
});
export type Login = z.output<typeof login>;

const optionalWebAddress = z
  .union([z.literal('').transform(() => null), z.null(), webAddress()])
  .optional()
  .transform((value) => value ?? null);

/** The company's own facts: optional wherever they are asked for. */
const companyFacts = {
  phone: optionalText(40),
  address: optionalText(200),
  city: optionalText(100),
  state: optionalText(60),
  zip: optionalText(12),
  country: optionalText(60),
  industry: optionalText(60),
  description: optionalText(2000),
  website: optionalWebAddress,
};

/** What a register form sends. `referredBy` and `logo` are accepted and ignored; everything unknown is refused. */
export const registration = z
  .strictObject({
    username: requiredText(64, usernameMinimum, usernameTooShort),
    email: email(),
    password: password(passwordMinimum, passwordTooShort),
    confirmPassword: password(passwordMinimum, `Confirm password must be at least ${passwordMinimum} characters`),
    companyName: requiredText(120),
    ...companyFacts,
    referralCode: optionalText(40),
    referredBy: z.unknown().optional(),
    logo: z.unknown().optional(),
  })
  .refine((form) => form.password === form.confirmPassword, {
    path: ['confirmPassword'],
    message: "Passwords don't match",
  });
export type Registration = z.output<typeof registration>;
export { required };

const fact = z.string().nullable();

/** An account as its owner sees it. Never holds the password. `company_name` repeats `companyName` for the session call. */
export const account = z.object({
  id: id(),
  companyId: id(),
  username: z.string(),
  email: z.string(),
  companyName: z.string(),
  company_name: z.string(),
  firstName: fact,
  lastName: fact,
  phone: fact,
  address: fact,
  city: fact,
  state: fact,
  zip: fact,
  country: fact,
  industry: fact,
  logo: fact,
  description: fact,
  website: fact,
  referralCode: fact,
  referredBy: fact,
  points: z.int(),
  level: z.int(),
  createdAt: instant(),
});
export type Account = z.output<typeof account>;
