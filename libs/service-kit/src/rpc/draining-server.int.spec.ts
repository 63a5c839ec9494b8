import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Controller, Module } from '@nestjs/common';
import type { INestMicroservice } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { ClientNats } from '@nestjs/microservices';
import type { MicroserviceOptions } from '@nestjs/microservices';
import { newId } from '@guildhall/kernel';
import { startOwnNats } from '@guildhall/testing/engines';
import type { OwnEngine } from '@guildhall/testing/engines';
import { DrainingServer } from './draining-server.js';
import { natsOptions } from './nats-options.js';
import { RpcClient } from './rpc-client.js';
import { RpcHandler } from './rpc-handler.js';

let worked = 0;

@Controller()
class RunsController {
  // A write: a request that is lost is asked no second time.
  @RpcHandler('training-catalog.import.finish')
  async finish() {
    worked += 1;
    await new Promise((resolve) => setTimeout(resolve, 5));
    return { created: 0, updated: 0, unchanged: 0, refused: 0 };
  }
}

@Module({ controllers: [RunsController] })
class ServiceModule {}

describe('two instances of a service', () => {
  let nats: OwnEngine;
  let instances: INestMicroservice[];
  let client: ClientNats;
  let rpc: RpcClient;

  beforeEach(async () => {
    worked = 0;
    nats = await startOwnNats();
    const settings = { INSTANCE: 'test-1', LOG_LEVEL: 'error' as const, NATS_URL: nats.url };
    const start = async () => {
      const strategy = new DrainingServer({ ...natsOptions('training-catalog', settings), queue: 'training-catalog' });
      const instance = await NestFactory.createMicroservice<MicroserviceOptions>(ServiceModule, {
        strategy,
        logger: false,
      });
      await instance.listen();
      return instance;
    };
    instances = [await start(), await start()];
    client = new ClientNats(natsOptions('operator', settings));
    rpc = new RpcClient(client);
    await client.connect();
  });

  afterEach(async () => {
    await client.close();
    await Promise.all(instances.map((instance) => instance.close()));
    await nats.stop();
  });

  it('answer every request, also those that the broker had just handed to one that ends', async () => {
    const answers = Array.from({ length: 200 }, () => rpc.call('training-catalog.import.finish', { runId: newId() }));
    // Time for them to be written, and, while nobody here reads, for the broker to hand them out.
    await new Promise((resolve) => setImmediate(resolve));
    for (const end = Date.now() + 50; Date.now() < end;);
    await instances[0]!.close();
    await Promise.all(answers);
    expect(worked).toBe(200);
  }, 20_000);

  it('end without waiting for nothing, also while the broker is away', async () => {
    const started = Date.now();
    await instances[0]!.close();
    expect(Date.now() - started).toBeLessThan(2000);
    await nats.kill();
    await instances[1]!.close();
    await nats.restart();
  }, 20_000);
});
