import { Problem } from './problem.ts';

/** SQLSTATE disk_full; and what the operating system says where the disk, or a quota, is full. */
const FULL = new Set(['53100', 'ENOSPC', 'EDQUOT']);
/** How deep an error may lie in others: a store wraps what its disk said. */
const DEPTH = 5;

/** There is no room for what would be written; what was kept so far is safe. */
export const insufficientStorage = (): Problem =>
  new Problem(507, 'INSUFFICIENT_STORAGE', {
    detail: 'The server has no room left to save this. Nothing was lost; try again later.',
    headers: { 'retry-after': '60' },
  });

/** Whether an error says that a disk is full. */
export function isDiskFull(error: unknown): boolean {
  let current: unknown = error;
  for (let depth = 0; depth < DEPTH && current instanceof Error; depth++) {
    if ('code' in current && FULL.has(String(current.code))) return true;
    current = current.cause;
  }
  return false;
}
