import { useEffect } from 'react';
import type { RefObject } from 'react';

const scrollKeys = new Set(['PageDown', 'PageUp', 'Home', 'End', 'ArrowDown', 'ArrowUp', ' ']);

/**
 * Makes the scroll keys scroll the page's main element. Without focus they would go to the
 * document, which does not scroll here, so the main element is focused before the browser handles
 * the key.
 */
export function useScrollKeys(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKey = ({ key, defaultPrevented, ctrlKey, metaKey, altKey }: KeyboardEvent): void => {
      if (defaultPrevented || ctrlKey || metaKey || altKey || !scrollKeys.has(key)) return;
      if (document.activeElement !== document.body) return;
      page.current?.focus({ preventScroll: true });
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [page]);
}
