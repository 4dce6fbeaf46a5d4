import { useCallback, useEffect, useRef } from 'react';

/**
 * Debounces `action` by `delay` ms.
 * @returns `later` restarts the delay, `now` skips it, `stop` cancels
 */
export function useDebounced<T>(
  action: (value: T) => void,
  delay: number,
): { later: (value: T) => void; now: (value: T) => void; stop: () => void } {
  const latest = useRef(action);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    latest.current = action;
  });
  const stop = useCallback(() => clearTimeout(timer.current), []);
  useEffect(() => stop, [stop]);
  const now = useCallback(
    (value: T) => {
      stop();
      latest.current(value);
    },
    [stop],
  );
  const later = useCallback(
    (value: T) => {
      stop();
      timer.current = setTimeout(() => latest.current(value), delay);
    },
    [delay, stop],
  );
  return { later, now, stop };
}
