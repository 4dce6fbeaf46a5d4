import { useEffect, useState } from 'react';

/** Height of a bar at the bottom of the window, in px: what lies under it is not seen. */
const BAR_PX = 64;

/**
 * Whether an element's main action is in view, or the element fills half of the window: a bar that
 * leads there is not needed then. The element and its buttons may come later, and change.
 *
 * @param id of the element; its main actions are solid buttons
 * @returns undefined until the browser has told; false without an id
 */
export function useMainActionSeen(id: string | undefined): boolean | undefined {
  const [isSeen, setSeen] = useState<boolean>();
  useEffect(() => {
    if (!id) return undefined;
    let watched: Element[] | undefined;
    const seen = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting, intersectionRect, rootBounds } of entries) {
          const half = (rootBounds?.height ?? Infinity) / 2;
          const counts = target.id === id ? intersectionRect.height > half : isIntersecting;
          if (counts) seen.add(target);
          else seen.delete(target);
        }
        setSeen(seen.size > 0);
      },
      { rootMargin: `0px 0px -${BAR_PX}px`, threshold: [0, 0.2, 0.4, 0.6, 0.8, 1] },
    );
    const look = (): void => {
      const element = document.getElementById(id);
      const found = element
        ? [element, ...element.querySelectorAll('.fc-button--variant-solid')]
        : [];
      if (found.length === watched?.length && found.every((one, at) => one === watched?.[at]))
        return;
      watched = found;
      observer.disconnect();
      seen.clear();
      for (const one of found) observer.observe(one);
      if (found.length === 0) setSeen(false);
    };
    look();
    const changes = new MutationObserver(look);
    changes.observe(document.body, { childList: true, subtree: true });
    return () => {
      changes.disconnect();
      observer.disconnect();
    };
  }, [id]);
  return id ? isSeen : false;
}
