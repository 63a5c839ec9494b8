import { z } from 'zod';
import { event } from '../events/define.js';
import { id } from '../fields/index.js';
import { trainingRequest } from './request.schema.js';

export const trainingEvents = {
  /** These rows are new or changed: search copies read them again. At most 200 ids. */
  'training-catalog.opportunities_changed': event({
    listeners: ['training-catalog'],
    payload: z.object({ ids: z.array(id()).min(1).max(200) }),
  }),
  /** A company asked for training. Carries its words: whoever coordinates reads them in a mail. */
  'training-catalog.request_received': event({
    listeners: ['messaging'],
    payload: trainingRequest.omit({ contactConsent: true }).extend({
      requestId: id(),
      /** Whose account it was sent from; null from a visitor. */
      accountId: id().nullable(),
    }),
  }),
} as const;
