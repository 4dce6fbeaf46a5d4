import type { PhotoSection } from '../../../apps/api/demo-media/manifest-types.ts';
import type { Camera } from '../render/camera.ts';
import type { Place } from '../scene/place.ts';

/** What a picture is for. */
export type Section = PhotoSection | 'scan' | 'invite';

/** One picture to take. */
export interface Shot {
  /** Path of the file below the media folder. */
  readonly file: string;
  /** A smaller copy to write beside it: path and width in pixels. */
  readonly small?: { readonly file: string; readonly width: number };
  readonly section: Section;
  /** What a person sees on it. */
  readonly description: string;
  readonly car: string;
  readonly place: Place;
  readonly camera: Camera;
  readonly width: number;
  readonly height: number;
  readonly quality: number;
  /** Exposure; 1 as it is. */
  readonly light?: number;
  /** Light thrown back in shade: more inside a cabin. */
  readonly bounce?: number;
}
