import { FilePick, type FilePickProps } from '../parts/FilePick.tsx';
import type { ShotTarget } from './target.ts';
import { useViewfinderDesk } from './viewfinderContext.ts';

export interface TakePhotoProps extends Omit<FilePickProps, 'from' | 'instead' | 'accept'> {
  /** The photo to take, and those that may follow it without closing the camera. */
  targets: readonly ShotTarget[];
}

/**
 * Takes a photo with the page's own camera if there is one, otherwise with the phone's camera app:
 * it is a file input either way, so it works in every browser.
 */
export function TakePhoto({ targets, ...pick }: TakePhotoProps) {
  const { guided } = useViewfinderDesk();
  return <FilePick {...pick} from="camera" instead={guided ? () => guided(targets) : undefined} />;
}
