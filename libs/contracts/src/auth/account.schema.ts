import { z } from 'zod';
import {
  email,
  hasUnseen,
  id,
  instant,
  notSeen,
  optionalLine,
  optionalText,
  ownWebAddress,
  password,
  required,
  requiredLine,
  text,
} from '../fields/index.js';
import { industries } from './options.js';

export const usernameMinimum = 3;
export const passwordMinimum = 6;

const usernameTooShort = `Username must be at least ${usernameMinimum} characters`;
const passwordTooShort = `Password must be at least ${passwordMinimum} characters`;

/** What a log-in form sends. An empty field is one that is too short: the specification knows no other words for it. */
export const login = z.strictObject({
  username: text(64).min(usernameMinimum, usernameTooShort),
  password: password(passwordMinimum, passwordTooShort, passwordTooShort),
});
export type Login = z.output<typeof login>;

/** An address of the web, or nothing: left out, null and empty are all "not stated". */
const optionalWebAddress = optionalLine(2048).refine(
  (address) => address === null || ownWebAddress().safeParse(address).success,
  'Must be a valid URL',
);

/** The company's own facts: optional wherever they are asked for. */
export const companyFacts = {
  phone: optionalLine(40),
  address: optionalLine(200),
  city: optionalLine(100),
  state: optionalLine(60),
  zip: optionalLine(12),
  country: optionalLine(60),
  industry: z
    .enum([...industries, ''], 'Please choose an industry from the list')
    .nullish()
    .transform((value) => value || null),
  description: optionalText(2000),
  website: optionalWebAddress,
};

/**
 * A user name that is new: what others read as the same name must be the same name, so nothing in it is invisible
 * and its letters are of one alphabet (UTS 39, section 5.1: no mix with Latin).
 */
const newUsername = requiredLine(64, usernameMinimum, usernameTooShort)
  .refine((name) => !hasUnseen(name), notSeen)
  .refine((name) => !mixesAlphabets(name), 'Use the letters of one alphabet');

function mixesAlphabets(name: string): boolean {
  const letters = name.normalize('NFKC').match(/\p{L}/gu) ?? [];
  const latin = letters.filter((letter) => /[\p{Script=Latin}\p{Script=Common}]/u.test(letter));
  return latin.length > 0 && latin.length < letters.length;
}

/** What a register form sends. `referredBy` and `logo` are accepted and ignored; everything unknown is refused. */
export const registration = z
  .strictObject({
    username: newUsername,
    email: email(),
    password: password(passwordMinimum, passwordTooShort),
    confirmPassword: password(passwordMinimum, `Confirm password must be at least ${passwordMinimum} characters`),
    companyName: requiredLine(120),
    ...companyFacts,
    referralCode: optionalLine(40),
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
  /** When the e-mail address was confirmed; null while it is not. */
  emailConfirmedAt: instant().nullable(),
  /** The address that will replace `email` once it is confirmed. */
  pendingEmail: fact,
  /** When the account will be erased; null where nobody asked for it. */
  closesAt: instant().nullable(),
});
export type Account = z.output<typeof account>;

/** An account whose owner has just proven to be it. */
export const signedIn = z.object({
  account,
  /** When the proof was taken, by the auth service's clock: a session counts from here. */
  at: instant(),
});
export type SignedIn = z.output<typeof signedIn>;
