import type { Upload, UploadSection } from '@forecourt/contract';
import type { MessageDescriptor } from 'react-intl';
import { assetTitles } from './messages.ts';

/** Photos and scans of a report under one title. */
export interface AssetGroup {
  section: UploadSection;
  title: MessageDescriptor;
  assets: readonly Upload[];
}

/** In the order of the spec (§2, full-screen asset overlay); the licence plate has no place there. */
const order: readonly UploadSection[] = [
  'scan_360',
  'windshield',
  'damage_locations',
  'exterior_images',
  'mileage',
  'dashboard',
  'interior_front',
  'interior_back',
  'vin',
  'licence_plate',
];

/** The assets that can be seen, by their titles; groups without any are left out. */
export function assetGroups(uploads: readonly Upload[]): AssetGroup[] {
  return order.flatMap((section): AssetGroup[] => {
    const assets = uploads.filter((upload) => upload.section === section && upload.url);
    return assets.length > 0 ? [{ section, title: assetTitles[section], assets }] : [];
  });
}

/** One asset with what is around it. */
export interface PlacedAsset {
  asset: Upload;
  title: MessageDescriptor;
  /** Its place among all, from 1. */
  number: number;
  count: number;
  /** None at the ends. */
  previous: Upload | undefined;
  next: Upload | undefined;
}

/**
 * Finds an asset by its number.
 *
 * @param id null means the first
 * @returns undefined when there is no such asset
 */
export function placeAsset(
  groups: readonly AssetGroup[],
  id: number | null,
): PlacedAsset | undefined {
  const all = groups.flatMap(({ title, assets }) => assets.map((asset) => ({ asset, title })));
  const index = id === null ? 0 : all.findIndex(({ asset }) => asset.id === id);
  const found = all[index];
  if (!found) return undefined;
  return {
    ...found,
    number: index + 1,
    count: all.length,
    previous: all[index - 1]?.asset,
    next: all[index + 1]?.asset,
  };
}

/** The number of an asset in the hash of an address; null when there is none (spec §2). */
export function assetInHash(hash: string): number | null {
  const digits = /^#(\d{1,15})$/.exec(hash)?.[1];
  return digits ? Number(digits) : null;
}
