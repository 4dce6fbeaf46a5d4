import { play } from '@forecourt/platform/media';
import { useCallback, useRef } from 'react';

/** How an element of an overlay leaves: the reverse of how it came. */
export type Leaving = 'fade' | 'slide-out-end';

/**
 * Shows an overlay's element leave after React has removed it, however that happened: closed, or
 * with the route that showed it. What is left is a picture: out of reach, and gone in less than
 * 200 ms. Without motion nothing is left.
 *
 * @returns the element's ref
 */
export function useLeaving(how: Leaving): (element: HTMLElement | null) => void {
  const shown = useRef<HTMLElement | null>(null);
  return useCallback(
    (element: HTMLElement | null) => {
      const left = shown.current;
      shown.current = element;
      if (element || !left) return;
      const place = left.parentElement;
      // React removes it after this call, in the same task; a ref that only changes leaves it there.
      queueMicrotask(() => {
        if (!left.isConnected && place?.isConnected) leave(left, place, how);
      });
    },
    [how],
  );
}

function leave(element: HTMLElement, place: HTMLElement, how: Leaving): void {
  element.inert = true;
  element.ariaHidden = 'true';
  element.style.pointerEvents = 'none';
  for (const one of [element, ...element.querySelectorAll('[id], [data-state=open]')]) {
    // The next overlay may have the same ids; and nothing of this one may come in again.
    one.removeAttribute('id');
    one.removeAttribute('data-state');
  }
  place.append(element);
  const moving = how === 'fade' ? element : (element.firstElementChild ?? element);
  const animation = play(moving, keyframesOf(how));
  if (!animation) return element.remove();
  animation.finished.then(
    () => element.remove(),
    () => element.remove(),
  );
}

function keyframesOf(how: Leaving): Keyframe[] {
  const direction = document.documentElement.dir === 'rtl' ? -1 : 1;
  const end = how === 'fade' ? 'none' : `translateX(${24 * direction}px)`;
  return [{ opacity: 1 }, { opacity: 0, transform: end }];
}
