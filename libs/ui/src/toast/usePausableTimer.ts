import { useEffect, useRef } from 'react';

/** Calls `done` after `duration` ms, not counting the time while `paused`. */
export function usePausableTimer(duration: number, paused: boolean, done: () => void): void {
  const left = useRef(duration);
  const latest = useRef(done);
  useEffect(() => {
    latest.current = done;
  });
  useEffect(() => {
    left.current = duration;
  }, [duration]);
  useEffect(() => {
    if (paused || !Number.isFinite(left.current)) return;
    const started = Date.now();
    const timer = setTimeout(() => latest.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - started;
    };
  }, [paused, duration]);
}
