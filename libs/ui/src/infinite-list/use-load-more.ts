import { useCallback, useEffect, useRef } from 'react';

/** Distance from the end at which the next page is asked for, in px (spec §9). */
export const triggerDistance = 100;
/** Shortest time between two looks at the scroll position, in ms (spec §9). */
export const throttleMs = 50;

/**
 * Asks for more whenever the end of `element` comes within 100 px while `ready`, looking at
 * most every 50 ms; also without a scroll, when what is loaded does not fill the height.
 */
export function useLoadMore(
  element: HTMLElement | null,
  ready: boolean,
  loaded: number,
  loadMore: () => void,
): void {
  const latest = useRef({ ready, loadMore });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    latest.current = { ready, loadMore };
  });
  const look = useCallback(() => {
    timer.current = undefined;
    if (!element || !latest.current.ready) return;
    const left = element.scrollHeight - element.scrollTop - element.clientHeight;
    if (left <= triggerDistance) latest.current.loadMore();
  }, [element]);
  useEffect(() => {
    if (!element) return;
    const onScroll = (): void => {
      timer.current ??= setTimeout(look, throttleMs);
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
    // What came is painted first: looking measures it, and the next page draws its skeletons.
    let after: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      after = setTimeout(look);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(after);
    };
  }, [ready, loaded, look]);
}
