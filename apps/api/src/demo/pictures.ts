import { join } from 'node:path';
import type { Random } from '@forecourt/contract/fixtures';
import type {
  CarMedia,
  MediaFile,
  MediaManifest,
  PhotoSection,
} from '../../demo-media/manifestTypes.ts';
import type { Media } from '../media/index.ts';

import type { PartnerKey } from './plan.ts';
import { demoFolder } from './random.ts';

/** Addresses of a partner's logo and side image; missing if nothing was rendered. */
export type Looks = Partial<Record<PartnerKey, { logo: string; side: string }>>;

/** A picture in the media store. */
export interface StoredPicture extends MediaFile {
  folder: string;
}

/** A rendered car in one partner's part of the media store. */
export interface StoredCar extends Omit<CarMedia, 'photos' | 'scan'> {
  photos: Record<PhotoSection, StoredPicture[]>;
  scan: { folder: string; frames: number; width: number; height: number } | null;
}

/** Files to be copied into the store: from, folder, name. */
export type Copies = [source: string, folder: string, name: string][];

/** Gives each partner its logo and side image. */
export function storeLooks(
  manifest: MediaManifest,
  random: Random,
  media: Media,
  copies: Copies,
): Looks {
  const looks: Looks = {};
  for (const { id, logo, side } of manifest.partners) {
    const folder = demoFolder(random);
    copies.push([logo, folder, 'asset/logo.svg'], [side.file, folder, 'asset/side.jpg']);
    const base = media.base(folder, 'asset');
    looks[id as PartnerKey] = { logo: `${base}logo.svg`, side: `${base}side.jpg` };
  }
  return looks;
}

/**
 * Copies every car's pictures for one partner: two tenants never share an address, but reports of
 * one tenant do.
 */
export function storeCars(manifest: MediaManifest, random: Random, copies: Copies): StoredCar[] {
  const store = (picture: MediaFile): StoredPicture => {
    const folder = demoFolder(random);
    copies.push([picture.file, folder, 'full.jpg']);
    return { ...picture, folder };
  };
  return manifest.cars.map((car) => ({
    ...car,
    photos: Object.fromEntries(
      Object.entries(car.photos).map(([section, pictures]) => [section, pictures.map(store)]),
    ) as StoredCar['photos'],
    scan: storeScan(car, random, copies),
  }));
}

function storeScan({ scan }: CarMedia, random: Random, copies: Copies): StoredCar['scan'] {
  if (!scan) return null;
  const folder = demoFolder(random);
  for (let index = 0; index < scan.frames; index++) {
    copies.push([`${scan.high.base}/${index}.jpg`, folder, `high/${index}.jpg`]);
    copies.push([`${scan.low.base}/${index}.jpg`, folder, `low/${index}.jpg`]);
  }
  const { width, height } = scan.high;
  return { folder, frames: scan.frames, width, height };
}

const COPIES_AT_ONCE = 32;

/**
 * Copies everything into the store.
 * @param from folder of the pictures
 */
export async function copyPictures(media: Media, from: string, copies: Copies): Promise<void> {
  for (let next = 0; next < copies.length; next += COPIES_AT_ONCE) {
    await Promise.all(
      copies
        .slice(next, next + COPIES_AT_ONCE)
        .map(([source, folder, name]) => media.adopt(join(from, source), folder, name)),
    );
  }
}
