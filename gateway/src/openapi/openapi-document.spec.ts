import { describe, expect, it } from '@jest/globals';
import { openApiDocument } from './openapi-document.js';

interface Operation {
  security?: object[];
  responses: Record<string, { description: string }>;
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

  it('says where somebody can be sent away for asking too often', () => {
    for (const [method, path] of [
      ['post', '/api/auth/login'],
      ['post', '/api/auth/register'],
      ['post', '/api/training/request'],
    ] as const)
      expect(operation(method, path).responses['429']?.description).toContain('limits.too_many');
    expect(operation('get', '/api/training').responses['429']).toBeUndefined();
  });

  it('says the shape of what has to be filled in', () => {
    const { properties } = operation('post', '/api/training/request').requestBody!.content['application/json'].schema;
    expect(properties.trainingNeeds).toMatchObject({ type: 'string', minLength: 10 });
    expect(properties.email).toMatchObject({ type: 'string', format: 'email' });
  });
});
