import type { registration } from '@guildhall/contracts/auth';
import { site } from '@guildhall/contracts/site';
import type { z } from 'zod';

/** What the form holds while it is typed. */
export type RegisterFields = z.input<typeof registration>;

/** A register form before anything is typed: the site's own state and country stand in it already. */
export const emptyRegistration = {
  username: '',
  email: '',
  password: '',
  confirmPassword: '',
  companyName: '',
  industry: '',
  phone: '',
  description: '',
  address: '',
  city: '',
  state: site.state.name,
  zip: '',
  country: 'United States',
} satisfies RegisterFields;

export const registerFields = Object.keys(emptyRegistration) as (keyof typeof emptyRegistration)[];
