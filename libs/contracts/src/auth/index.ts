export * from './account.schema.js';
export * from './audit.schema.js';
export * from './events.js';
export * from './options.js';
export * from './rpc.js';
export * from './validity.js';
