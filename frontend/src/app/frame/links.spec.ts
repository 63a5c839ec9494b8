import { describe, expect, it } from '@jest/globals';
import { isCurrent, panelAccountLinks } from './links.js';
import { mainLinks } from './words.js';

const currentAt = (pathname: string) => mainLinks.filter(({ to }) => isCurrent(to, pathname)).map(({ words }) => words);

describe('the current link', () => {
  it('is the one of the page shown', () => {
    expect(currentAt('/')).toEqual(['Home']);
    expect(currentAt('/about')).toEqual(['About']);
  });

  it('is Training Discovery on the page of one opportunity, and Training Request on the request and its thanks', () => {
    expect(currentAt('/training/0198-77')).toEqual(['Training Discovery']);
    expect(currentAt('/training/request')).toEqual(['Training Request']);
    expect(currentAt('/training/thank-you')).toEqual(['Training Request']);
  });

  it('is none where no link leads', () => {
    expect(currentAt('/auth/login')).toEqual([]);
    expect(currentAt('/trainings')).toEqual([]);
  });
});

it('the side panel leaves the company profile to the header', () => {
  expect(panelAccountLinks.map(({ words }) => words)).toEqual(['My Profile', 'Saved Training']);
});
