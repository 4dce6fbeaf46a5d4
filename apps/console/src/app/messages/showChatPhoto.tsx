import type { PhotoViewProps } from '@forecourt/feature-messages';
import { lazy } from 'react';

// Loaded when the first photo is opened.
const PhotoOverlay = lazy(async () => ({
  default: (await import('@forecourt/feature-report/assets')).PhotoOverlay,
}));

/** A photo of a conversation, in the full view that reports have. */
export function showChatPhoto({ photo, onClose }: PhotoViewProps) {
  return <PhotoOverlay photo={photo} onClose={onClose} />;
}
