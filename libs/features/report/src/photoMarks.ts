import type { Upload } from '@forecourt/contract';
import type { ZoomView } from './assets/zoom.ts';
import { type ComponentType, createContext, useContext } from 'react';

/** What staff see and do on each photo of a report, besides looking at it. */
export interface PhotoMarks {
  /** In its corner: why it was refused, or when it was added. */
  Mark: ComponentType<{ upload: Upload }>;
  /** Below it, or in the bar of the full view: refusing it, or taking that back. */
  Action: ComponentType<{ upload: Upload; name: string; where: 'photo' | 'bar' }>;
  /** In the full view: the question about the photo that is shown. */
  Question: ComponentType<{ upload: Upload; name: string }>;
  /**
   * Over it in the full view: what is marked on it. With a view it fits into its frame as the photo
   * does; without, it fills the frame.
   */
  Layer: ComponentType<{ upload: Upload; view?: ZoomView }>;
  /** Observed: whether it is refused, or is going to be. */
  isRefused: (upload: Upload) => boolean;
}

const Context = createContext<PhotoMarks | null>(null);

export const PhotoMarksProvider = Context.Provider;

/** Null for those who only read the report, and until the code for it has loaded. */
export function usePhotoMarks(): PhotoMarks | null {
  return useContext(Context);
}
