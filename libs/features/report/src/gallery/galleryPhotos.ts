import { type Upload, uploadOrder } from '@forecourt/contract';
import { coverUpload } from '../cover.ts';
import { photoSource } from '../photoSource.ts';
import type { PhotoSource } from '../photoSource.ts';
import type { ViewedReport } from '../reportData.ts';

/** A picture of the gallery. */
export interface GalleryPhoto {
  source: Partial<PhotoSource> & Pick<PhotoSource, 'src'>;
  /** The photo that it shows; undefined for a cover that is none of the report's photos. */
  upload: Upload | undefined;
}

/** All photos of a report: the cover, then the car from outside, then the others. */
export function galleryPhotos({ car, uploads }: ViewedReport['report']): GalleryPhoto[] {
  const { cover_photo: url } = car;
  const cover = coverUpload(url, uploads);
  const photos = uploads.filter(
    ({ filetype, review_status: review }) => filetype === 'image' && review !== 'declined',
  );
  const inOrder = uploadOrder.flatMap((section) =>
    photos.filter((photo) => photo.section === section),
  );
  const outside = inOrder.filter(({ section }) => section === 'exterior_images');
  const all = new Set([...(cover ? [cover] : []), ...outside, ...inOrder]);
  const shown = [...all].flatMap((upload): GalleryPhoto[] => {
    const source = photoSource(upload);
    return source ? [{ source, upload }] : [];
  });
  return url && !cover ? [{ source: { src: url }, upload: undefined }, ...shown] : shown;
}

/** The 360 scan of a report, once its frames are ready. */
export function scanOf({ uploads }: Pick<ViewedReport['report'], 'uploads'>): Upload | undefined {
  return uploads.findLast(
    ({ section, processedpath, lrprocessedpath, processedimagescount: count, ...upload }) =>
      section === 'scan_360' &&
      upload.review_status !== 'declined' &&
      processedpath &&
      lrprocessedpath &&
      count !== null,
  );
}
