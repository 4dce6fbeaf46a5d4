import { useSyncExternalStore } from 'react';
import { useModel } from '../app/context.ts';

/** Image source of a photo: this phone's thumbnail, otherwise the server. */
export function usePhotoSource(photo: { id: string; url: string | null } | null): string | null {
  const { thumbs } = useModel();
  const address = useSyncExternalStore(thumbs.subscribe, () => photo && thumbs.addressOf(photo.id));
  // Wait for the local lookup first, so that the server's picture is not fetched needlessly.
  return address === undefined ? null : (address ?? photo?.url ?? null);
}
