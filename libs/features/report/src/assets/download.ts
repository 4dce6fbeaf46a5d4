import type { Upload } from '@forecourt/contract';

/**
 * The largest size of a photo that this reader may have; none for a scan, which is many pictures.
 */
export function downloadOf({ filetype, variants, url, ...upload }: Upload): string | undefined {
  if (filetype === 'video') return undefined;
  const [largest] = variants
    .filter(({ type }) => type === 'image/jpeg')
    .toSorted((one, other) => other.width - one.width);
  return upload.download_url ?? largest?.url ?? url ?? undefined;
}
