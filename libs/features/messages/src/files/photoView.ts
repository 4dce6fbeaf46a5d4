import type { MessageAttachment } from '@forecourt/contract';
import { createContext, type ReactNode, useContext } from 'react';

export interface PhotoViewProps {
  photo: MessageAttachment;
  onClose: () => void;
}

/** How the app shows the photos of a conversation. */
export interface PhotoView {
  /** Shows a photo over the whole window. */
  show: (props: PhotoViewProps) => ReactNode;
  /** Observed: what is said on a photo in the list, such as that it is in the report. */
  noteOf?: (photo: MessageAttachment) => ReactNode;
}

const PhotoViewContext = createContext<PhotoView | null>(null);

export const PhotoViewProvider = PhotoViewContext.Provider;

/** null where photos open in a page of their own. */
export const usePhotoView = (): PhotoView | null => useContext(PhotoViewContext);
