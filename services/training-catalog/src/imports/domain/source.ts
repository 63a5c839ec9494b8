import { newId } from '@guildhall/kernel';
import type { ImportSource } from '@guildhall/contracts/training';

/** Where opportunities come from. Its name is its identity for whoever imports. */
export interface Source extends ImportSource {
  id: string;
  createdAt: Date;
}

export function openSource(given: ImportSource, now: Date): Source {
  return { id: newId(), ...given, createdAt: now };
}
