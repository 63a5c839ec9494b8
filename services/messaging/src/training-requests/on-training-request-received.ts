import { Inject, Injectable } from '@nestjs/common';
import type { EventPayload } from '@guildhall/contracts/events';
import { ReactsTo } from '@guildhall/service-kit';
import type { HeardEvent, Reaction } from '@guildhall/service-kit';
import { WriteMail } from '../mails/write-mail.js';
import { COORDINATOR } from './coordinator.js';

/** Mails a request for training to the coordinator: it arrives even when the sender's own e-mail client never sends it. */
@Injectable()
@ReactsTo('training-catalog.request_received')
export class OnTrainingRequestReceived implements Reaction<'training-catalog.request_received'> {
  constructor(
    private readonly writeMail: WriteMail,
    @Inject(COORDINATOR) private readonly coordinator: string,
  ) {}

  async react(
    { accountId, ...facts }: EventPayload<'training-catalog.request_received'>,
    { id: event }: HeardEvent,
  ): Promise<void> {
    await this.writeMail.execute({
      template: 'training_request',
      recipient: this.coordinator,
      event,
      accountId,
      facts,
    });
  }
}
