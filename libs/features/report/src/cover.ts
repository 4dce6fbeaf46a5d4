import type { Upload } from '@forecourt/contract';
import { DESKTOP_QUERY, SMALL_QUERY } from '@forecourt/platform';
import { photoSource } from './photoSource.ts';
import type { PhotoSource } from './photoSource.ts';
import type { ViewedReport } from './reportData.ts';

/** Widths of pictures of the gallery: of the first, and of the others. */
export const coverSizes = {
  large: `${SMALL_QUERY} 100vw, ${DESKTOP_QUERY} 640px, 75vw`,
  small: `${SMALL_QUERY} 100vw, 220px`,
} as const;

/** The upload that a cover shows, which has several sizes; undefined when it is none of them. */
export function coverUpload(cover: string | null, uploads: readonly Upload[]): Upload | undefined {
  if (!cover) return undefined;
  return uploads.find(
    ({ url, variants }) => url === cover || variants.some((size) => size.url === cover),
  );
}

/** Sources of the cover: the sizes of its upload, or else its single address. */
export function coverSource(
  cover: string | null,
  uploads: readonly Upload[],
): (Partial<PhotoSource> & Pick<PhotoSource, 'src'>) | undefined {
  if (!cover) return undefined;
  const upload = coverUpload(cover, uploads);
  return (upload && photoSource(upload)) ?? { src: cover };
}

/**
 * Preloads the cover of a public report before it is rendered: the page's largest image then loads
 * while its code is still running. Only the smallest encoding is preloaded, so browsers that do not
 * support it skip it.
 */
export function preloadCover({ car, uploads }: ViewedReport['report']): void {
  const source = coverSource(car.cover_photo, uploads);
  if (!source) return;
  const { type = '', srcSet = source.srcSet ?? '' } = source.sources?.[0] ?? {};
  const link = document.createElement('link');
  Object.assign(link, { rel: 'preload', as: 'image', fetchPriority: 'high', type });
  if (srcSet) Object.assign(link, { imageSrcset: srcSet, imageSizes: coverSizes.large });
  else link.href = source.src;
  document.head.append(link);
}
