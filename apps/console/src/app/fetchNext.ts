import { isSparing } from '@forecourt/platform/lazy-part';

/**
 * Fetches the files that the document lists as needed next (`vite/fetchedNext.ts`), without running
 * them: between a page's code and its first answer the line is free, and the processor is not.
 */
export function fetchNext(): void {
  const next = document.querySelector('template');
  if (next && !isSparing()) document.head.append(next.content);
}
