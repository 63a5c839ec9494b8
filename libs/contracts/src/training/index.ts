export * from './events.js';
export * from './import.schema.js';
export * from './opportunity.schema.js';
export * from './options.js';
export * from './request-options.js';
export * from './request.schema.js';
export * from './rpc.js';
export * from './search.schema.js';
