import type { Opportunity } from '@guildhall/contracts/training';
import { courseOf } from './course-of.js';

/** The opportunity for search engines, as schema.org Course. */
export function CourseData({ opportunity }: { opportunity: Opportunity }) {
  // "<" is written as an escape, so that no text of a listing can end the element.
  const json = JSON.stringify(courseOf(opportunity)).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
