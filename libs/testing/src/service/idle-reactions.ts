import { Injectable } from '@nestjs/common';
import type { Type } from '@nestjs/common';
import { eventsHeardBy } from '@guildhall/contracts/events';
import type { EventName } from '@guildhall/contracts/events';
import type { ProcessName } from '@guildhall/contracts/rpc';
import { ReactsTo } from '@guildhall/service-kit';
import type { Reaction } from '@guildhall/service-kit';

/** Reactions that do nothing, to whatever a process must listen to and a test has nothing to do with. */
export function idleReactions(process: ProcessName, except: readonly EventName[] = []): Type<Reaction>[] {
  return eventsHeardBy(process)
    .filter((name) => !except.includes(name))
    .map(idleReaction);
}

function idleReaction(name: EventName): Type<Reaction> {
  @Injectable()
  @ReactsTo(name)
  class Idle implements Reaction {
    async react(): Promise<void> {
      await Promise.resolve();
    }
  }
  return Idle;
}
