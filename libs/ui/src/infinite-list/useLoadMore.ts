import { useCallback, useEffect, useRef } from 'react';

/** Distance from the end at which the next page is requested, in px (spec §9). */
export const TRIGGER_DISTANCE = 100;
/** Minimum time between two checks of the scroll position, in ms (spec §9). */
export const THROTTLE_MS = 50;

/**
 * Requests more whenever the end of `element` comes within 100 px while `ready`, checking at most
 * every 50 ms; also without a scroll, if the loaded rows do not fill the height.
 *
 * @param height of the loaded rows, in px: the element may scroll further while rows still move
 */
export function useLoadMore(
  element: HTMLElement | null,
  ready: boolean,
  height: number,
  loadMore: () => void,
): void {
  const latest = useRef({ ready, height, loadMore });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    latest.current = { ready, height, loadMore };
  });
  const look = useCallback(() => {
    timer.current = undefined;
    const now = latest.current;
    if (!element || !now.ready) return;
    const left = now.height - element.scrollTop - element.clientHeight;
    if (left <= TRIGGER_DISTANCE) now.loadMore();
  }, [element]);
  useEffect(() => {
    if (!element) return;
    const onScroll = (): void => {
      timer.current ??= setTimeout(look, THROTTLE_MS);
    };
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      element.removeEventListener('scroll', onScroll);
      clearTimeout(timer.current);
      timer.current = undefined;
    };
  }, [element, look]);
  useEffect(() => {
    if (!ready) return;
    // Lets the new rows paint first: the check forces layout, and the next page renders skeletons.
    let after: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      after = setTimeout(look);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(after);
    };
  }, [ready, height, look]);
}
