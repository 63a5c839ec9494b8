import { describe, expect, test } from '@jest/globals';
import { findElasticsearchPrerequisites } from './prerequisites.mjs';

describe('What a local Elasticsearch needs', () => {
  test('is looked for in the given environment, and what is absent is said in plain words', async () => {
    const found = await findElasticsearchPrerequisites({ PATH: '' });
    expect(found).toEqual({
      missing: expect.stringMatching(/^no (JDK >= 21 \(looked in JAVA_HOME, on PATH and in .+\)|mvn on PATH \(.+\))$/),
    });
  });

  test('does not take a folder without a compiler for a JDK', async () => {
    const found = await findElasticsearchPrerequisites({ ...process.env, JAVA_HOME: import.meta.dirname });
    expect(found).not.toMatchObject({ javaHome: import.meta.dirname });
  });
});
