export * from './text.js';
export * from './whole-number.js';
