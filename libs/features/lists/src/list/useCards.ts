import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { CARDS_BELOW_PX } from './columnRoom.ts';

/** What a window has beside the narrowest table: the menu's rail, in px. */
const BESIDE_PX = 64;

/** Whether the rows of a list are cards, because it is narrow: as `_cards` says in its styles. */
export function useCards(root: RefObject<HTMLElement | null>): boolean {
  // A guess by the window until the list is laid out: measuring it now would lay it out twice.
  const [cards, setCards] = useState(() => innerWidth < CARDS_BELOW_PX + BESIDE_PX);
  useEffect(() => {
    const list = root.current;
    if (!list) return;
    const observer = new ResizeObserver(([entry]) => {
      const width = entry?.contentRect.width ?? 0;
      // Before the paint, so that rows and styles agree. A hidden list has no width.
      if (width > 0) flushSync(() => setCards(width < CARDS_BELOW_PX));
    });
    observer.observe(list);
    return () => observer.disconnect();
  }, [root]);
  return cards;
}
