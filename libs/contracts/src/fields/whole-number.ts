import { z } from 'zod';

/**
 * A whole number out of a query string, between `min` and `max` inclusive.
 * Never `z.coerce`: that reads '' as 0 and '1e9' as a thousand million.
 */
export const wholeNumber = (min: number, max: number) => {
  const message = `Must be a whole number from ${min} to ${max}`;
  return z
    .string({ error: message })
    .regex(/^\d{1,9}$/, message)
    .transform(Number)
    .refine((value) => value >= min && value <= max, message);
};
