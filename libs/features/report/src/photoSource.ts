import type { Upload } from '@forecourt/contract';

/** The sizes of a picture in one encoding, as `<source>` takes them. */
export interface PictureSource {
  type: string;
  srcSet: string;
}

/** The sources of an upload for a `<picture>`. */
export interface PhotoSource {
  /** JPEG, which all browsers support. */
  src: string;
  /** Sizes in JPEG. */
  srcSet: string | undefined;
  /** Sizes in more efficient encodings, the smallest first. */
  sources: PictureSource[];
  /** Aspect ratio, to reserve its space before it has loaded. */
  ratio: string;
}

const better = ['image/avif', 'image/webp'] as const;

/** The sizes of a photo. Undefined until the photo is processed. */
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
