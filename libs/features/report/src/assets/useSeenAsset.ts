import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** Below the list's bar, where the chosen asset starts (spec §2: offset 180 px). */
const band = '-180px 0px -50% 0px';

/**
 * Reports which asset of a scrolling list the user has reached. Starts with the first manual
 * scroll: until then the asset from the address stays current, even if the list is too short to
 * bring it to the top.
 *
 * @param list element whose descendants carry `data-asset`
 */
export function useSeenAsset(
  list: RefObject<HTMLElement | null>,
  onSeen: (assetId: number) => void,
): void {
  const notify = useRef(onSeen);
  useEffect(() => {
    notify.current = onSeen;
  });
  useEffect(() => {
    const root = list.current;
    if (!root) return undefined;
    let byHand = false;
    const begin = () => (byHand = true);
    const hands = ['touchmove', 'wheel', 'keydown', 'pointerdown'] as const;
    for (const hand of hands) root.addEventListener(hand, begin, { passive: true });
    const inBand = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inBand.add(target);
          else inBand.delete(target);
        }
        const items = [...root.querySelectorAll<HTMLElement>('[data-asset]')];
        const seen = items.find((item) => inBand.has(item));
        if (byHand && seen) notify.current(Number(seen.dataset.asset));
      },
      { root, rootMargin: band },
    );
    for (const item of root.querySelectorAll('[data-asset]')) observer.observe(item);
    return () => {
      observer.disconnect();
      for (const hand of hands) root.removeEventListener(hand, begin);
    };
  }, [list]);
}
