import type { Upload } from '@forecourt/contract';

/** The sizes of a picture in one encoding, as `<source>` takes them. */
export interface PictureSource {
  type: string;
  srcSet: string;
}

/** What a `<picture>` needs of an upload. */
export interface PhotoSource {
  /** JPEG, which every browser shows. */
  src: string;
  /** Sizes in JPEG. */
  srcSet: string | undefined;
  /** Sizes in the encodings that are smaller, the smallest first. */
  sources: PictureSource[];
  /** Width by height, for the place it takes before it is there. */
  ratio: string;
}

const better = ['image/avif', 'image/webp'] as const;

/** The sizes of a photo to choose from. Undefined while the photo is not there. */
export function photoSource({ url, variants, width, height }: Upload): PhotoSource | undefined {
  if (!url) return undefined;
  const setOf = (encoding: string) =>
    variants
      .filter(({ type }) => type === encoding)
      .map((size) => `${size.url} ${size.width}w`)
      .join(', ');
  return {
    src: url,
    srcSet: setOf('image/jpeg') || undefined,
    sources: better.flatMap((type) => {
      const srcSet = setOf(type);
      return srcSet ? [{ type, srcSet }] : [];
    }),
    ratio: width && height ? `${width} / ${height}` : '4 / 3',
  };
}
