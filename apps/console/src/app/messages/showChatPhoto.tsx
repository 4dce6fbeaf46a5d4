import type { PhotoViewProps } from '@forecourt/feature-messages';
import { lazyPart } from '@forecourt/platform/lazy-part';

// Loaded when the first photo is opened.
const PhotoOverlay = lazyPart(async () => ({
  default: (await import('@forecourt/feature-report/assets')).PhotoOverlay,
}));

/** A photo of a conversation, in the full view that reports have. */
export function showChatPhoto({ photo, onClose }: PhotoViewProps) {
  return <PhotoOverlay photo={photo} onClose={onClose} />;
}
