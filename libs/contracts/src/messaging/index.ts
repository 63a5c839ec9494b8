export * from './events.js';
export * from './mail.schema.js';
export * from './rpc.js';
