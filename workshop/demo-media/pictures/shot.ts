import type { PhotoSection } from '../../../apps/api/demo-media/manifestTypes.ts';
import type { Camera } from '../render/camera.ts';
import type { Place } from '../scene/place.ts';

/** The purpose of a picture. */
export type Section = PhotoSection | 'scan' | 'invite';

/** One picture to take. */
export interface Shot {
  /** Path of the file below the media folder. */
  readonly file: string;
  /** A smaller copy to write next to it: path and width in pixels. */
  readonly small?: { readonly file: string; readonly width: number };
  readonly section: Section;
  /** What the picture shows. */
  readonly description: string;
  readonly car: string;
  readonly place: Place;
  readonly camera: Camera;
  readonly width: number;
  readonly height: number;
  readonly quality: number;
  /** Exposure; 1 leaves it unchanged. */
  readonly light?: number;
  /** Indirect light in shade: more inside a cabin. */
  readonly bounce?: number;
}
