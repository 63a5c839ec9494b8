import { z } from 'zod';
import { id, idInPath, olderPageOf, olderThan, wholeNumber } from '../fields/index.js';
import { rpc } from '../rpc/define.js';
import { resource, resourceTypes } from './resource.schema.js';

/** Filters of the resource list. `cursor` is the `nextCursor` of the page before. */
export const resourceListQuery = z.object({
  type: z.enum(resourceTypes, { error: `Must be one of ${resourceTypes.join(', ')}` }).optional(),
  limit: wholeNumber(1, 100).optional(),
  cursor: id().optional(),
});

export const resourceList = z.object({ results: z.array(resource), nextCursor: id().nullable() });

export const marketplaceRpc = {
  /** Active resources, newest first, by cursor; 25 a page unless told otherwise. */
  'marketplace.resource.list': rpc({
    kind: 'read',
    callers: ['gateway'],
    input: z.strictObject({
      type: z.enum(resourceTypes).optional(),
      limit: z.int().min(1).max(100).default(25),
      cursor: id().optional(),
    }),
    output: resourceList,
  }),
  /** One resource: an active one for everybody, any other for its own company only. Errors: resource.not_found. */
  'marketplace.resource.read': rpc({
    kind: 'read',
    callers: ['gateway'],
    input: z.strictObject({ id: idInPath() }),
    output: resource,
  }),
  /** Everything that the caller's company lists or listed, 200 at a time. Errors: access.denied. */
  'marketplace.resource.export': rpc({
    kind: 'read',
    callers: ['gateway'],
    input: olderThan,
    output: olderPageOf(resource),
  }),
} as const;
