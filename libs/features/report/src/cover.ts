import type { Upload } from '@forecourt/contract';
import { photoSource } from './photoSource.ts';
import type { PhotoSource } from './photoSource.ts';
import type { ViewedReport } from './reportData.ts';

/** How wide a cover is: of the page that a link opens, and beside the title for staff. */
export const coverSizes = { large: '(max-width: 960px) 100vw, 912px', small: '128px' } as const;

/** The upload that a cover shows, so that its sizes are known; undefined when it is none of them. */
export function coverUpload(cover: string | null, uploads: readonly Upload[]): Upload | undefined {
  if (!cover) return undefined;
  return uploads.find(
    ({ url, variants }) => url === cover || variants.some((size) => size.url === cover),
  );
}

/** Where the cover comes from: in the sizes of the photo that it is, else from its one address. */
export function coverSource(
  cover: string | null,
  uploads: readonly Upload[],
): (Partial<PhotoSource> & Pick<PhotoSource, 'src'>) | undefined {
  if (!cover) return undefined;
  const upload = coverUpload(cover, uploads);
  return (upload && photoSource(upload)) ?? { src: cover };
}

/**
 * Asks for the cover of a report behind a link before anything draws it: the largest thing of the page
 * comes while the page's code is still being run. A browser that does not know its best encoding
 * asks for nothing yet.
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
