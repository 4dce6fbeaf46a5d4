import { useEffect, useState } from 'react';
import { serverClock } from '../serverClock.ts';

const secondsUntil = (time: string | null): number =>
  time === null ? 0 : Math.max(0, Math.ceil((Date.parse(time) - serverClock.now()) / 1000));

/**
 * Seconds until a moment of the server's, counted down; 0 once it has passed or if there is none.
 * Computed from its clock instead of counted ticks, so that sleep does not lengthen the wait.
 */
export function useSecondsUntil(time: string | null): number {
  const [, tick] = useState(0);
  const left = secondsUntil(time);
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => tick((count) => count + 1), 1000);
    return () => clearInterval(timer);
  }, [time, isOver]);
  return left;
}
