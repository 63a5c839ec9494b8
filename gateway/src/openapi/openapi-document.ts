import { errorBody, httpRoutes } from '@guildhall/contracts/http';
import type { HttpRoute, Upload } from '@guildhall/contracts/http';
import type { ErrorCode } from '@guildhall/contracts/errors';
import { site } from '@guildhall/contracts/site';
import type { OpenAPIObject } from '@nestjs/swagger';
import { z } from 'zod';
import { errorTable } from '../http/error-table.js';

type Json = Record<string, unknown>;

/** The OpenAPI 3.1 document of everything under /api, out of the contracts: nothing in it is written by hand. */
export function openApiDocument(version: string): OpenAPIObject {
  const paths: Record<string, Json> = {};
  for (const [name, route] of Object.entries(httpRoutes) as [string, HttpRoute][]) {
    const path = route.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(name, route) };
  }
  return {
    openapi: '3.1.0',
    info: { title: `${site.name} API`, version, description: site.subtitle },
    paths,
    components: {
      schemas: { Error: schemaOf(errorBody, 'output') },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'guildhall_session' } },
    },
  } as unknown as OpenAPIObject;
}

function operation(name: string, route: HttpRoute): Json {
  return {
    operationId: name,
    summary: route.summary,
    tags: [name.slice(0, name.indexOf('.'))],
    parameters: [...parameters(route.params, 'path'), ...parameters(route.query, 'query')],
    ...(route.upload ? { requestBody: { required: true, content: form(route.upload) } } : {}),
    ...(route.body
      ? { requestBody: { required: !route.body.safeParse({}).success, content: json(schemaOf(route.body, 'input')) } }
      : {}),
    responses: {
      [route.status]: { description: 'Done', ...answerContent(route) },
      ...failures(route),
    },
    ...security(route),
  };
}

const retryAfter = {
  'Retry-After': {
    description: 'Whole seconds until it is worth another try',
    required: true,
    schema: { type: 'integer', minimum: 1 },
  },
};

function security({ access }: HttpRoute): Json {
  if (access === 'public') return {};
  return { security: access === 'optional' ? [{ session: [] }, {}] : [{ session: [] }] };
}

function failures(route: HttpRoute): Json {
  const any: ErrorCode[] = ['service.away', 'service.too_slow', 'service.storage_away', 'request.unexpected'];
  any.push('request.too_slow', 'request.head_too_large');
  if (route.body || route.query || route.params) any.push('request.invalid');
  if (route.body) any.push('request.unreadable', 'request.too_large', 'request.media_type', 'request.cross_site');
  if (route.upload)
    any.push(
      'request.invalid',
      'request.unreadable',
      route.upload.tooLarge,
      'request.form_wanted',
      'request.cross_site',
    );
  if (route.access !== 'public') any.push('session.store_away');
  if (route.access === 'member' || route.access === 'admin') any.push('session.required');
  if (route.access === 'admin') any.push('access.denied');
  if (route.limits) any.push('limits.too_many');
  const codes = [...new Set([...any, ...(route.errors ?? [])])];
  const statuses = [...new Set(codes.map((code) => errorTable[code].status))].sort();
  return Object.fromEntries(
    statuses.map((status) => [
      status,
      {
        description: codes.filter((code) => errorTable[code].status === status).join(', '),
        ...(status === 429 || status === 503 ? { headers: retryAfter } : {}),
        content: json({ $ref: '#/components/schemas/Error' }),
      },
    ]),
  );
}

function parameters(schema: z.ZodType | undefined, place: 'path' | 'query'): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

function answerContent({ answer, binary }: HttpRoute): Json {
  if (binary) return { content: { [binary]: { schema: { type: 'string', format: 'binary' } } } };
  return answer ? { content: json(schemaOf(answer, 'output')) } : {};
}

/** The file's bytes under its own name, beside the texts. */
function form({ file, fields }: Upload): Json {
  const texts = schemaOf(fields, 'input') as { properties?: Record<string, Json>; required?: string[] };
  const properties = { [file]: { type: 'string', format: 'binary' }, ...texts.properties };
  return {
    'multipart/form-data': {
      schema: { type: 'object', properties, required: [file, ...(texts.required ?? [])], additionalProperties: false },
    },
  };
}

const json = (schema: Json) => ({ 'application/json': { schema } });

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' });
  return rest;
}
