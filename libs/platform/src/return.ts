/** Why what is shown may be stale although nothing failed. */
export type ReturnReason = 'visible' | 'online' | 'woke';

export interface ReturnOptions {
  /** How often to check whether time has jumped, in milliseconds. */
  tickMs?: number;
  /** A longer jump counts as sleep, in milliseconds. */
  sleepMs?: number;
}

/**
 * Calls `listener` when the person comes back to the page, the network comes back, or the device
 * wakes from sleep: missed events must not leave a stale screen (design §3). Returns a function
 * that unsubscribes.
 */
export function watchReturn(
  listener: (reason: ReturnReason) => void,
  { tickMs = 5000, sleepMs = 20_000 }: ReturnOptions = {},
): () => void {
  const onVisible = (): void => {
    if (document.visibilityState === 'visible') listener('visible');
  };
  const onPageShow = (event: PageTransitionEvent): void => {
    if (event.persisted) listener('visible');
  };
  const onOnline = (): void => listener('online');
  let last = Date.now();
  const tick = setInterval(() => {
    const now = Date.now();
    // Timers of a hidden page are throttled, which is not sleep.
    const slept = now - last > sleepMs && document.visibilityState === 'visible';
    last = now;
    if (slept) listener('woke');
  }, tickMs);
  document.addEventListener('visibilitychange', onVisible);
  addEventListener('pageshow', onPageShow);
  addEventListener('online', onOnline);
  return () => {
    clearInterval(tick);
    document.removeEventListener('visibilitychange', onVisible);
    removeEventListener('pageshow', onPageShow);
    removeEventListener('online', onOnline);
  };
}
