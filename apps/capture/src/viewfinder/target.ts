import type { Shot } from '../art/ShotArt.tsx';
import type { Place } from '../draft/actions.ts';
import type { PreparedPhoto } from '../photo/prepared.ts';

/** One photo to take: where it belongs, and what it should show. */
export interface ShotTarget {
  place: Place;
  shot: Shot;
  /** Name of the shot, such as Front. */
  label: string;
  /** What makes a good photo, in one sentence. */
  tip: string;
  /**
   * Replaces the default way of storing the photo, such as for a scan.
   * @throws when it cannot
   */
  keep?: (photo: PreparedPhoto) => Promise<void>;
}
