import type { TestHouse } from '@guildhall/testing/engines';
import { eventually } from './eventually.js';

/** The newest link of a kind that was mailed to an address; waits until there is one. */
export async function mailedLink(
  house: TestHouse,
  to: string,
  kind: 'reset-password' | 'confirm-email',
): Promise<string> {
  const links = await eventually(
    async () => {
      const response = await fetch(`${house.mailInbox}/api/mails?to=${encodeURIComponent(to)}`);
      return [...(await response.text()).matchAll(new RegExp(`https?:[^\\s"<\\\\]+/${kind}/[\\w-]{43}`, 'g'))];
    },
    (found) => found.length > 0,
  );
  return links[0]![0];
}
