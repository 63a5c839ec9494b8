import { z } from 'zod';
import { id, instant } from '../fields/index.js';

const fact = z.string().nullable();

/** A company as everybody may see it: no person, no e-mail address, no phone number, no street. */
export const company = z.object({
  id: id(),
  name: z.string(),
  industry: fact,
  city: fact,
  state: fact,
  description: fact,
  website: fact,
  /** Address of the logo at 512 px; null where there is none. */
  logo: fact,
  memberSince: instant(),
});
export type Company = z.output<typeof company>;

/** How a logo is brought into its square: shown whole on a clear ground, or cut at the longer side. */
export const logoFits = ['contain', 'cover'] as const;
export const logoFit = z.enum(logoFits, `Must be ${logoFits.join(' or ')}`);
export type LogoFit = z.output<typeof logoFit>;

/** The limits of a logo that is sent. */
export const logoLimits = {
  bytes: 5 * 1024 * 1024,
  pixels: 40_000_000,
  types: ['image/png', 'image/jpeg', 'image/webp'],
};

/** The sizes that a logo is kept in, in pixels. `logo` of an account is the address of the first. */
export const logoSizes = [512, 128] as const;

/** What is sent beside a logo's file: shown whole where nothing is said. */
export const logoForm = z.strictObject({ fit: logoFit.default('contain') });

const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';

/** Where the storage keeps what was sent until it is looked at. */
export const uploadKey = z.string().regex(new RegExp(`^uploads/${uuid}$`), 'Must be the key of an upload');

/** The name of one size of a logo. One that is none is not wrong, it is not there. */
export const logoNamePattern = new RegExp(`^${uuid}-(${logoSizes.join('|')})\\.webp$`);
