export * from './resource.schema.js';
export * from './rpc.js';
