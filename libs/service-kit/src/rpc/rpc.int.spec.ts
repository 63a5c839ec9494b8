import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Controller, Module } from '@nestjs/common';
import type { INestMicroservice } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { ClientNats, Transport } from '@nestjs/microservices';
import type { MicroserviceOptions } from '@nestjs/microservices';
import { DomainError } from '@guildhall/kernel';
import type { Caller, RpcOutput } from '@guildhall/contracts/rpc';
import { startOwnNats } from '@guildhall/testing/engines';
import type { OwnEngine } from '@guildhall/testing/engines';
import { currentContext, withContext } from '../context/request-context.js';
import type { RequestContext } from '../context/request-context.js';
import { natsOptions } from './nats-options.js';
import { RpcClient } from './rpc-client.js';
import { RpcFailureFilter } from './rpc-failure.filter.js';
import { RpcHandler } from './rpc-handler.js';

const standing: RpcOutput<'gamification.standing.read'> = { points: 10, level: 1, ledger: [] };

let asked = 0;
let heard: RequestContext | undefined;
let answer: () => Promise<RpcOutput<'gamification.standing.read'>>;

@Controller()
class StandingController {
  @RpcHandler('gamification.standing.read')
  read(_caller: Caller) {
    asked++;
    heard = currentContext();
    return answer();
  }
}

@Module({ controllers: [StandingController] })
class ServiceModule {}

describe('asking another service', () => {
  let nats: OwnEngine;
  let service: INestMicroservice;
  let client: ClientNats;
  let rpc: RpcClient;

  const settings = () => ({ INSTANCE: 'test-1', LOG_LEVEL: 'error' as const, NATS_URL: nats.url });
  const member: Caller = {
    kind: 'member',
    accountId: '01a1fb25-ba2a-7595-a3c4-a1bd32b620b3',
    companyId: '01a1fb25-ba2a-7596-beaa-69d2e9792410',
    admin: false,
  };
  const ask = () => rpc.call('gamification.standing.read', {});
  const refusal = (code: string) => expect.objectContaining({ code });

  beforeAll(async () => {
    nats = await startOwnNats();
    client = new ClientNats(natsOptions('gateway', settings()));
    rpc = new RpcClient(client);
    service = await startService();
  });

  beforeEach(() => {
    asked = 0;
    answer = async () => standing;
  });

  afterAll(async () => {
    await client?.close();
    await service?.close();
    await nats?.stop();
  });

  async function startService() {
    const app = await NestFactory.createMicroservice<MicroserviceOptions>(ServiceModule, {
      transport: Transport.NATS,
      options: { ...natsOptions('gamification', settings()), queue: 'gamification' },
      logger: false,
    });
    app.useGlobalFilters(new RpcFailureFilter());
    await app.listen();
    return app;
  }

  it('brings the answer, with only what the contract names in it', async () => {
    answer = async () => ({ ...standing, secret: 'x' }) as typeof standing;
    expect(await ask()).toEqual(standing);
  });

  it('carries caller, request id, trace and deadline along', async () => {
    const context = { caller: member, requestId: 'r-1', trace: '00-aaaa-bbbb-01' };
    await withContext(context, ask);
    expect(heard).toMatchObject(context);
    expect(heard!.deadline! - Date.now()).toBeGreaterThan(1000);
  });

  it('passes a coded refusal on with its details', async () => {
    answer = () => Promise.reject(new DomainError('access.denied', { fields: { a: 'b' } }));
    await expect(ask()).rejects.toMatchObject({ code: 'access.denied', details: { fields: { a: 'b' } } });
  });

  it('tells nothing about a fault', async () => {
    answer = () => Promise.reject(new Error('select secret'));
    const error = await ask().catch((caught: unknown) => caught);
    expect(error).toEqual(refusal('request.unexpected'));
    expect(JSON.stringify(error)).not.toContain('secret');
  });

  it('asks a silent service twice for a read, and gives up at the deadline', async () => {
    answer = () => new Promise(() => undefined);
    const startedAt = Date.now();
    await expect(ask()).rejects.toEqual(refusal('service.too_slow'));
    expect(asked).toBe(2);
    expect(Date.now() - startedAt).toBeLessThan(2600);
  });

  it('gets its answer from the second try when the first one is lost', async () => {
    answer = () => (asked === 1 ? new Promise(() => undefined) : Promise.resolve(standing));
    expect(await ask()).toEqual(standing);
  });

  it('never waits longer than the request that it is part of', async () => {
    answer = () => new Promise(() => undefined);
    const startedAt = Date.now();
    await expect(withContext({ caller: member, requestId: 'r', deadline: startedAt + 300 }, ask)).rejects.toEqual(
      refusal('service.too_slow'),
    );
    expect(Date.now() - startedAt).toBeLessThan(1000);
  });

  it('says at once that nobody serves a question', async () => {
    const startedAt = Date.now();
    await expect(rpc.call('marketplace.resource.list', {})).rejects.toEqual(refusal('service.away'));
    expect(Date.now() - startedAt).toBeLessThan(500);
  });

  it('says at once that the broker is away, and asks again by itself when it is back', async () => {
    await nats.kill();
    await new Promise((resolve) => setTimeout(resolve, 200));
    await expect(ask()).rejects.toEqual(refusal('service.away'));
    await nats.restart();
    const end = Date.now() + 5000;
    let result: unknown;
    while (Date.now() < end && result === undefined) {
      await new Promise((resolve) => setTimeout(resolve, 50));
      result = await ask().catch(() => undefined);
    }
    expect(result).toEqual(standing);
  }, 15_000);
});
