import { z } from 'zod';

/** The body of every failing answer. `message` is what the interface shows. */
export const errorBody = z.object({
  message: z.string(),
  code: z.string(),
  /** Words for each field that is wrong. */
  fields: z.record(z.string(), z.string()).optional(),
  /** Whole seconds until it is worth another try, the same as the header Retry-After. */
  retryAfterSeconds: z.int().optional(),
  requestId: z.string(),
});
export type ErrorBody = z.output<typeof errorBody>;
