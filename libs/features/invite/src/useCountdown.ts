import { useEffect, useState } from 'react';

/**
 * Seconds left of a wait, updated once a second; 0 when it is over. Uses the clock rather than
 * ticks, so that a phone that was asleep does not wait longer.
 *
 * @param round a new wait starts when it changes
 */
export function useCountdown(seconds: number, round: number): number {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const end = Date.now() + seconds * 1000;
    const tick = (): void => {
      const rest = Math.max(0, Math.ceil((end - Date.now()) / 1000));
      setLeft(rest);
      if (rest === 0) clearInterval(timer);
    };
    const timer = setInterval(tick, 1000);
    tick();
    return () => clearInterval(timer);
  }, [seconds, round]);
  return left;
}
