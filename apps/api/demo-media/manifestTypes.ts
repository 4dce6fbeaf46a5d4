/** One picture file: path below this folder, size in pixels, and what it shows. */
export interface MediaFile {
  readonly file: string;
  readonly width: number;
  readonly height: number;
  readonly description: string;
}

/** One resolution of a scan: frames are `{base}/{index}.jpg` with the index from 0. */
export interface ScanSize {
  readonly base: string;
  readonly width: number;
  readonly height: number;
}

/** A walk around a car in two resolutions. */
export interface ScanSet {
  readonly frames: number;
  readonly high: ScanSize;
  readonly low: ScanSize;
}

/** Sections of a report that hold single pictures (spec: progress sections). */
export type PhotoSection =
  | 'windshield'
  | 'damage'
  | 'exterior'
  | 'mileage'
  | 'dashboard'
  | 'front_interior'
  | 'back_interior'
  | 'vin'
  | 'plate';

/** One car: facts that its pictures show, and its pictures by section. */
export interface CarMedia {
  readonly id: string;
  readonly plate: string;
  readonly vin: string;
  /** Miles on the odometer. */
  readonly mileage: number;
  readonly scan: ScanSet | null;
  readonly photos: Readonly<Record<PhotoSection, readonly MediaFile[]>>;
}

/** A partner's logo and the picture beside its invite form. */
export interface PartnerMedia {
  readonly id: string;
  readonly name: string;
  readonly logo: string;
  readonly side: MediaFile;
}

/** Shape of `manifest.json`: all demo media. */
export interface MediaManifest {
  readonly cars: readonly CarMedia[];
  readonly partners: readonly PartnerMedia[];
}
