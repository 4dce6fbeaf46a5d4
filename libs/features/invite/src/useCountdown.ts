import { useEffect, useState } from 'react';

/**
 * Seconds left of a wait, counted down once a second; 0 when it is over. By the clock, not by ticks: a
 * phone that slept meanwhile does not wait longer.
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
