import { type Upload, type UploadSection, uploadOrder } from '@forecourt/contract';
import { sectionWords, type SectionWords } from '@forecourt/platform/section-words';
import type { MessageDescriptor } from 'react-intl';

/** Photos and scans of a report under one title. */
export interface AssetGroup {
  section: UploadSection;
  title: MessageDescriptor;
  assets: readonly Upload[];
}

/** The visible assets by title (spec §2, full-screen asset overlay); empty groups are left out. */
export function assetGroups(uploads: readonly Upload[]): AssetGroup[] {
  return uploadOrder.flatMap((section): AssetGroup[] => {
    const assets = uploads.filter((upload) => upload.section === section && upload.url);
    return assets.length > 0 ? [{ section, title: titleOf(section), assets }] : [];
  });
}

function titleOf(section: UploadSection): MessageDescriptor {
  const words: SectionWords = sectionWords[section];
  return words.title ?? words.name;
}

/** One asset with its neighbors. */
export interface PlacedAsset {
  asset: Upload;
  title: MessageDescriptor;
  /** Its position among the photos, from 1; null for a scan, and for a photo that was refused. */
  number: number | null;
  /** How many photos there are, as the report's header counts them. */
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
  const photos = all.filter(
    ({ asset }) => asset.filetype === 'image' && asset.review_status !== 'declined',
  );
  return {
    ...found,
    number: photos.indexOf(found) + 1 || null,
    count: photos.length,
    previous: all[index - 1]?.asset,
    next: all[index + 1]?.asset,
  };
}

/** The number of an asset in the hash of an address; null when there is none (spec §2). */
export function assetInHash(hash: string): number | null {
  const digits = /^#(\d{1,15})$/.exec(hash)?.[1];
  return digits ? Number(digits) : null;
}
