import { useEffect } from 'react';
import type { RefObject } from 'react';

const scrollKeys = new Set(['PageDown', 'PageUp', 'Home', 'End', 'ArrowDown', 'ArrowUp', ' ']);

/**
 * Lets the keys that scroll a page scroll what fills the window. While nothing has focus they go to
 * the document, which does not scroll here: the page takes the focus before the browser looks.
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
