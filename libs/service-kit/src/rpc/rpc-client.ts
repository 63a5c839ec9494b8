import { Injectable, Logger } from '@nestjs/common';
import { ClientNats, NatsRecordBuilder } from '@nestjs/microservices';
import { headers as natsHeaders } from '@nats-io/transport-node';
import { DomainError } from '@guildhall/kernel';
import { isErrorCode } from '@guildhall/contracts/errors';
import type { RpcFailure } from '@guildhall/contracts/errors';
import { ownerOf, rpcDefinition, rpcHeaders } from '@guildhall/contracts/rpc';
import type { RpcName, RpcOutput, RpcQuestion } from '@guildhall/contracts/rpc';
import { firstValueFrom, TimeoutError, timeout } from 'rxjs';
import { currentContext } from '../context/request-context.js';

/** Of a read's time, the part that the first try may use: the rest is for the second one, with another replica. */
const firstTryShare = 0.4;

/** Asks other services by typed name. Deadline, caller, its origin, request id and trace travel as headers. */
@Injectable()
export class RpcClient {
  private readonly logger = new Logger(RpcClient.name);

  constructor(private readonly nats: ClientNats) {}

  /**
   * Asks `name` and answers what the service answered.
   * @throws DomainError with the service's own code, or `service.away`, `service.too_slow`, `request.unexpected`.
   */
  async call<Name extends RpcName>(name: Name, input: RpcQuestion<Name>): Promise<RpcOutput<Name>> {
    const definition = rpcDefinition(name);
    const deadline = Math.min(Date.now() + definition.deadlineMs, currentContext().deadline ?? Infinity);
    for (let attempt = 1; ; attempt++) {
      const left = deadline - Date.now();
      const last = attempt >= definition.tries;
      const patience = last ? left : left * firstTryShare;
      try {
        const answer = await this.ask(name, input, deadline, Math.max(1, patience));
        return definition.output.parse(answer) as RpcOutput<Name>;
      } catch (error) {
        const failure = this.read(name, error);
        const again = !last && failure.code === 'service.too_slow' && deadline - Date.now() > 50;
        if (!again) throw failure;
      }
    }
  }

  private async ask(name: RpcName, input: unknown, deadline: number, patienceMs: number): Promise<unknown> {
    const { caller, requestId, origin, trace } = currentContext();
    const headers = natsHeaders();
    headers.set(rpcHeaders.caller, JSON.stringify(caller));
    headers.set(rpcHeaders.requestId, requestId);
    headers.set(rpcHeaders.deadline, String(deadline));
    if (origin) headers.set(rpcHeaders.origin, JSON.stringify(origin));
    if (trace) headers.set(rpcHeaders.trace, trace);
    const record = new NatsRecordBuilder(input).setHeaders(headers).build();
    return firstValueFrom(this.nats.send(name, record).pipe(timeout(patienceMs)));
  }

  /** A service's coded refusal as it is; silence and outages under their own codes; the rest is a fault. */
  private read(name: RpcName, error: unknown): DomainError {
    if (error instanceof TimeoutError)
      return new DomainError('service.too_slow', { service: ownerOf(name), retryAfterSeconds: 2 });
    const failure = error as Partial<RpcFailure> | null;
    if (isErrorCode(failure?.code)) return new DomainError(failure.code, failure.details ?? {});
    const words = typeof error === 'string' ? error : error instanceof Error ? `${error.name} ${error.message}` : '';
    if (
      /EmptyResponse|Empty response|Connection lost|Connection closed|Not initialized|ClosedConnection|no responders/i.test(
        words,
      )
    ) {
      return new DomainError('service.away', { service: ownerOf(name), retryAfterSeconds: 2 });
    }
    this.logger.error(`${name} failed without a code`, error instanceof Error ? error.stack : JSON.stringify(error));
    return new DomainError('request.unexpected');
  }
}
