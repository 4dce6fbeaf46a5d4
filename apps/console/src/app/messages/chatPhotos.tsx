import type { PhotoView } from '@forecourt/feature-messages';
import { lazyPart } from '@forecourt/platform/lazy-part';

/** A photo in the full view that reports have; loaded when the first one is opened. */
export const PhotoOverlay = lazyPart(async () => ({
  default: (await import('@forecourt/feature-report/assets')).PhotoOverlay,
}));

/** The photos of a conversation, without a report to add them to. */
export const chatPhotos: PhotoView = {
  show: ({ photo, onClose }) => <PhotoOverlay photo={photo} onClose={onClose} />,
};
