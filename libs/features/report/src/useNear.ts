import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Distance that counts as near, in CSS px. */
const margin = '300px';

/**
 * Whether an element has come near the viewport, or was hovered or focused, after the page has
 * loaded. Keeps heavy content from delaying what is visible first.
 */
export function useNear(ref: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || isNear) return undefined;
    const come = () => setNear(true);
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && come(),
      { rootMargin: margin },
    );
    const watch = () => observer.observe(element);
    if (document.readyState === 'complete') watch();
    else window.addEventListener('load', watch, { once: true });
    const touches = ['pointerenter', 'pointerdown', 'focusin'] as const;
    for (const touch of touches) element.addEventListener(touch, come, { once: true });
    return () => {
      observer.disconnect();
      window.removeEventListener('load', watch);
      for (const touch of touches) element.removeEventListener(touch, come);
    };
  }, [ref, isNear]);
  return isNear;
}
