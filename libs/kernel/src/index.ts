export * from './assert-never.js';
export * from './clock.js';
export * from './domain-error.js';
export * from './ids.js';
export * from './money.js';
