import type { Virtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Within this distance the user counts as being at the end, in px. */
const END_PX = 48;
/** Within this distance from the top the previous page is loaded, in px. */
const TOP_PX = 800;

export type ListVirtualizer = Virtualizer<HTMLDivElement, Element>;

export interface KeptPlaceOptions {
  element: HTMLDivElement | null;
  virtual: ListVirtualizer;
  keys: readonly string[];
  /** Total height, in px. */
  height: number;
  onTop(): void;
}

export interface KeptPlace {
  /** Whether the newest message is in view. */
  atEnd: boolean;
  toEnd(): void;
}

/**
 * Keeps the scroll position in a conversation: at the newest message if the user is there, else at
 * the same message, whatever is added above or below. Starts at the end.
 */
export function useKeptPlace(options: KeptPlaceOptions): KeptPlace {
  const { element, virtual, keys, height, onTop } = options;
  const [atEnd, setAtEnd] = useState(true);
  const sticks = useRef(true);
  const anchor = useRef<{ key: string; offset: number } | null>(null);
  const top = useRef(onTop);
  useEffect(() => {
    top.current = onTop;
  });

  const toEnd = useCallback(() => {
    sticks.current = true;
    setAtEnd(true);
    if (element) element.scrollTop = element.scrollHeight;
  }, [element]);

  useLayoutEffect(() => {
    if (!element) return;
    if (sticks.current) {
      element.scrollTop = element.scrollHeight;
      return;
    }
    const held = anchor.current;
    if (!held) return;
    const index = keys.indexOf(held.key);
    const place = virtual.measurementsCache[index];
    if (!place || keys[0] === undefined) return;
    const wanted = place.start - held.offset;
    if (Math.abs(element.scrollTop - wanted) > 1) element.scrollTop = wanted;
  }, [element, virtual, keys, height]);

  useEffect(() => {
    // At the very top no further scroll event would load the next page.
    if (element && !sticks.current && element.scrollTop < TOP_PX) top.current();
  }, [element, keys]);

  useEffect(() => {
    if (!element) return;
    const look = (): void => {
      const left = element.scrollHeight - element.scrollTop - element.clientHeight;
      sticks.current = left <= END_PX;
      setAtEnd(sticks.current);
      const first = virtual.getVirtualItems().find(({ end }) => end > element.scrollTop);
      anchor.current = first
        ? { key: String(first.key), offset: first.start - element.scrollTop }
        : null;
      if (element.scrollTop < TOP_PX) top.current();
    };
    // an opening keyboard reduces the height: stay at the end if the user was there
    const resized = new ResizeObserver(() => {
      if (sticks.current) element.scrollTop = element.scrollHeight;
    });
    element.addEventListener('scroll', look, { passive: true });
    resized.observe(element);
    return () => {
      element.removeEventListener('scroll', look);
      resized.disconnect();
    };
  }, [element, virtual]);

  return { atEnd, toEnd };
}
