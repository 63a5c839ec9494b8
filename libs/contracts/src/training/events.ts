import { z } from 'zod';
import { event } from '../events/define.js';
import { id } from '../fields/index.js';

export const trainingEvents = {
  /** These rows are new or changed: search copies read them again. At most 200 ids. */
  'training-catalog.opportunities_changed': event({
    listeners: ['training-catalog'],
    payload: z.object({ ids: z.array(id()).min(1).max(200) }),
  }),
} as const;
