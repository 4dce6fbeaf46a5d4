import { useEffect, useState } from 'react';

/** Wait before code that is wanted and did not come is asked for again, in milliseconds. */
const retryMs = 2000;

/** What shows that somebody is about to use the page. A page that is only looked at fetches nothing more. */
const signs = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'scroll'] as const;

/**
 * Loads code that no first page needs: when somebody first touches the page, or at once when it is
 * wanted; then it is tried until it comes.
 *
 * @returns the module; null while it is on its way
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
          if (wanted && !signal.aborted) again = setTimeout(start, retryMs);
        },
      );
    };
    if (wanted) start();
    else {
      for (const sign of signs) {
        document.addEventListener(sign, start, {
          once: true,
          capture: true,
          passive: true,
          signal,
        });
      }
    }
    return () => {
      left.abort();
      clearTimeout(again);
    };
  }, [load, wanted, loaded]);
  return loaded?.module ?? null;
}
