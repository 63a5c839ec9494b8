import type { z } from 'zod';
import { authRpc } from '../auth/rpc.js';
import { gamificationRpc } from '../gamification/rpc.js';
import { marketplaceRpc } from '../marketplace/rpc.js';
import { messagingRpc } from '../messaging/rpc.js';
import { trainingRpc } from '../training/rpc.js';
import type { ProcessName, RpcDefinition } from './define.js';

export * from './caller.js';
export * from './define.js';

/** Every question of the house: subject -> who may ask, input, output, deadline. */
export const rpcMap = {
  ...authRpc,
  ...gamificationRpc,
  ...marketplaceRpc,
  ...messagingRpc,
  ...trainingRpc,
} as const;

export type RpcMap = typeof rpcMap;
export type RpcName = keyof RpcMap;
export type RpcInput<Name extends RpcName> = z.output<RpcMap[Name]['input']>;
/** What an asker may send: before defaults and transformations. */
export type RpcQuestion<Name extends RpcName> = z.input<RpcMap[Name]['input']>;
export type RpcOutput<Name extends RpcName> = z.output<RpcMap[Name]['output']>;

/** The definition of one RPC, as the common shape. */
export function rpcDefinition(name: RpcName): RpcDefinition {
  return rpcMap[name];
}

/** The process that owns a subject: its first word. */
export function ownerOf(name: RpcName): ProcessName {
  return name.slice(0, name.indexOf('.')) as ProcessName;
}

/** The subject under which one instance answers whether it is ready. */
export const readySubject = (instance: string) => `ready.${instance}`;
