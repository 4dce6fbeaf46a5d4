import { onIdle } from '../onIdle.ts';

/** How long the page may stay busy before the next load starts all the same, in milliseconds. */
const BUSY_MS = 2000;

/**
 * Loads what is likely needed next, one after the other, each when the page is idle. Does nothing
 * where data is saved, metered or slow: there, code loads when it is needed. Errors are ignored.
 */
export async function prefetchWhenIdle(loads: readonly (() => Promise<unknown>)[]): Promise<void> {
  if (isSparing()) return;
  for (const load of loads) {
    await new Promise<void>((resolve) => onIdle(resolve, BUSY_MS));
    await load().catch(() => undefined);
  }
}

interface Connection {
  saveData?: boolean;
  /** `slow-2g` to `4g`. */
  effectiveType?: string;
  /** Such as `wifi`; metered if `cellular`. */
  type?: string;
}

/** Whether data is saved, metered or slow: what may not be needed is not fetched ahead then. */
export function isSparing(): boolean {
  const { connection } = navigator as { connection?: Connection };
  const { saveData, effectiveType, type } = connection ?? {};
  return saveData === true || /2g/.test(effectiveType ?? '') || type === 'cellular';
}
