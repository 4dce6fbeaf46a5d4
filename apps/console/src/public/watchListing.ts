import type { ReportStore } from '@forecourt/feature-report';
import { watchReturn } from '@forecourt/platform';

/** How often an open page asks whether its car is still for sale, in milliseconds. */
const ASK_MS = 60_000;

/**
 * Keeps a page of a car for sale up to date while somebody sees it, so that it says that the car is
 * sold, or for sale again, without a reload. Returns a function that stops it.
 */
export function watchListing(store: Pick<ReportStore, 'refresh'>): () => void {
  const ask = (): void => {
    if (document.visibilityState === 'visible') void store.refresh();
  };
  const timer = setInterval(ask, ASK_MS);
  const stopReturn = watchReturn(ask);
  return () => {
    clearInterval(timer);
    stopReturn();
  };
}
