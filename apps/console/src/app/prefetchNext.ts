import { onIdle } from '@forecourt/platform/lazy-part';
import type { Staff } from '../stores/Staff.ts';

/** Pages with one list of what follows: see `likelyNext.ts`. */
export type PageKind = 'list' | 'report' | 'other';

/** How long the page may stay busy before it loads all the same, in milliseconds. */
const BUSY_MS = 2000;

const begun = new Set<PageKind>();

/**
 * Loads the code that is likely needed next, while the page is idle; once for each kind of page.
 * Called when the page has what it shows. The list of that code waits as well: fetching and running
 * it would delay the first rows, which are still to be drawn.
 */
export function prefetchNext(page: PageKind, staff: Staff): void {
  if (begun.has(page)) return;
  begun.add(page);
  onIdle(() => {
    void import('./likelyNext.ts').then(
      ({ loadLikelyNext }) => loadLikelyNext(page, staff),
      () => begun.delete(page),
    );
  }, BUSY_MS);
}
