export * from './elasticsearch/elasticsearch-search.js';
export * from './errors.js';
export * from './port.js';
export * from './postgres/postgres-search.js';
export * from './postgres/search-columns.js';
export type { SearchTable } from './postgres/search-table.js';
export type { SqlExecutor } from './postgres/sql-executor.js';
export * from './search-index.js';
export { SEARCH_WINDOW } from './window.js';
