import { FilePick, type FilePickProps } from '../parts/FilePick.tsx';
import type { ShotTarget } from './target.ts';
import { useViewfinderDesk } from './viewfinderContext.ts';

export interface TakePhotoProps extends Omit<FilePickProps, 'from' | 'instead' | 'accept'> {
  /** The photo that is meant, and those that may follow it in one go. */
  targets: readonly ShotTarget[];
}

/**
 * Takes a photo with the page's own camera where there is one, else with the phone's camera app: it
 * is a file input either way, so that it works in every browser.
 */
export function TakePhoto({ targets, ...pick }: TakePhotoProps) {
  const { guided } = useViewfinderDesk();
  return <FilePick {...pick} from="camera" instead={guided ? () => guided(targets) : undefined} />;
}
