import { afterAll, beforeAll, describe, test } from '@jest/globals';
import type { SearchIndex } from '../search-index.js';
import { driftCases } from './drift-cases.js';
import { filterCases } from './filter-cases.js';
import { findingCases } from './finding-cases.js';
import { hostileCases } from './hostile-cases.js';
import { realCases } from './real-cases.js';
import { programmesAbsent, programmesIndex } from './real-programmes.js';
import { rebuildCases } from './rebuild-cases.js';
import type { OpenSubject, Subject } from './subject.js';
import { tradesIndex } from './trades.js';
import { versionCases } from './version-cases.js';

export type { Document, OpenSubject, Subject } from './subject.js';

/** What every engine behind the port must do; each group of cases gets an index of its own. */
export function searchConformance(open: OpenSubject): void {
  const group = (cases: (subject: () => Subject) => void, index: SearchIndex = tradesIndex): void => {
    describe('with an index of its own', () => {
      let subject: Subject | undefined;
      beforeAll(async () => {
        subject = await open(index);
      });
      afterAll(async () => subject?.close());
      cases(() => {
        if (!subject) throw new Error('The engine under test did not open');
        return subject;
      });
    });
  };
  [findingCases, filterCases, hostileCases, versionCases, rebuildCases, driftCases].forEach((cases) => group(cases));
  if (programmesAbsent) test.skip('over the real programmes of a state (skipped: corpora absent)', () => {});
  else group(realCases, programmesIndex);
}
