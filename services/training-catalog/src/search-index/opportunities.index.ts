import { defineSearchIndex } from '@guildhall/search';
import { tradeSynonyms } from './trade-synonyms.js';

/** How training opportunities are found: the same definition for both engines. */
export const opportunitiesIndex = defineSearchIndex({
  name: 'training-opportunities',
  fields: {
    title: { kind: 'title', weight: 8 },
    skills: { kind: 'prose', weight: 3 },
    certifications: { kind: 'prose', weight: 3 },
    provider: { kind: 'name', weight: 3 },
    industry: { kind: 'prose', weight: 2 },
    place: { kind: 'name', weight: 2 },
    description: { kind: 'prose', weight: 1 },
    prerequisites: { kind: 'prose', weight: 1 },
  },
  filters: { industry: { kind: 'keyword' }, format: { kind: 'keyword' } },
  facets: ['industry', 'format'],
  sorts: {
    newest: { by: 'createdAt', kind: 'number', order: 'desc' },
    title: { by: 'title', kind: 'text', order: 'asc' },
  },
  browseSort: 'newest',
  synonyms: tradeSynonyms,
  noise: ['course', 'class', 'training', 'program', 'programme', 'certificate', 'certification'],
});

/** The table whose rows are found. */
export const opportunitiesTable = { table: 'training_opportunities' };
