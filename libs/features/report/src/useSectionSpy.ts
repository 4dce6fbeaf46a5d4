import { useEffect } from 'react';
import type { ReportSectionId } from './definition.ts';

/** The band, a little below the top, in which a section counts as being read. */
const band = '-15% 0px -70% 0px';

/**
 * Tells which of the sections on the page is being read, whichever element scrolls.
 *
 * @param ids of the sections, in their order, joined by spaces
 */
export function useSectionSpy(ids: string, onSection: (id: ReportSectionId) => void): void {
  useEffect(() => {
    const order = ids.split(' ');
    const inBand = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inBand.add(target.id);
          else inBand.delete(target.id);
        }
        // Of sections side by side it is the one that was jumped to, else the first.
        const focused = document.activeElement?.closest('section')?.id ?? '';
        const read = inBand.has(focused) ? focused : order.find((id) => inBand.has(id));
        if (read) onSection(read as ReportSectionId);
      },
      { rootMargin: band },
    );
    for (const id of order) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [ids, onSection]);
}
