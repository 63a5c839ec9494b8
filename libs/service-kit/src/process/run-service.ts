import { NestFactory } from '@nestjs/core';
import type { DynamicModule, INestMicroservice, Type } from '@nestjs/common';
import type { MicroserviceOptions } from '@nestjs/microservices';
import { ownerOf, rpcDefinition, rpcMap } from '@guildhall/contracts/rpc';
import type { ProcessName, RpcName } from '@guildhall/contracts/rpc';
import type { ProcessSettings } from '../config/load-config.js';
import { ProcessLogger } from '../logs/process-logger.js';
import { DrainingServer } from '../rpc/draining-server.js';
import { natsOptions } from '../rpc/nats-options.js';
import { RpcFailureFilter } from '../rpc/rpc-failure.filter.js';
import { handledRpcs } from '../rpc/rpc-handler.js';
import { Readiness } from './readiness.js';

interface ServiceProcess {
  process: ProcessName;
  module: Type | DynamicModule;
  settings: ProcessSettings;
  /** Replicas that share load with another process name the queue they join. */
  queue?: ProcessName;
}

/**
 * Starts a service: RPC over the broker in a queue group, logs as JSON lines, graceful end at SIGTERM.
 * Refuses to start while the contracts name an RPC of it that nobody handles, or the reverse.
 */
export async function runService({
  process: name,
  module,
  settings,
  queue = name,
}: ServiceProcess): Promise<INestMicroservice> {
  const app = await NestFactory.createMicroservice<MicroserviceOptions>(module, {
    strategy: new DrainingServer({ ...natsOptions(name, settings), queue }),
    logger: new ProcessLogger(settings.INSTANCE, settings.LOG_LEVEL),
    abortOnError: false,
  });
  compareHandlers(name);
  app.useGlobalFilters(new RpcFailureFilter());
  app.enableShutdownHooks();
  await app.listen();
  await app.get(Readiness, { strict: false }).answerAs(settings.INSTANCE);
  return app;
}

function compareHandlers(name: ProcessName): void {
  const wanted = (Object.keys(rpcMap) as RpcName[]).filter(
    (rpc) => ownerOf(rpc) === name || rpcDefinition(rpc).alsoServedBy === name,
  );
  const missing = wanted.filter((rpc) => !handledRpcs.has(rpc));
  const extra = [...handledRpcs].filter((rpc) => !wanted.includes(rpc));
  if (missing.length > 0)
    throw new Error(`Nobody handles ${missing.join(', ')}: add @RpcHandler to a controller of ${name}`);
  if (extra.length > 0) throw new Error(`${extra.join(', ')} is handled by ${name} but belongs to another service`);
}
