import type { Staff } from '../stores/Staff.ts';

/** Pages with one list of what follows: see `likelyNext.ts`. */
export type PageKind = 'list' | 'report' | 'other';

const begun = new Set<PageKind>();

/**
 * Loads the code that is likely needed next, while the page is idle; once for each kind of page.
 * Called when the page has what it shows.
 */
export function prefetchNext(page: PageKind, staff: Staff): void {
  if (begun.has(page)) return;
  begun.add(page);
  void import('./likelyNext.ts').then(
    ({ loadLikelyNext }) => loadLikelyNext(page, staff),
    () => begun.delete(page),
  );
}
