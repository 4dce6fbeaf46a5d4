import { DAY_MS } from '@forecourt/contract';
import { randomBytes } from 'node:crypto';
import type { Keys } from '../domain/keys.ts';
import { openGrant, sealGrant, type LinkGrant } from './grant.ts';

/**
 * The files of a folder that an address gives access to: a photo's sizes, its download, a scan's
 * frames in one resolution, a partner's public picture, such as a logo, or a PDF file.
 */
export type MediaSet = 'photo' | 'original' | 'high' | 'low' | 'asset' | 'document';

const LETTERS: Record<MediaSet, string> = {
  photo: 'p',
  original: 'o',
  high: 'h',
  low: 'l',
  asset: 'a',
  document: 'd',
};
const ADDRESS = /^([A-Za-z0-9_-]{22})([pohlad])([0-9a-z]{4})([A-Za-z0-9_-]{22})([A-Za-z0-9_-]*)$/;

/** An address lives one to two of these: it stays the same for a while, so that caches work. */
const PERIOD_DAYS = 14;
/**
 * The last day that fits in an address, for addresses in settings and on invite pages, which never
 * expire.
 */
const NEVER = 'zzzz';

/** A folder's name: 128 random bits. */
export function newFolder(): string {
  return randomBytes(16).toString('base64url');
}

/** What a key gives access to, and until when. */
export interface OpenedAddress {
  folder: string;
  set: MediaSet;
  expiresAt: Date;
  /** The link that the address was made for, and expires with; null for staff. */
  grant: LinkGrant | null;
}

/** Makes and reads the `key` of `/media/{key}/{name}`. */
export interface MediaAddresses {
  /** Address of a set, ending in a slash; file names follow. Addresses of assets never expire. */
  base(folder: string, set: MediaSet, grant?: LinkGrant | null, edition?: string | null): string;
  /** What a key gives access to, or null when it is forged or expired. */
  open(key: string): OpenedAddress | null;
}

/** Addresses cannot be guessed or changed into others, and they expire (design §7, "Keys"). */
export function createAddresses(keys: Keys, now: () => Date): MediaAddresses {
  const sign = (folder: string, letter: string, day: string, grant: string): string =>
    keys.make('media', folder + letter + day + grant, 1);
  return {
    base(folder, set, grant = null, edition = null) {
      const today = Math.floor(now().getTime() / DAY_MS);
      const end = (Math.floor(today / PERIOD_DAYS) + 2) * PERIOD_DAYS;
      const day = set === 'asset' ? NEVER : end.toString(36).padStart(4, '0');
      const letter = LETTERS[set];
      const sealed = grant ? sealGrant(grant, edition) : '';
      return `/media/${folder}${letter}${day}${sign(folder, letter, day, sealed)}${sealed}/`;
    },
    open(key) {
      const [, folder, letter, day, signature, sealed = ''] = ADDRESS.exec(key) ?? [];
      if (!folder || !letter || !day || !signature) return null;
      if (!keys.verify('media', folder + letter + day + sealed, 1, signature)) return null;
      const grant = sealed ? openGrant(sealed) : null;
      if (sealed && !grant) return null;
      const expiresAt = new Date(parseInt(day, 36) * DAY_MS);
      const set = (Object.keys(LETTERS) as MediaSet[]).find((one) => LETTERS[one] === letter);
      return set && expiresAt > now() ? { folder, set, expiresAt, grant } : null;
    },
  };
}
