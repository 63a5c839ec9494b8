import { httpRoutes } from '@guildhall/contracts/http';
import type { Access, HttpRoute, HttpRouteName } from '@guildhall/contracts/http';
import { z } from 'zod';

/** One field of a form, or one parameter of an address. */
export interface Field {
  name: string;
  required: boolean;
  /** The JSON types it takes; empty where it takes anything. */
  types: string[];
}

/** What one route of the contracts takes. */
export interface Operation {
  name: HttpRouteName;
  method: string;
  path: string;
  access: Access;
  /** The names in its path that stand for an id. */
  ids: string[];
  query: Field[];
  /** Null where it takes no JSON. */
  body: Field[] | null;
}

/** Every route with what it takes: a new route is here by itself. */
export const operations: Operation[] = (Object.entries(httpRoutes) as [HttpRouteName, HttpRoute][]).map(
  ([name, { method, path, access, query, body }]) => ({
    name,
    method,
    path,
    access,
    ids: [...path.matchAll(/:(\w+)/g)].map(([, id]) => id!),
    query: query ? fieldsOf(query) : [],
    body: body ? fieldsOf(body) : null,
  }),
);

interface JsonSchema {
  type?: string | string[];
  anyOf?: JsonSchema[];
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, JsonSchema>;
  required?: string[];
}

function fieldsOf(schema: z.ZodType): Field[] {
  const { properties = {}, required = [] } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    reused: 'inline',
  }) as JsonSchema;
  return Object.entries(properties).map(([name, property]) => ({
    name,
    required: required.includes(name),
    types: typesOf(property),
  }));
}

function typesOf({ type, anyOf = [], enum: values, const: value }: JsonSchema): string[] {
  if (type) return [type].flat();
  if (values) return values.map(typeOf);
  if (value !== undefined) return [typeOf(value)];
  return anyOf.flatMap(typesOf);
}

/** What JSON Schema calls a value's type; whole numbers are numbers here. */
export function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}
