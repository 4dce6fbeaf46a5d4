import type {
  CarPart,
  DamageKind,
  DamagePin,
  DamageSize,
  Dealer,
  PhotoSection,
} from '../api/types.ts';
import type { PhotoHint } from '../photo/quality.ts';

/** What a task of this page is about. */
export type Meta = PhotoMeta | FrameMeta | ScanMeta | FieldMeta | SubmitMeta | { type: 'open' };

export interface SubmitMeta {
  type: 'submit';
  /** Why something required is missing; null if nothing is. */
  reason?: string | null;
}

export interface PhotoMeta {
  type: 'photo';
  section: PhotoSection;
  slot: string | null;
  /** The damage it shows, of section damage_locations. */
  damageId: string | null;
  /** Epoch ms. */
  takenAt: number;
  /** Digest of the bytes: choosing the same picture twice makes one photo. */
  digest: string;
  /** What could be better, until the customer chooses to use the photo anyway. */
  hint?: PhotoHint | null;
}

export interface FrameMeta {
  type: 'frame';
  scanId: string;
  index: number;
  takenAt: number;
}

export interface ScanMeta {
  type: 'scan';
  frames: number;
  takenAt: number;
}

/** A field of the report, named by its dotted path in the contract's Capture. */
export interface FieldMeta {
  type: 'field';
  path: string;
  value: FieldValue;
}

export type FieldValue = string | number | boolean | null | DamageMark[] | Dealer;

/** A damage on the car outline; x and y are fractions of the outline's width and height. */
export interface DamageMark {
  id: string;
  part: CarPart;
  x: number | null;
  y: number | null;
  /** What it is; an app of before knew no kinds, sizes and pins. */
  kind?: DamageKind | null;
  size?: DamageSize | null;
  description: string | null;
  /** Where it is on a 360 scan, by the scan's id on the phone. */
  pin?: DamagePin | null;
}

export const fieldKey = (path: string): string => `field:${path}`;
export const frameKey = (scanId: string, index: number): string => `${scanId}/${index}`;
