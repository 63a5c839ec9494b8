import { z } from 'zod';
import { anyText, email, password } from '../fields/index.js';

/** Of a password that is chosen anew; the register form's own minimum is lower. */
export const newPasswordMinimum = 8;

/** The specified words about a new password: title and description of the toast, and the shorter ones of the reset form. */
export const passwordWords = {
  tooShort: {
    title: 'Password too short',
    description: `Password must be at least ${newPasswordMinimum} characters long.`,
  },
  noMatch: { title: "Passwords don't match", description: 'New password and confirmation must match.' },
  resetTooShort: `Password must be at least ${newPasswordMinimum} characters long`,
  resetNoMatch: 'Passwords do not match',
} as const;

/** What the tab "Security" sends. */
export const passwordChange = z
  .strictObject({
    currentPassword: password(1, 'Required'),
    newPassword: password(newPasswordMinimum, passwordWords.tooShort.description),
    confirmPassword: password(1, 'Required'),
  })
  .refine((form) => form.newPassword === form.confirmPassword, {
    path: ['confirmPassword'],
    message: passwordWords.noMatch.description,
  });
export type PasswordChange = z.output<typeof passwordChange>;

/** What the page "Forgot password" sends. */
export const forgottenPassword = z.strictObject({ email: email() });

/** A token out of a mailed link: 256 random bits as base64url. Any other text is answered like one that is dead. */
const mailedToken = anyText();

/** What the page behind a mailed link sends. */
export const passwordReset = z.strictObject({
  token: mailedToken,
  password: password(newPasswordMinimum, passwordWords.resetTooShort),
});
export type PasswordReset = z.output<typeof passwordReset>;

/** What the page behind a mailed confirmation sends. */
export const emailConfirmation = z.strictObject({ token: mailedToken });

/** The account's own password once more, before something that can't be taken back. */
export const passwordOnceMore = z.strictObject({ currentPassword: password(1, 'Required') });
