import { Inject, Injectable } from '@nestjs/common';
import { DomainError } from '@guildhall/kernel';
import type { Clock } from '@guildhall/kernel';
import type { LinkPurpose } from '@guildhall/contracts/auth';
import { CLOCK } from '@guildhall/service-kit';
import type { OneTimeLink } from './domain/one-time-link.js';
import { hashOfToken } from './mailed-token.js';
import { OneTimeLinkRepository } from './store/one-time-link.repository.js';

/** Looks behind a token, and uses its link up. Unknown, used, replaced and too old are one answer: `auth.link.dead`. */
@Injectable()
export class UseLink {
  constructor(
    private readonly links: OneTimeLinkRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @throws DomainError `auth.link.dead` */
  async find(token: string, purpose: LinkPurpose): Promise<OneTimeLink> {
    const link = await this.links.findByToken(hashOfToken(token), purpose, this.clock.now());
    if (!link) throw dead();
    return link;
  }

  /** To be called in the transaction of what the link is for. @throws DomainError `auth.link.dead` to all but the first */
  async use(link: OneTimeLink): Promise<void> {
    if (!(await this.links.use(link.id, this.clock.now()))) throw dead();
  }
}

const dead = () => new DomainError('auth.link.dead');
