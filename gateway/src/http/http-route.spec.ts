import { describe, expect, it } from '@jest/globals';
import { DomainError } from '@guildhall/kernel';
import { route } from '@guildhall/contracts/http';
import { z } from 'zod';
import { readInput } from './http-route.js';

describe('the input of a request', () => {
  let readings = 0;
  const name = z.string().transform((text) => `${text}, reading ${++readings}`);
  const definition = route({
    method: 'POST',
    path: '/api/x',
    access: 'public',
    summary: 'A form',
    body: z.strictObject({ name }),
    status: 200,
  });
  const request = (body: unknown) => ({ params: {}, query: {}, body });

  it('is read once, whoever asks for it, and of each request by itself', () => {
    const [one, other] = [request({ name: 'Ann' }), request({ name: 'Bob' })];
    const read = [one, one, other].map((each) => readInput(definition, each).body);
    expect(read).toEqual([{ name: 'Ann, reading 1' }, { name: 'Ann, reading 1' }, { name: 'Bob, reading 2' }]);
  });

  it('that was refused is refused again', () => {
    const wrong = request(undefined);
    for (let time = 0; time < 2; time++)
      expect(() => readInput(definition, wrong)).toThrow(new DomainError('request.invalid'));
  });
});
