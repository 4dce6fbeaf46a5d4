import { DEFAULT_FRAMES } from './constants.ts';
import { frameUrl } from './frames.ts';
import { coarseToFine } from './ring.ts';
import type { SpinOptions } from './types.ts';

/** A scan image set as in reports (spec §3). */
export interface Scan {
  readonly processedimagescount?: number | null | undefined;
  /** Folder of the frames in high resolution. */
  readonly processedpath: string;
  /** Folder of the frames in low resolution. */
  readonly lrprocessedpath?: string | null | undefined;
}

/** The options for a scan: its last image is not a frame, so the count is one less (spec §3). */
export function fromScan(scan: Scan): Pick<SpinOptions, 'base' | 'lowBase'> & { count: number } {
  const images = scan.processedimagescount ?? DEFAULT_FRAMES + 1;
  return {
    base: scan.processedpath,
    lowBase: scan.lrprocessedpath ?? undefined,
    count: Math.max(1, images - 1),
  };
}

/**
 * Prefetches the first frames into the browser's cache, so that a viewer opened soon after starts
 * at once: call it when a visitor hovers over the link. Returns a function that cancels it.
 */
export function prefetchFrames(
  { base, lowBase, count = DEFAULT_FRAMES, frame = 0 }: SpinOptions,
  most = 6,
): () => void {
  const abort = new AbortController();
  for (const index of coarseToFine(count, frame).slice(0, most)) {
    const url = frameUrl(lowBase ?? base, index);
    fetch(url, { signal: abort.signal, priority: 'low' }).then(
      (response) => response.blob(),
      () => {},
    );
  }
  return () => abort.abort();
}
