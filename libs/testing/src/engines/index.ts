export * from './clone-database.js';
export * from './house.js';
export * from './own-engine.js';
export * from './test-engines.js';
