import type { StoredOpportunity } from '../domain/opportunity.js';

/** The table's own columns with their types: the one list that reading and writing are made of. */
const columns: Record<keyof StoredOpportunity, string> = {
  id: 'uuid',
  title: 'text',
  provider: 'text',
  description: 'text',
  url: 'text',
  location: 'text',
  format: 'text',
  duration: 'text',
  durationMinDays: 'integer',
  durationMaxDays: 'integer',
  instructionHours: 'double precision',
  industry: 'text[]',
  skills: 'text[]',
  cost: 'text',
  costMinCents: 'integer',
  costMaxCents: 'integer',
  startDate: 'text',
  startsAt: 'timestamptz',
  prerequisites: 'text[]',
  certifications: 'text[]',
  skillLevel: 'text',
  certification: 'text',
  street: 'text',
  city: 'text',
  state: 'text',
  zip: 'text',
  latitude: 'double precision',
  longitude: 'double precision',
  sourceType: 'text',
  sourceUrl: 'text',
  sourceId: 'uuid',
  sourceKey: 'text',
  status: 'text',
  version: 'bigint',
  contentHash: 'text',
  lastRunId: 'uuid',
  createdAt: 'timestamptz',
  updatedAt: 'timestamptz',
  lastSeenAt: 'timestamptz',
};

const names = Object.keys(columns) as (keyof StoredOpportunity)[];
const quoted = names.map((name) => `"${name}"`).join(', ');
const typed = names.map((name) => `"${name}" ${columns[name]}`).join(', ');
const never: readonly string[] = ['id', 'createdAt', 'sourceId', 'sourceKey'];
const assignments = names.filter((name) => !never.includes(name)).map((name) => `"${name}" = excluded."${name}"`);

/** Writes the rows of a JSON array ($1); of a known id, all that can change. */
export const saveRows = `INSERT INTO training_opportunities (${quoted})
  SELECT ${quoted} FROM jsonb_to_recordset($1::jsonb) AS r (${typed})
  ON CONFLICT (id) DO UPDATE SET ${assignments.join(', ')}`;

/** The select list of a whole row; its version as a number, not as PostgreSQL's text. */
export const wholeRow = names
  .map((name) => (name === 'version' ? 'o.version::float8 AS version' : `o."${name}"`))
  .join(', ');

/** A row as the driver hands it out. */
export type OpportunityRow = Omit<StoredOpportunity, 'startsAt'> & { startsAt: Date | null };

/** A row as the service knows it. */
export function fromRow(row: OpportunityRow): StoredOpportunity {
  return { ...row, startsAt: row.startsAt?.toISOString() ?? null };
}
