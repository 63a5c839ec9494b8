export * from './older-page.js';
export * from './seen.js';
export * from './text.js';
export * from './whole-number.js';
