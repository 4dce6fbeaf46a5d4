import type { Payload } from '../queue/index.ts';

/** A photo made ready on the phone: upright, of sensible size, without its metadata. */
export interface PreparedPhoto {
  full: Payload;
  thumb: Payload;
  /** Hex SHA-256 of the file as it was chosen. */
  digest: string;
}

export type PreparedFrame = Payload;
