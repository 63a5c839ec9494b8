import { Injectable } from '@nestjs/common';
import { currentContext, Outbox, Transactions } from '@guildhall/service-kit';

/**
 * Somebody forgot a password. Open to everybody. Nothing is looked up here: known and unknown addresses take one path,
 * and so one time.
 */
@Injectable()
export class RequestPasswordReset {
  constructor(
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
  ) {}

  async execute(email: string): Promise<{ sent: true }> {
    const { origin } = currentContext();
    await this.transactions.run(() => this.outbox.tell('auth.password_reset_asked', { email, origin }));
    return { sent: true };
  }
}
