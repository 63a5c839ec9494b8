import { describe, expect, it } from '@jest/globals';
import { httpRoutes } from '@guildhall/contracts/http';
import type { HttpRoute } from '@guildhall/contracts/http';
import { openApiDocument } from './openapi-document.js';

interface Operation {
  summary: string;
  security?: object[];
  responses: Record<string, { description: string; headers?: object }>;
  requestBody?: { content: { 'application/json': { schema: { properties: Record<string, object> } } } };
}
const { paths } = openApiDocument('1.0.0') as unknown as { paths: Record<string, Record<string, Operation>> };
const operation = (method: string, path: string) => paths[path]![method]!;
const every = Object.values(paths).flatMap((methods) => Object.values(methods));

describe('the description of the API', () => {
  it('says who has to be signed in, who may be, and where it does not matter', () => {
    expect(operation('get', '/api/auth/user').security).toEqual([{ session: [] }]);
    expect(operation('get', '/api/training').security).toBeUndefined();
    const optional = every.filter(({ security }) => security?.length === 2);
    for (const { security } of optional) expect(security).toEqual([{ session: [] }, {}]);
  });

  it('says with Retry-After where somebody can be sent away for asking too often, and nowhere else', () => {
    const limited = (Object.values(httpRoutes) as HttpRoute[]).filter(({ limits }) => limits);
    const said = every.filter(({ responses }) => responses['429']);
    expect(said.map(({ summary }) => summary).sort()).toEqual(limited.map(({ summary }) => summary).sort());
    for (const { responses } of said)
      expect(responses['429']).toMatchObject({ description: 'limits.too_many', headers: { 'Retry-After': {} } });
    for (const [method, path] of [
      ['post', '/api/auth/login'],
      ['post', '/api/auth/register'],
      ['post', '/api/training/request'],
    ] as const)
      expect(said).toContain(operation(method, path));
  });

  it('says which type of content is refused: where a form with a file is wanted, everything but that', () => {
    for (const { upload, body, method, path } of Object.values(httpRoutes) as HttpRoute[]) {
      const { responses } = operation(method.toLowerCase(), path.replaceAll(/:(\w+)/g, '{$1}'));
      const code = upload ? 'request.form_wanted' : body && 'request.media_type';
      expect([path, responses['415']?.description]).toEqual([path, code]);
    }
  });

  it('says the shape of what has to be filled in', () => {
    const { properties } = operation('post', '/api/training/request').requestBody!.content['application/json'].schema;
    expect(properties.trainingNeeds).toMatchObject({ type: 'string', minLength: 10 });
    expect(properties.email).toMatchObject({ type: 'string', format: 'email' });
  });
});
