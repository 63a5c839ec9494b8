import { Ctx, MessagePattern, Payload } from '@nestjs/microservices';
import type { NatsContext } from '@nestjs/microservices';
import { DomainError } from '@guildhall/kernel';
import { parseInput } from '@guildhall/contracts/errors';
import { caller as callerSchema, origin as originSchema, rpcDefinition, rpcHeaders } from '@guildhall/contracts/rpc';
import type { Caller, RpcInput, RpcName, RpcOutput } from '@guildhall/contracts/rpc';
import { withContext } from '../context/request-context.js';

type Handle<Name extends RpcName> = (caller: Caller, input: RpcInput<Name>) => Promise<RpcOutput<Name>>;

/** Names that some controller of this process answers: compared with the contracts at boot. */
export const handledRpcs = new Set<RpcName>();

/**
 * Lets a controller's method answer one RPC: the input is read by the contract (the bus is a border too),
 * the caller comes first, and the request's context is open while it works.
 */
export function RpcHandler<Name extends RpcName>(name: Name) {
  return <Method extends Handle<Name>>(
    target: object,
    key: string,
    descriptor: TypedPropertyDescriptor<Method>,
  ): void => {
    const handle = descriptor.value!;
    handledRpcs.add(name);
    const receive = function (this: object, payload: unknown, context: NatsContext) {
      const request = readHeaders(context);
      if (request.deadline && request.deadline < Date.now()) throw new DomainError('service.too_slow');
      const input = parseInput(rpcDefinition(name).input, payload) as RpcInput<Name>;
      return withContext(request, () => handle.call(this, request.caller, input));
    };
    descriptor.value = receive as unknown as Method;
    Payload()(target, key, 0);
    Ctx()(target, key, 1);
    MessagePattern(name)(target, key, descriptor);
  };
}

function readHeaders(context: NatsContext) {
  const headers = context.getHeaders() as { get(name: string): string } | undefined;
  const caller = callerSchema.parse(JSON.parse(headers?.get(rpcHeaders.caller) || '{"kind":"visitor"}'));
  const sentOrigin = headers?.get(rpcHeaders.origin);
  const origin = sentOrigin ? originSchema.parse(JSON.parse(sentOrigin)) : undefined;
  const deadline = Number(headers?.get(rpcHeaders.deadline)) || undefined;
  const trace = headers?.get(rpcHeaders.trace) || undefined;
  return { caller, requestId: headers?.get(rpcHeaders.requestId) ?? '', origin, deadline, trace };
}
