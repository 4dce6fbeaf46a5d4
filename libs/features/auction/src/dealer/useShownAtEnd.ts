import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Scrolls an element into view when the auction ends. The bid form disappears then, and without
 * this its user would be left in the middle of the report, away from the result.
 */
export function useShownAtEnd(isOpen: boolean): RefObject<HTMLElement | null> {
  const element = useRef<HTMLElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    const ended = wasOpen.current && !isOpen;
    wasOpen.current = isOpen;
    const shown = element.current;
    if (!ended || !shown) return;
    const { top, bottom } = shown.getBoundingClientRect();
    if (top < 0 || bottom > window.innerHeight) shown.scrollIntoView({ block: 'center' });
  }, [isOpen]);
  return element;
}
