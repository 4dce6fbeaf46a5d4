import type { Shot } from '../art/ShotArt.tsx';
import type { Place } from '../draft/actions.ts';
import type { PreparedPhoto } from '../photo/prepared.ts';

/** One photo to be taken: where it belongs, and what it should show. */
export interface ShotTarget {
  place: Place;
  shot: Shot;
  /** Name of the shot, such as Front. */
  label: string;
  /** What makes it a good one, in a sentence. */
  tip: string;
  /** Keeps the photo, where it is more than one of its place. @throws when it cannot */
  keep?: (photo: PreparedPhoto) => Promise<void>;
}
