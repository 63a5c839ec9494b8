import { z } from 'zod';
import { id, instant } from '../fields/index.js';

export const resourceTypes = ['machine', 'facility', 'instructor'] as const;
export const priceTypes = ['fixed', 'negotiable', 'free'] as const;
export const priceUnits = ['hour', 'day', 'session', 'seat'] as const;
export const availabilityTypes = ['weekly', 'dates', 'weekly_plus_dates'] as const;
export const resourceStatuses = ['draft', 'active', 'paused', 'removed'] as const;
export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

/** What a resource takes when its owner doesn't say. */
export const defaultCapacity = 2;

const fact = z.string().nullable();
/** Hours and minutes of the site's time zone, "08:00". */
const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

export const availabilityHours = z.record(
  z.enum(weekdays),
  z.object({ isAvailable: z.boolean(), startTime: timeOfDay.nullable(), endTime: timeOfDay.nullable() }),
);
export const availabilityDates = z.array(z.object({ date: z.iso.date(), startTime: timeOfDay, endTime: timeOfDay }));

/** A machine, facility or instructor that a company lends out. `price` in dollars per `priceUnit`. */
export const resource = z.object({
  id: id(),
  userId: id(),
  companyId: id(),
  type: z.enum(resourceTypes),
  title: z.string(),
  description: fact,
  location: fact,
  address: fact,
  city: fact,
  state: fact,
  zip: fact,
  country: fact,
  priceType: z.enum(priceTypes),
  price: z.number().nullable(),
  priceCents: z.int().nullable(),
  priceUnit: z.enum(priceUnits).nullable(),
  capacity: z.int(),
  images: z.array(z.string()),
  certifications: z.array(z.string()),
  availabilityType: z.enum(availabilityTypes).nullable(),
  availabilityDates: availabilityDates,
  availabilityHours: availabilityHours.nullable(),
  prerequisites: fact,
  status: z.enum(resourceStatuses),
  createdAt: instant(),
  updatedAt: instant(),
  /** Whose it is, as far as it is known here yet. `logo` is an address of our own. */
  company: z.object({ id: id(), name: z.string(), logo: fact }).nullable(),
});
export type Resource = z.output<typeof resource>;
