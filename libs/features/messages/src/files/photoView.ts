import type { MessageAttachment } from '@forecourt/contract';
import { createContext, type ReactNode, useContext } from 'react';

export interface PhotoViewProps {
  photo: MessageAttachment;
  onClose: () => void;
}

/** Shows a photo over the whole window; the app brings it. */
type ShowPhoto = (props: PhotoViewProps) => ReactNode;

const PhotoViewContext = createContext<ShowPhoto | null>(null);

export const PhotoViewProvider = PhotoViewContext.Provider;

/** null where photos open in a page of their own. */
export const usePhotoView = (): ShowPhoto | null => useContext(PhotoViewContext);
