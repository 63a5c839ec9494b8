export * from './run-own-service.js';
export * from './settled.js';
