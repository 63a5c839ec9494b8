import { comment } from '../service-places.mjs';

/**
 * @typedef {object} ReactionPlan
 * @property {string} service
 * @property {string} room
 * @property {string} event
 * @property {string} file on-booking-confirmed
 * @property {string} className OnBookingConfirmed
 * @property {string} says
 */

/** It writes a line into the log: the use case that it is to call takes that line's place. @param {ReactionPlan} plan */
export function reactionFile({ className, event, says }) {
  return `import { Injectable, Logger } from '@nestjs/common';
import type { EventPayload } from '@guildhall/contracts/events';
import { ReactsTo } from '@guildhall/service-kit';
import type { HeardEvent, Reaction } from '@guildhall/service-kit';

${comment(says)}
@Injectable()
@ReactsTo('${event}')
export class ${className} implements Reaction<'${event}'> {
  private readonly logger = new Logger(${className}.name);

  async react(payload: EventPayload<'${event}'>, { id }: HeardEvent): Promise<void> {
    this.logger.log(\`Heard event \${id}: \${JSON.stringify(payload)}\`);
  }
}
`;
}

/** @param {ReactionPlan} plan */
export function reactionSpecFile({ className, file, event, service }) {
  return `import { Logger } from '@nestjs/common';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { newId } from '@guildhall/kernel';
import { eventsHeardBy } from '@guildhall/contracts/events';
import type { EventPayload } from '@guildhall/contracts/events';
import { ReactsTo } from '@guildhall/service-kit';
import { ${className} } from './${file}.js';

describe('the reaction of ${service} to ${event}', () => {
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('has its durable consumer: the contracts name ${service} among the listeners', () => {
    expect(Reflect.getMetadata(ReactsTo.KEY, ${className})).toBe('${event}');
    expect(eventsHeardBy('${service}')).toContain('${event}');
  });

  it('says which event it heard', async () => {
    const log = jest.spyOn(Logger.prototype, 'log').mockReturnValue();
    const id = newId();
    await new ${className}().react({} as EventPayload<'${event}'>, { id });
    expect(log).toHaveBeenCalledWith(expect.stringContaining(id));
  });
});
`;
}
