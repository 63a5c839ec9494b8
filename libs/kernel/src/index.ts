export * from './clock.js';
export * from './domain-error.js';
export * from './ids.js';
export * from './money.js';
export * from './name-key.js';
export * from './older-page.js';
