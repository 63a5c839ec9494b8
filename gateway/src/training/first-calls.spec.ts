import { describe, expect, it } from '@jest/globals';
import { opportunityCall, trainingListCall } from './first-calls.js';

describe('the call that a browser is told of with a page', () => {
  it('asks for the list that the page will show', () => {
    expect(trainingListCall('/training')).toBe('/api/training');
    expect(trainingListCall('/training?q=cnc+mill&page=2')).toBe('/api/training?q=cnc+mill&page=2');
  });

  it('is not told where the address could end the header', () => {
    expect(trainingListCall('/training?q=<x>; rel=stylesheet')).toBeNull();
    expect(trainingListCall('/training?q="x"')).toBeNull();
    expect(opportunityCall('/training/a>b')).toBeNull();
  });

  it('asks for the opportunity that the page is about', () => {
    expect(opportunityCall('/training/01968f0e-0000-7000-8000-000000000000?from=mail')).toBe(
      '/api/training/01968f0e-0000-7000-8000-000000000000',
    );
  });
});
