export * from './events.js';
export * from './rpc.js';
export * from './rules.js';
