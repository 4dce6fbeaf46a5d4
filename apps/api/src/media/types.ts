import type { PhotoBox } from '@forecourt/contract';
import type { MediaSet } from './address.ts';
import type { LinkGrant } from './grant.ts';
import type { Picture } from './inspect.ts';
import type { LastBackup } from './lastBackup.ts';

/** Facts about a stored photo. */
export interface StoredPhoto {
  /** Pixels of the upright picture. */
  width: number;
  height: number;
  /** Size of the stored file. */
  bytes: number;
}

/** Kinds of public pictures of a partner. */
export type AssetKind = 'logo' | 'logo_dark' | 'side_image';

/** A file to send to a browser. */
export interface MediaFile {
  bytes: Buffer;
  contentType: string;
  /** Cache lifetime in seconds. */
  maxAge: number;
  /** Whether shared caches must not store it, because its address expires with a link. */
  isPrivate: boolean;
  /** Whether it is a download instead of a picture to show. */
  download: boolean;
}

/** Pictures: validated, stored in our own encoding, served by address. */
export interface Media {
  /** Generates the folder name of a new upload. Nothing is written. */
  newFolder(): string;
  /** @throws Problem when the file is not a complete, still picture of an accepted size */
  storePhoto(folder: string, file: Picture): Promise<StoredPhoto>;
  /** Stores frame `index` of a scan in both resolutions. @throws Problem like `storePhoto` */
  storeFrame(
    folder: string,
    index: number,
    file: Picture,
  ): Promise<Pick<StoredPhoto, 'width' | 'height'>>;
  /**
   * Stores a partner's public picture, sized for its place. @returns the file's name in the set
   * `asset`. @throws Problem like `storePhoto`
   */
  storeAsset(folder: string, kind: AssetKind, file: Picture): Promise<string>;
  /**
   * Stores a PDF file as it is, after looking for what could act in it. @returns its size in bytes.
   * @throws Problem 415 when it is none; 422 when it is damaged, locked or could act
   */
  storePdf(folder: string, file: string): Promise<number>;
  /** Deletes a folder's files; a missing folder is fine. */
  removeFolder(folder: string): Promise<void>;
  /** Creates missing display sizes; does nothing without the photo. */
  makeSizes(folder: string): Promise<void>;
  /** A photo at its full size, or null. */
  photo(folder: string): Promise<Buffer | null>;
  /** A PDF file, or null. */
  document(folder: string): Promise<Buffer | null>;
  /** Frame `index` of a scan in the high resolution, or null. */
  frame(folder: string, index: number): Promise<Buffer | null>;
  /** Address of a folder's files, ending in a slash; stable for about two weeks. */
  base(folder: string, set: MediaSet): string;
  /**
   * Addresses that stop working when the link does, even before they expire.
   * @param hidden what is hidden on the photos of a folder: other addresses for other places
   */
  forLink(grant: LinkGrant, hidden?: (folder: string) => PhotoBox | null): Pick<Media, 'base'>;
  /** The file for `/media/{key}/{name}`, or null. Creates a display size on first use. */
  open(key: string, name: string): Promise<MediaFile | null>;
  /** The last backup that ended well; null where none was noted. */
  lastBackup(): Promise<LastBackup | null>;
  /** Copies a finished local file into the store, as the demo data does. */
  adopt(source: string, folder: string, name: string): Promise<void>;
}
