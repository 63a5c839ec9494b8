import { describe, expect, it } from '@jest/globals';
import { trainingQuery } from './search.schema.js';

describe('a search for trainings', () => {
  it.each(['industry', 'format', 'sort', 'size'])('with a wrong %s is told what it may be one of', (filter) => {
    expect(trainingQuery.safeParse({ [filter]: 'foo' }).error?.issues[0]?.message).toMatch(/^Must be one of \w+, /);
  });
});
