import type { AccountList as Accounts, AccountSummary } from '@guildhall/contracts/auth';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useFocusWhenLost } from '../../lib/use-focus-when-lost.js';
import { Badge } from '../../ui/badge.js';
import { Button } from '../../ui/button.js';
import { Moment } from '../../ui/moment.js';
import { AskFirstButton } from '../../ui/question/ask-first-button.js';
import { SelectField } from '../../ui/select-field.js';
import { TextField } from '../../ui/text-field.js';
import { AuditTrail } from './audit-trail.js';
import { Loaded } from './loaded.js';
import { OlderLinks } from './older-links.js';
import { useDeed } from './use-deed.js';
import { adminWords } from './words.js';

const words = adminWords.accounts;

/** Accounts by what is typed and by their state; all of it stands in the address. */
export function AccountList() {
  const [params, setParams] = useSearchParams();
  const asked = new URLSearchParams([...params].filter(([name]) => ['q', 'before'].includes(name)));
  const state = stateOf(params.get('state'));
  if (state) asked.set('state', state);
  const query = useQuery<Accounts>({
    queryKey: [`/api/v1/admin/accounts?${asked}`],
    placeholderData: keepPreviousData,
  });
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setParams(
      [...form].flatMap(([name, value]) =>
        typeof value === 'string' && value ? [[name, value] as [string, string]] : [],
      ),
    );
  };
  return (
    <>
      <form onSubmit={search} role="search" className="mb-6 flex flex-wrap items-end gap-4">
        <div className="min-w-0 grow basis-64">
          <TextField
            name="q"
            label={words.search}
            hint={words.hint}
            defaultValue={params.get('q') ?? ''}
            aria-required={undefined}
          />
        </div>
        <div className="basis-44">
          <SelectField
            name="state"
            label={words.state}
            emptyLabel={words.every}
            options={Object.entries(words.states).map(([value, label]) => ({ value, label }))}
            defaultValue={state}
          />
        </div>
        <Button type="submit" look="action">
          {words.submit}
        </Button>
      </form>
      <Loaded query={query}>
        {({ total, next, results }) => (
          <>
            <p role="status" className="mb-3 text-ink-soft">
              {total === 0 ? words.none : words.count(total)}
            </p>
            <ul className="mb-6 divide-y divide-rule border-y border-rule">
              {results.map((account) => (
                <AccountLine key={account.id} account={account} />
              ))}
            </ul>
            <OlderLinks next={next} />
          </>
        )}
      </Loaded>
    </>
  );
}

/** A state that an address asks for; one that is none is every state. */
const stateOf = (asked: string | null) => (asked && Object.hasOwn(words.states, asked) ? asked : '');

function AccountLine({ account }: { account: AccountSummary }) {
  const { id, username, companyName, email, state, createdAt, lastLogInAt } = account;
  const [params, setParams] = useSearchParams();
  const isOpen = params.get('account') === id;
  const disable = useDeed<object>(`accounts/${id}/disable`);
  const enable = useDeed<object>(`accounts/${id}/enable`);
  const endSessions = useDeed<object>(`accounts/${id}/end-sessions`);
  // One stands in the place of the other.
  const onOff = useFocusWhenLost<HTMLButtonElement>(state);
  const showTrail = () =>
    setParams((now) => [
      ...[...now].filter(([name]) => name !== 'account'),
      ...(isOpen ? [] : [['account', id] as [string, string]]),
    ]);
  return (
    <li className="py-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 [overflow-wrap:anywhere]">
          <p className="font-semibold">
            {companyName} <Badge>{words.states[state]}</Badge>
          </p>
          <p>
            {username}, {email}
          </p>
          <p className="text-14 text-ink-soft">
            {words.opened} <Moment at={createdAt} />, {words.lastLogIn}{' '}
            {lastLogInAt ? <Moment at={lastLogInAt} as="time" /> : words.never}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button aria-expanded={isOpen} onClick={showTrail}>
            {words.trail}
          </Button>
          <Button busy={endSessions.isPending} onClick={() => endSessions.mutate({})}>
            {words.endSessions}
          </Button>
          {state === 'disabled' ? (
            <Button ref={onOff} busy={enable.isPending} onClick={() => enable.mutate({})}>
              {words.enable}
            </Button>
          ) : (
            username !== 'admin' && (
              <AskFirstButton
                ref={onOff}
                busy={disable.isPending}
                question={words.sure(companyName)}
                onYes={() => disable.mutate({})}
              >
                {words.disable}
              </AskFirstButton>
            )
          )}
        </div>
      </div>
      {isOpen && <AuditTrail account={id} name={companyName} />}
    </li>
  );
}
