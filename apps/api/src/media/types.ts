import type { MediaSet } from './address.ts';
import type { LinkGrant } from './grant.ts';
import type { Picture } from './inspect.ts';

/** What is known of a photo once it is kept. */
export interface StoredPhoto {
  /** Pixels of the upright picture. */
  width: number;
  height: number;
  /** Size of what is kept. */
  bytes: number;
}

/** A picture that a partner shows everybody. */
export type AssetKind = 'logo' | 'side_image';

/** A file on its way to a browser. */
export interface MediaFile {
  bytes: Buffer;
  contentType: string;
  /** Seconds for which it may be shown again without asking. */
  maxAge: number;
  /** Whether nobody but the caller may keep it: its address ends with a link. */
  isPrivate: boolean;
  /** Whether it is a file to keep instead of a picture to show. */
  download: boolean;
}

/** Pictures: taken in when they prove to be some, kept in our own encoding, served by address. */
export interface Media {
  /** Makes up the folder of a new upload. Nothing is written. */
  newFolder(): string;
  /** @throws Problem when the file is not a whole, still picture of a size that is taken */
  storePhoto(folder: string, file: Picture): Promise<StoredPhoto>;
  /** Stores frame `index` of a scan in both resolutions. @throws Problem like `storePhoto` */
  storeFrame(
    folder: string,
    index: number,
    file: Picture,
  ): Promise<Pick<StoredPhoto, 'width' | 'height'>>;
  /**
   * Stores what a partner shows everybody, sized for its place. @returns the file's name in the set
   * `asset`. @throws Problem like `storePhoto`
   */
  storeAsset(folder: string, kind: AssetKind, file: Picture): Promise<string>;
  /** Deletes what a folder holds; none is fine. */
  removeFolder(folder: string): Promise<void>;
  /** Makes every display size that is not there yet; nothing without the photo. */
  makeSizes(folder: string): Promise<void>;
  /** A photo at its full size, or null. */
  photo(folder: string): Promise<Buffer | null>;
  /** Frame `index` of a scan in the high resolution, or null. */
  frame(folder: string, index: number): Promise<Buffer | null>;
  /** Address of a folder's files, ending in a slash, the same for about two weeks. */
  base(folder: string, set: MediaSet): string;
  /** Addresses that end with a link, also before their time. */
  forLink(grant: LinkGrant): Pick<Media, 'base'>;
  /** The file behind `/media/{key}/{name}`, or null. Makes a display size at its first call. */
  open(key: string, name: string): Promise<MediaFile | null>;
  /** Takes over a ready file of this machine, as the demo data does. */
  adopt(source: string, folder: string, name: string): Promise<void>;
}
