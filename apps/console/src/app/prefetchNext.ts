import { prefetchWhenIdle } from '@forecourt/platform/lazy-part';
import type { Staff } from '../stores/Staff.ts';

/** Pages with one list of what follows: see `likelyNext.ts`. */
export type PageKind = 'list' | 'report' | 'other';

const begun = new Set<PageKind>();

/**
 * Loads the code that is likely needed next, while the page is idle; once for each kind of page.
 * Called when the page has what it shows. The list of that code waits as well: fetching and running
 * it would delay the first rows, which are still to be drawn.
 */
export function prefetchNext(page: PageKind, staff: Staff): void {
  if (begun.has(page)) return;
  begun.add(page);
  const next = (): Promise<void> =>
    import('./likelyNext.ts').then(
      ({ loadLikelyNext }) => loadLikelyNext(page, staff),
      () => void begun.delete(page),
    );
  void prefetchWhenIdle([next]);
}
