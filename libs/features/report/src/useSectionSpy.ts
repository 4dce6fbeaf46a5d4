import { useEffect } from 'react';
import type { ReportSectionId } from './definition.ts';

/** The band, slightly below the top, in which a section counts as being read. */
const band = '-15% 0px -70% 0px';

/**
 * Reports which section on the page is being read, whichever element scrolls.
 *
 * @param ids of the sections, in their order, joined by spaces
 */
export function useSectionSpy(ids: string, onSection: (id: ReportSectionId) => void): void {
  useEffect(() => {
    const order = ids.split(' ');
    const inBand = new Set<string>();
    const inView = new Map<string, number>();
    const tell = () => {
      // Of sections in the same row: the one that was jumped to, else the first.
      const focused = document.activeElement?.closest('section')?.id ?? '';
      // The last sections never reach the band; at the end of the page the last one counts.
      const last = order.at(-1) ?? '';
      const isAtEnd = (inView.get(last) ?? 0) > 0.9 && !inBand.has(order[0] ?? '');
      const first = isAtEnd ? last : order.find((id) => inBand.has(id));
      const isFocusRead = inBand.has(focused) || (isAtEnd && inView.has(focused));
      const read = isFocusRead ? focused : first;
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
    const view = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting, intersectionRatio } of entries) {
          if (isIntersecting) inView.set(target.id, intersectionRatio);
          else inView.delete(target.id);
        }
        tell();
      },
      { threshold: [0, 0.9, 1] },
    );
    for (const id of order) {
      const section = document.getElementById(id);
      if (!section) continue;
      observer.observe(section);
      view.observe(section);
    }
    return () => {
      observer.disconnect();
      view.disconnect();
    };
  }, [ids, onSection]);
}
