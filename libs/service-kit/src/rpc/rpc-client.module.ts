import { Global, Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import { ClientNats } from '@nestjs/microservices';
import type { ProcessName } from '@guildhall/contracts/rpc';
import type { ProcessSettings } from '../config/load-config.js';
import { natsOptions } from './nats-options.js';
import { RpcClient } from './rpc-client.js';

/** Gives a process its RpcClient. */
@Global()
@Module({})
export class RpcClientModule {
  static forProcess(process: ProcessName, settings: ProcessSettings): DynamicModule {
    const nats = new ClientNats(natsOptions(process, settings));
    return {
      module: RpcClientModule,
      providers: [
        { provide: ClientNats, useValue: nats },
        { provide: RpcClient, useFactory: () => new RpcClient(nats) },
        {
          provide: 'RPC_CLIENT_LIFE',
          useValue: { onApplicationBootstrap: () => nats.connect(), onApplicationShutdown: () => nats.close() },
        },
      ],
      exports: [RpcClient, ClientNats],
    };
  }
}
