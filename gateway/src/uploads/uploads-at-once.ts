import { Inject, Injectable } from '@nestjs/common';
import { DomainError } from '@guildhall/kernel';
import { currentContext } from '@guildhall/service-kit';
import { z } from 'zod';
import { networkKey } from '../limits/network-key.js';

/** The setting UPLOADS_AT_ONCE, such as `3/20`: how many one account, and one network address, may have unfinished. */
export const uploadsAtOnceSetting = z
  .string()
  .regex(/^[1-9]\d{0,3}\/[1-9]\d{0,3}$/, 'must look like 3/20: for each account / for each network address')
  .default('3/20')
  .transform((text) => {
    const [account, address] = text.split('/').map(Number);
    return { account: account!, address: address! };
  });

/** The token of the numbers in force. */
export const UPLOADS_AT_ONCE = Symbol('uploads at once');

/** An unfinished upload ends soon, one way or another. */
const retryAfterSeconds = 10;

/** Counts the uploads that this gateway is taking: each keeps a file and a connection open. */
@Injectable()
export class UploadsAtOnce {
  private readonly underWay = new Map<string, number>();

  constructor(@Inject(UPLOADS_AT_ONCE) private readonly most: z.output<typeof uploadsAtOnceSetting>) {}

  /**
   * Does `work` while there is a place for it.
   * @throws DomainError `limits.too_many` while the account or the address has too many unfinished
   */
  async within<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    const { caller, origin } = currentContext();
    const places = [
      { key: `address ${networkKey(origin?.address ?? '')}`, most: this.most.address },
      ...(caller.kind === 'member' ? [{ key: `account ${caller.accountId}`, most: this.most.account }] : []),
    ];
    if (places.some(({ key, most }) => this.countOf(key) >= most))
      throw new DomainError('limits.too_many', { retryAfterSeconds });
    for (const { key } of places) this.underWay.set(key, this.countOf(key) + 1);
    try {
      return await work();
    } finally {
      for (const { key } of places) this.leave(key);
    }
  }

  private leave(key: string): void {
    const left = this.countOf(key) - 1;
    if (left > 0) this.underWay.set(key, left);
    else this.underWay.delete(key);
  }

  private countOf(key: string): number {
    return this.underWay.get(key) ?? 0;
  }
}
