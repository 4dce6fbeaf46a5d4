import type { Payload } from '../queue/index.ts';
import type { PhotoHint } from './quality.ts';

/** A photo made ready on the phone: upright, of sensible size, without its metadata. */
export interface PreparedPhoto {
  full: Payload;
  thumb: Payload;
  /** Hex SHA-256 of the file as it was chosen. */
  digest: string;
  /** What could be better, the most important first; none where the phone could not look. */
  hints: PhotoHint[];
}

export type PreparedFrame = Payload;
