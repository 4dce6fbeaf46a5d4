import { useLayoutEffect } from 'react';

const marks: string[] = [];

function write(): void {
  document.body.dataset.overlays = marks.join(' ');
}

/**
 * Names what is open in the body's `data-overlays`, for styles of what stands elsewhere. A selector
 * `body:has(…)` would tell as much, but then browsers restyle the page with every element added to it.
 *
 * @param mark words of the attribute, with spaces between
 */
export function useBodyMark(open: boolean, mark: string): void {
  useLayoutEffect(() => {
    if (!open) return;
    marks.push(mark);
    write();
    return () => {
      marks.splice(marks.lastIndexOf(mark), 1);
      write();
    };
  }, [open, mark]);
}
