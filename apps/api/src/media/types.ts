import type { MediaSet } from './address.ts';

/** What is known of a photo once it is kept. */
export interface StoredPhoto {
  /** Pixels of the upright picture. */
  width: number;
  height: number;
  /** Size of what is kept. */
  bytes: number;
}

/** A file on its way to a browser. */
export interface MediaFile {
  bytes: Buffer;
  contentType: string;
  /** Seconds for which its address goes on to work. */
  maxAge: number;
}

/** Pictures: taken in when they prove to be some, kept in our own encoding, served by address. */
export interface Media {
  /** Makes up the folder of a new upload. Nothing is written. */
  newFolder(): string;
  /** @throws Problem when the bytes are not a whole, still picture of a size that is taken */
  storePhoto(folder: string, bytes: Buffer): Promise<StoredPhoto>;
  /** Stores frame `index` of a scan in both resolutions. @throws Problem like `storePhoto` */
  storeFrame(folder: string, index: number, bytes: Buffer): Promise<void>;
  /** Deletes what a folder holds; none is fine. */
  removeFolder(folder: string): Promise<void>;
  /** Address of a folder's files, ending in a slash, the same for about two weeks. */
  base(folder: string, set: MediaSet): string;
  /** The file behind `/media/{key}/{name}`, or null. Makes a display size at its first call. */
  open(key: string, name: string): Promise<MediaFile | null>;
  /** Takes over a ready file of this machine, as the demo data does. */
  adopt(source: string, folder: string, name: string): Promise<void>;
}
