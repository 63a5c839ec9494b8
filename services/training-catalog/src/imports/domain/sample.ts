import type { ImportSource } from '@guildhall/contracts/training';

/** The source under which the bundled sample catalogue stands. */
export const sampleSource: ImportSource = { name: 'Guildhall sample catalogue', sourceType: 'manual', sourceUrl: null };

/** Rows of a sample file (its format: sample/README.md) as an import takes them. */
export function readSample(file: string): unknown[] {
  const lines = file.split('\n').filter((line) => line.trim() !== '');
  return lines.map((line) => {
    const { durationDays, ...row } = JSON.parse(line) as { durationDays?: { min: number; max: number } | null };
    return { ...row, durationMinDays: durationDays?.min ?? null, durationMaxDays: durationDays?.max ?? null };
  });
}
