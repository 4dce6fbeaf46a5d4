/** Distance from the viewport at which loading starts, in CSS px. */
const MARGIN = 300;

/**
 * Calls `act` once `element` is near the viewport, at once if it is. Returns a function that
 * cancels.
 */
export function whenNear(element: Element, act: () => void): () => void {
  const { top, bottom } = element.getBoundingClientRect();
  if (top < innerHeight + MARGIN && bottom > -MARGIN) {
    act();
    return () => {};
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      act();
    },
    { rootMargin: `${MARGIN}px` },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
