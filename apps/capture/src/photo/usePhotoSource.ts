import { useSyncExternalStore } from 'react';
import { useModel } from '../app/context.ts';

/** Where a photo can be shown from: this phone's thumbnail, or else the server. */
export function usePhotoSource(photo: { id: string; url: string | null } | null): string | null {
  const { thumbs } = useModel();
  const address = useSyncExternalStore(thumbs.subscribe, () => photo && thumbs.addressOf(photo.id));
  // Until the phone has been asked, the server is not: its picture would be fetched for nothing.
  return address === undefined ? null : (address ?? photo?.url ?? null);
}
