export { drawFirstRows } from './drawFirstRows.ts';
export type { FirstRowsOptions } from './drawFirstRows.ts';
