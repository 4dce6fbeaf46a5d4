import { useEffect, useState } from 'react';
import { onFirstUse } from './onFirstUse.ts';

/** Delay before a failed load of wanted code is retried, in milliseconds. */
const RETRY_MS = 2000;

/**
 * Prefetches code that the first page does not need: on the first interaction, or at once if it is
 * wanted; then it is retried until it loads.
 *
 * @returns the module; null while it is loading
 */
export function usePrefetch<T>(load: () => Promise<T>, wanted: boolean): T | null {
  const [loaded, setLoaded] = useState<{ module: T } | null>(null);
  useEffect(() => {
    if (loaded) return;
    const left = new AbortController();
    const { signal } = left;
    let again: ReturnType<typeof setTimeout> | undefined;
    const start = (): void => {
      load().then(
        (module) => {
          if (!signal.aborted) setLoaded({ module });
        },
        () => {
          if (wanted && !signal.aborted) again = setTimeout(start, RETRY_MS);
        },
      );
    };
    if (wanted) start();
    else onFirstUse(start, signal);
    return () => {
      left.abort();
      clearTimeout(again);
    };
  }, [load, wanted, loaded]);
  return loaded?.module ?? null;
}
