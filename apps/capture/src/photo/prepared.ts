import type { Payload } from '@forecourt/platform/queue';
import type { PhotoHint } from './quality.ts';

/** A photo prepared on the phone: upright, scaled down, without its metadata. */
export interface PreparedPhoto {
  full: Payload;
  thumb: Payload;
  /** Hex SHA-256 of the original file. */
  digest: string;
  /** What could be better, the most important first; empty if the phone could not analyze it. */
  hints: PhotoHint[];
}

export type PreparedFrame = Payload;
