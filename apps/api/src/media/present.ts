import type { ImageVariant, Upload } from '@forecourt/contract';
import type { Row } from '../db/schema.ts';
import { DISPLAY_WIDTHS, ENCODINGS, LARGEST_DISPLAY, PHOTO_NAME } from './sizes.ts';
import type { Encoding } from './sizes.ts';
import type { Media } from './types.ts';

/** Width of the picture where no srcset is offered. */
const SCREEN_WIDTH = 1280;

/** A photo's address at about the given width. */
export function photoUrl(
  media: Pick<Media, 'base'>,
  upload: Pick<Row<'uploads'>, 'storage_key' | 'width'>,
  width: (typeof DISPLAY_WIDTHS)[number],
): string {
  const name = (upload.width ?? 0) > width ? `${width}.jpg` : PHOTO_NAME;
  return media.base(upload.storage_key, 'photo') + name;
}

/** An upload for staff: with its origin, the photo at full size, and as a download. */
export function presentStaffUpload(media: Pick<Media, 'base'>, row: Row<'uploads'>): Upload {
  const upload = { ...presentUpload(media, row), ...presentOrigin(row) };
  if (row.filetype === 'video' || row.state !== 'PROCESSED') {
    return { ...upload, download_url: null };
  }
  const full = { url: media.base(row.storage_key, 'photo') + PHOTO_NAME, type: ENCODINGS.jpg };
  const size = { width: row.width ?? 0, height: row.height ?? 0 };
  const isShown = upload.variants.some(({ url }) => url === full.url);
  return {
    ...upload,
    variants: isShown ? upload.variants : [...upload.variants, { ...full, ...size }],
    download_url: media.base(row.storage_key, 'original') + fileNameOf(row),
  };
}

/** When and with what it came, and why it was refused. */
function presentOrigin(row: Row<'uploads'>): Pick<Upload, 'refusal' | 'added_at' | 'addition_id'> {
  const { refusal_reason: reason, refusal_note: note } = row;
  return {
    refusal: reason ? { reason, note } : null,
    added_at: row.inserted_at.toISOString(),
    addition_id: row.addition_id,
  };
}

/** File name of a photo's download: section, slot and number. */
export function fileNameOf({ section, slot, id }: Row<'uploads'>): string {
  return `${[section, slot, id].filter(Boolean).join('-').toLowerCase()}.jpg`;
}

/** An upload for any viewer; without the file name from the phone. */
export function presentUpload(media: Pick<Media, 'base'>, row: Row<'uploads'>): Upload {
  const isScan = row.filetype === 'video';
  const processed = row.state === 'PROCESSED';
  const high = isScan && processed ? media.base(row.storage_key, 'high') : null;
  const low = isScan && processed ? media.base(row.storage_key, 'low') : null;
  return {
    id: row.id,
    filetype: row.filetype,
    description: row.description,
    processed,
    processedpath: high,
    lrprocessedpath: low,
    processedimagescount: row.processedimagescount,
    section: row.section as Upload['section'],
    slot: row.slot,
    url: screenUrl(media, row, high),
    variants: isScan || !processed ? [] : variantsOf(media, row),
    width: row.width,
    height: row.height,
    taken_at: row.taken_at?.toISOString() ?? null,
    damage_location_id: row.damage_location_id,
    review_status: row.review_status,
  };
}

function screenUrl(
  media: Pick<Media, 'base'>,
  row: Row<'uploads'>,
  high: string | null,
): string | null {
  if (row.state !== 'PROCESSED') return null;
  return high ? `${high}0.jpg` : photoUrl(media, row, SCREEN_WIDTH);
}

function variantsOf(media: Pick<Media, 'base'>, row: Row<'uploads'>): ImageVariant[] {
  const width = row.width ?? 0;
  const height = row.height ?? 0;
  const base = media.base(row.storage_key, 'photo');
  const sizes = DISPLAY_WIDTHS.filter((size) => size < width).flatMap((size) =>
    (Object.keys(ENCODINGS) as Encoding[]).map((encoding) => ({
      url: `${base}${size}.${encoding}`,
      type: ENCODINGS[encoding],
      width: size,
      height: Math.round((height * size) / width),
    })),
  );
  if (width > LARGEST_DISPLAY) return sizes;
  return [...sizes, { url: base + PHOTO_NAME, type: ENCODINGS.jpg, width, height }];
}
