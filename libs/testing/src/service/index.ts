export * from './idle-reactions.js';
export * from './run-own-service.js';
export * from './settled.js';
export * from './spawn-process.js';
export * from './members.js';
