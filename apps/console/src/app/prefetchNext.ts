import { prefetchWhenIdle } from '@forecourt/platform/lazy-part';
import { preloadMenu } from '@forecourt/ui/menu';
import type { Staff } from '../stores/Staff.ts';

/** Pages with one list of what follows: see `likelyNext.ts`. */
export type PageKind = 'list' | 'report' | 'other';

const begun = new Set<PageKind>();

/**
 * Loads the code that is likely needed next, while the page is idle; once for each kind of page.
 * Called when the page has what it shows. Menus come first: nearly every row and report has one.
 */
export function prefetchNext(page: PageKind, staff: Staff): void {
  if (begun.has(page)) return;
  begun.add(page);
  void prefetchWhenIdle([
    preloadMenu,
    async () => {
      const { likelyNext } = await import('./likelyNext.ts').catch((error: unknown) => {
        // On the next page of this kind, once more.
        begun.delete(page);
        throw error;
      });
      await prefetchWhenIdle(likelyNext[page].map((load) => () => load(staff)));
    },
  ]);
}
