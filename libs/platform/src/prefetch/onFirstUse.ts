/** Signs that somebody is about to use the page. Until then nothing is prefetched. */
const signs = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'scroll'] as const;

/** Runs when somebody begins to use the page; once for each sign, so `start` may be repeated. */
export function onFirstUse(start: () => void, signal?: AbortSignal): void {
  for (const sign of signs) {
    document.addEventListener(sign, start, { once: true, capture: true, passive: true, signal });
  }
}
