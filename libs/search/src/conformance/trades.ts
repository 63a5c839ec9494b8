import { createHash } from 'node:crypto';
import type { StatedValue } from '../port.js';
import { defineSearchIndex } from '../search-index.js';
import type { Document } from './subject.js';

/** A definition with every kind of field, filter and sort. */
export const tradesIndex = defineSearchIndex({
  name: 'trades',
  fields: {
    title: { kind: 'title', weight: 8 },
    provider: { kind: 'name', weight: 4 },
    code: { kind: 'keyword', weight: 4 },
    skills: { kind: 'prose', weight: 2 },
    description: { kind: 'prose', weight: 1 },
  },
  filters: {
    format: { kind: 'keyword' },
    industry: { kind: 'keyword' },
    evening: { kind: 'boolean' },
    cost: { kind: 'number' },
    days: {
      kind: 'range',
      buckets: {
        'under-1-week': { below: 7 },
        '1-4-weeks': { atLeast: 7, below: 29 },
        'over-4-weeks': { atLeast: 29 },
      },
    },
  },
  facets: ['format', 'industry', 'evening', 'days'],
  sorts: {
    title: { by: 'title', kind: 'text', order: 'asc' },
    cheapest: { by: 'cost', kind: 'number', order: 'asc' },
    dearest: { by: 'cost', kind: 'number', order: 'desc' },
  },
  browseSort: 'title',
  synonyms: [
    ['mig', 'gmaw', 'gas metal arc welding'],
    ['tig', 'gtaw', 'gas tungsten arc welding'],
    ['cnc', 'computer numerical control'],
    ['gd&t', 'geometric dimensioning and tolerancing'],
    ['osha 10', 'osha ten hour'],
    ['welder', 'welding'],
  ],
  noise: ['course', 'training'],
  highlights: { title: { length: 200 }, description: { length: 80 } },
});

interface Written {
  title: string;
  provider?: string;
  code?: string;
  skills?: string[];
  description?: string;
  filters?: Record<string, StatedValue>;
  version?: number;
}

/** The same name always gives the same id. */
export function idOf(name: string): string {
  const hash = createHash('sha256').update(name).digest('hex');
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-7${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}

export function buildDocument(
  { title, provider, code, skills, description, filters = {}, version = 1 }: Written,
  id = idOf(title),
): Document {
  return {
    id,
    version,
    text: { title, provider, code, skills, description },
    filters,
    sorts: { title, cost: typeof filters['cost'] === 'number' ? filters['cost'] : null },
    source: { title, provider: provider ?? null, description: description ?? null },
  };
}

const written: Written[] = [
  {
    title: 'Welding Fundamentals',
    provider: 'Northwoods Technical College',
    description: 'Safety, joints and positions for people who weld for a living.',
    filters: {
      format: 'in-person',
      industry: ['Metal', 'Construction'],
      cost: 900,
      days: { min: 5, max: 10 },
      evening: true,
    },
  },
  {
    title: 'Pipe Welder Apprenticeship',
    provider: 'Lakeshore Trades Center',
    skills: ['GMAW', 'pipe fitting'],
    filters: { format: 'in-person', industry: ['Metal'], cost: 2400, days: 90, evening: false },
  },
  {
    title: 'Gas Metal Arc Welding I',
    provider: 'Coulee Region Skills Hall',
    filters: { format: 'hybrid', industry: ['Metal'], cost: 650, days: 4 },
  },
  {
    title: 'TIG for Aluminum',
    provider: 'Lakeshore Trades Center',
    description: 'Thin sheet, clean arcs. Bring your own MIG gloves for the warm-up.',
    filters: { format: 'in-person', industry: ['Metal', 'Aerospace'], days: 2 },
  },
  {
    title: 'CNC Milling Setup',
    provider: 'Badger Machining Institute',
    code: 'CNC101',
    description: 'Offsets, workholding and the first part.',
    filters: { format: 'in-person', industry: ['Metal'], cost: 1200, evening: true },
  },
  {
    title: 'Computer Numerical Control Programming',
    provider: 'Badger Machining Institute',
    filters: { format: 'online', industry: ['Metal'], cost: 800 },
  },
  {
    title: 'Certified Wedding Planner',
    provider: 'Prairie Events Academy',
    filters: { format: 'online', industry: ['Other'], cost: 300, days: 30 },
  },
  {
    title: 'OSHA 10-Hour General Industry',
    provider: 'Safe Shop Partners',
    description: 'Hazards every new hire must know.',
    filters: { format: 'online', industry: ['Metal', 'Food'], cost: 60, days: 2 },
  },
  {
    title: 'Forklift Operator Safety',
    provider: 'Safe Shop Partners',
    filters: { industry: ['Logistics'], cost: 150, days: 1 },
  },
  { title: 'GD&T for Inspectors', provider: 'Gauge & Caliper Co-op', skills: ['metrology'] },
  {
    title: 'Lean Leadership',
    provider: "O'Brien Consulting",
    description: 'Kaizen for supervisors. The machines run, the people improve them.',
    filters: { format: 'hybrid' },
  },
  {
    title: 'Café and Bakery Sanitation',
    provider: 'Université du Lac',
    filters: { format: 'in-person', industry: ['Food'], cost: 0 },
  },
  { title: 'Hydraulics Troubleshooting', provider: 'Machine House', filters: { industry: ['Metal'] } },
];

/** A small catalogue over the trades, some facts unknown. */
export const trades: readonly Document[] = written.map((entry) => buildDocument(entry));
