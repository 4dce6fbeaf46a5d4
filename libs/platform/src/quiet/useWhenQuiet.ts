import { useEffect, useState } from 'react';

/** After the first page is there, so that what may be needed later competes with nothing. */
const quietMs = 2000;

/** Wait before code that is wanted and did not come is asked for again, in milliseconds. */
const retryMs = 2000;

/**
 * Loads code that no first page needs: once the page has been there for a while, when somebody
 * reaches for ⌘ or Ctrl, or at once when it is wanted; then it is tried until it comes.
 *
 * @returns the module; null while it is on its way
 */
export function useWhenQuiet<T>(load: () => Promise<T>, wanted: boolean): T | null {
  const [loaded, setLoaded] = useState<{ module: T } | null>(null);
  useEffect(() => {
    if (loaded) return;
    let left = false;
    const start = (): void => {
      load().then(
        (module) => {
          if (!left) setLoaded({ module });
        },
        () => {
          if (wanted && !left) again = setTimeout(start, retryMs);
        },
      );
    };
    let again: ReturnType<typeof setTimeout> | undefined;
    if (wanted) start();
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Control' || key === 'Meta') start();
    };
    const timer = setTimeout(
      () => (window.requestIdleCallback ?? setTimeout)(() => !left && start()),
      quietMs,
    );
    document.addEventListener('keydown', onKey);
    return () => {
      left = true;
      clearTimeout(timer);
      clearTimeout(again);
      document.removeEventListener('keydown', onKey);
    };
  }, [load, wanted, loaded]);
  return loaded?.module ?? null;
}
