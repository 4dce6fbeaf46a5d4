import type { Upload } from './generated/schema.d.ts';

/**
 * Frames of a 360 scan: its last image is not one of them (spec §3). At least one.
 */
export function framesOf({ processedimagescount: images }: Pick<Upload, 'processedimagescount'>) {
  return Math.max(1, (images ?? 1) - 1);
}
