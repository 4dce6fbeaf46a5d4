import { Problem } from './problem.ts';

/** SQLSTATE disk_full; and the operating system's codes for a full disk or quota. */
const FULL = new Set(['53100', 'ENOSPC', 'EDQUOT']);
/** How deeply an error may be nested: a store wraps its disk's error. */
const DEPTH = 5;

/** There is no space for the data; what was stored before is safe. */
export const insufficientStorage = (): Problem =>
  new Problem(507, 'INSUFFICIENT_STORAGE', {
    detail: 'The server has no room left to save this. Nothing was lost. Try again later.',
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
