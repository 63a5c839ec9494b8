import { site } from '@guildhall/contracts/site';
import { buttonLook } from '../../ui/button-look.js';
import { FactList } from '../../ui/fact-list.js';
import { memberWords } from './words.js';

/** Facts of the account, and how they are changed. */
export function MemberFacts({ facts }: { facts: readonly (readonly [string, string | null])[] }) {
  return (
    <>
      <FactList facts={facts} />
      <p className="mt-5 max-w-[65ch] text-ink-soft">{memberWords.readOnly}</p>
      <a href={`mailto:${site.email}`} className={buttonLook('outline', 'mt-3')}>
        {memberWords.writeToUs}
      </a>
    </>
  );
}
