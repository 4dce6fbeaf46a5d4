import { useEffect, useReducer } from 'react';
import type { LazyValue } from './lazyValue.ts';

/** Pause before the first retry; each further one is as much longer, in milliseconds. */
const RETRY_MS = 1000;

const next = (count: number): number => count + 1;

/**
 * Loads a value while it is wanted. A load that fails is retried until it succeeds: with growing
 * pauses, when the network is back, and on `retry`.
 *
 * @returns the value, undefined until it has loaded; how often loading has failed; and a retry
 */
export function useLazyValue<T>(lazy: LazyValue<T>, wanted = true) {
  const [failures, countFailure] = useReducer(next, 0);
  const [tries, retry] = useReducer(next, 0);
  const value = lazy.current;
  const isWaiting = wanted && value === undefined;
  useEffect(() => {
    if (!isWaiting) return;
    let hasLeft = false;
    let pauseMs = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const attempt = (): void => {
      clearTimeout(timer);
      lazy.load().then(
        // It is there by now: only shown.
        () => hasLeft || retry(),
        () => {
          if (hasLeft) return;
          countFailure();
          timer = setTimeout(attempt, (pauseMs += RETRY_MS));
        },
      );
    };
    attempt();
    addEventListener('online', attempt);
    return () => {
      hasLeft = true;
      clearTimeout(timer);
      removeEventListener('online', attempt);
    };
  }, [lazy, isWaiting, tries]);
  return { value, failures, retry };
}
