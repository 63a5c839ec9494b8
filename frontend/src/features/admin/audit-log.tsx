import type { AuditList } from '@guildhall/contracts/auth';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { DataTable, type Column } from '../../ui/data-table.js';
import { Moment } from '../../ui/moment.js';
import { Deed, type AuditLine } from './deed.js';
import { Loaded } from './loaded.js';
import { OlderLinks } from './older-links.js';
import { adminWords, detailWords, whoDid } from './words.js';

const words = adminWords.audit;

const columns: readonly Column<AuditLine>[] = [
  {
    words: words.columns.when,
    cell: ({ at }) => <Moment at={at} as="time" />,
    oneLine: true,
  },
  { words: words.columns.what, cell: (line) => <DeedInFull line={line} /> },
  {
    words: words.columns.account,
    cell: ({ username, accountId }) => username ?? (accountId ? words.erased : words.noAccount),
  },
  { words: words.columns.by, cell: whoDid, oneLine: true },
  { words: words.columns.from, cell: ({ address }) => address },
];

/** What happened on the whole site, newest first: what no account's own trail tells, such as strangers' tries, too. */
export function AuditLog() {
  const [params] = useSearchParams();
  const asked = new URLSearchParams([...params].filter(([name]) => name === 'before'));
  const query = useQuery<AuditList>({ queryKey: [`/api/v1/admin/audit?${asked}`] });
  return (
    <Loaded query={query}>
      {({ next, results }) => (
        <>
          <DataTable
            caption={words.title}
            columns={columns}
            rows={results}
            empty={words.empty}
            keyOf={({ id }) => id}
          />
          <div className="mt-6">
            <OlderLinks next={next} />
          </div>
        </>
      )}
    </Loaded>
  );
}

function DeedInFull({ line }: { line: AuditLine }) {
  const detail = detailWords(line.details);
  return (
    <div className="lg:min-w-56">
      <Deed line={line} />
      {detail && `: ${detail}`}
    </div>
  );
}
