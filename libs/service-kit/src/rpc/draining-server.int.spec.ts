import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Controller, Module } from '@nestjs/common';
import type { INestMicroservice } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { ClientNats } from '@nestjs/microservices';
import type { MicroserviceOptions } from '@nestjs/microservices';
import { startOwnNats } from '@guildhall/testing/engines';
import type { OwnEngine } from '@guildhall/testing/engines';
import { DrainingServer } from './draining-server.js';
import { natsOptions } from './nats-options.js';
import { RpcClient } from './rpc-client.js';
import { RpcHandler } from './rpc-handler.js';

let worked = 0;

@Controller()
class StandingController {
  @RpcHandler('gamification.standing.read')
  async read() {
    worked += 1;
    await new Promise((resolve) => setTimeout(resolve, 100));
    return { points: 10, level: 1, ledger: [] };
  }
}

@Module({ controllers: [StandingController] })
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
      const strategy = new DrainingServer({ ...natsOptions('gamification', settings), queue: 'gamification' });
      const instance = await NestFactory.createMicroservice<MicroserviceOptions>(ServiceModule, {
        strategy,
        logger: false,
      });
      await instance.listen();
      return instance;
    };
    instances = [await start(), await start()];
    client = new ClientNats(natsOptions('gateway', settings));
    rpc = new RpcClient(client);
    await client.connect();
  });

  afterEach(async () => {
    await client.close();
    await Promise.all(instances.map((instance) => instance.close()));
    await nats.stop();
  });

  it('answer every request at the first try while one of them ends', async () => {
    let asked = 0;
    let over = false;
    const askers = Array.from({ length: 20 }, async () => {
      while (!over) {
        asked += 1;
        await rpc.call('gamification.standing.read', {});
      }
    });
    await new Promise((resolve) => setTimeout(resolve, 250));
    await instances[0]!.close();
    await new Promise((resolve) => setTimeout(resolve, 250));
    over = true;
    await Promise.all(askers);
    // A second try would have been worked on once more than it was asked.
    expect(worked).toBe(asked);
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
