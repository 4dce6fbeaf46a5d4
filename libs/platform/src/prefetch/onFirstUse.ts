/**
 * Signs that somebody is about to use the page. Until then nothing is prefetched. Scrolling is none:
 * a report scrolls by itself when it opens.
 */
const signs = ['pointermove', 'pointerdown', 'keydown', 'wheel'] as const;

/** Runs when somebody begins to use the page; once for each sign, so `start` may be repeated. */
export function onFirstUse(start: () => void, signal?: AbortSignal): void {
  for (const sign of signs) {
    document.addEventListener(sign, start, { once: true, capture: true, passive: true, signal });
  }
}
