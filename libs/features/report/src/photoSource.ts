import type { Upload } from '@forecourt/contract';

/** What an `<img>` needs of an upload. */
export interface PhotoSource {
  src: string;
  srcSet: string | undefined;
  /** Width by height, for the place it takes before it is there. */
  ratio: string;
}

/**
 * The sizes of a photo to choose from, in the encoding that is smallest for what every browser of
 * today shows. Undefined while the photo is not there.
 */
export function photoSource({ url, variants, width, height }: Upload): PhotoSource | undefined {
  if (!url) return undefined;
  const webp = variants.filter(({ type }) => type === 'image/webp');
  const sizes = webp.length > 0 ? webp : variants.filter(({ type }) => type === 'image/jpeg');
  return {
    src: url,
    srcSet: sizes.map((size) => `${size.url} ${size.width}w`).join(', ') || undefined,
    ratio: width && height ? `${width} / ${height}` : '4 / 3',
  };
}
