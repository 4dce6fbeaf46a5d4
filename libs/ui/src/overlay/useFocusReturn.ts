import { useEffect } from 'react';

/**
 * Returns the focus to where it was before an overlay opened. The state machines do so as well, but
 * not for one that is unmounted while it is open, as by the route that shows it.
 */
export function useFocusReturn(open: boolean): void {
  useEffect(() => {
    if (!open) return;
    const before = document.activeElement;
    return () => {
      // Until then the page is inert.
      requestAnimationFrame(() => {
        const isLost = document.activeElement === document.body;
        if (isLost && before instanceof HTMLElement) before.focus({ preventScroll: true });
      });
    };
  }, [open]);
}
