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
    let isLastInView = false;
    const tell = () => {
      // Of sections side by side it is the one that was jumped to, else the first.
      const focused = document.activeElement?.closest('section')?.id ?? '';
      // The last ones never come up to the band: at the end of the page it is the last.
      const isAtEnd = isLastInView && !inBand.has(order[0] ?? '');
      const first = isAtEnd ? order.at(-1) : order.find((id) => inBand.has(id));
      const read = inBand.has(focused) ? focused : first;
      if (read) onSection(read as ReportSectionId);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inBand.add(target.id);
          else inBand.delete(target.id);
        }
        tell();
      },
      { rootMargin: band },
    );
    for (const id of order) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    const end = new IntersectionObserver(
      ([entry]) => {
        isLastInView = (entry?.intersectionRatio ?? 0) > 0.9;
        tell();
      },
      { threshold: [0.9, 1] },
    );
    const last = document.getElementById(order.at(-1) ?? '');
    if (last) end.observe(last);
    return () => {
      observer.disconnect();
      end.disconnect();
    };
  }, [ids, onSection]);
}
