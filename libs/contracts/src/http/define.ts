import type { z } from 'zod';
import type { ErrorCode } from '../errors/index.js';
import type { LimitName } from './limits.js';

/**
 * Who may call: `public` everybody (the session isn't even looked at), `optional` everybody, as a member where
 * signed in and as a visitor while sessions can't be checked, `member` whoever is signed in, `admin` the admin alone.
 */
export type Access = 'public' | 'optional' | 'member' | 'admin';

/** A multipart form: one file, and beside it a few texts that may be left out. */
export interface Upload {
  /** The file's field. */
  file: string;
  /** The longest file, in bytes. */
  bytes: number;
  fields: z.ZodObject;
  /** What a longer file is refused with. */
  tooLarge: ErrorCode;
}

/** One address of the gateway. The form, the gateway and OpenAPI read this one definition. */
export interface HttpRoute {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With `:name` for parameters. */
  path: string;
  access: Access;
  summary: string;
  params?: z.ZodObject;
  query?: z.ZodType;
  body?: z.ZodType;
  /** A form with one file, in place of a JSON body. */
  upload?: Upload;
  /** The answer; absent where there is none (204). */
  answer?: z.ZodType;
  /** The answer's content type where it is no JSON: its bytes are the answer. */
  binary?: string;
  status: 200 | 201 | 204;
  /** How often somebody may ask: beyond it the answer is 429. */
  limits?: readonly LimitName[];
  /** Refusals of its own, beside those that any route can give. */
  errors?: readonly ErrorCode[];
}

/** Defines one address. */
export function route<const Route extends HttpRoute>(definition: Route): Route {
  return definition;
}
