import type { AuditList } from '@guildhall/contracts/auth';
import { adminWords, deedWords } from './words.js';

export type AuditLine = AuditList['results'][number];

/** What a line of the audit log says was done, and whether it was refused. */
export function Deed({ line: { action, outcome } }: { line: AuditLine }) {
  return (
    <>
      <strong>{deedWords[action]}</strong>
      {outcome === 'refused' && ` (${adminWords.audit.refused})`}
    </>
  );
}
