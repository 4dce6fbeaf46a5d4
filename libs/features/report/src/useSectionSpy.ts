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
        const first = order.find((id) => inBand.has(id));
        if (first) onSection(first as ReportSectionId);
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
