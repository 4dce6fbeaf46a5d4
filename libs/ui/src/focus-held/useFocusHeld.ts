import { useEffect } from 'react';
import type { RefObject } from 'react';

const dialogs = '[role=dialog], [role=alertdialog]';

export interface FocusHeldOptions extends FocusOptions {
  /** Selector of a bar with the card's buttons: a press there counts as one in the card. */
  bar?: string;
}

/**
 * Keeps the focus on a card: if what was pressed in it, or in a dialog that it opened, is gone by
 * its own result, the card's title gets the focus, which would else be back at the beginning of
 * the page, and comes into view. A person who was elsewhere on the page stays there.
 */
export function useFocusHeld(
  card: RefObject<HTMLElement | null>,
  { bar, preventScroll }: FocusHeldOptions = {},
): void {
  useEffect(() => {
    let isWithin = false;
    let frame = 0;
    const over = new AbortController();
    const { signal } = over;
    const note = ({ target }: Event): void => {
      if (target instanceof Element && !target.closest(dialogs)) {
        isWithin = !!(card.current?.contains(target) || (bar && target.closest(bar)));
      }
    };
    const hold = (): void => {
      if (!isWithin || document.activeElement !== document.body) return;
      card.current?.querySelector<HTMLElement>('h2')?.focus({ preventScroll });
    };
    // A dialog that closes gives the focus back first, to a button that may still be there.
    const changes = new MutationObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => requestAnimationFrame(hold));
    });
    changes.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', note, { signal });
    document.addEventListener('pointerdown', note, { signal });
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
      over.abort();
    };
  }, [card, bar, preventScroll]);
}
