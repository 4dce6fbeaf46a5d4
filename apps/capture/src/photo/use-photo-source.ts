import { useEffect, useState } from 'react';
import { useModel } from '../app/context.ts';

/** Addresses of thumbnails of this phone, by photo: made once, shared by every screen. */
const made = new Map<string, string>();

/** Where a photo can be shown from: this phone's thumbnail, or else the server. */
export function usePhotoSource(photo: { id: string; url: string | null } | null): string | null {
  const model = useModel();
  const [, setLoaded] = useState<string | null>(null);
  const id = photo?.id;
  useEffect(() => {
    if (!id || made.has(id)) return;
    let current = true;
    void model.device.thumbs.get(id).then((thumb) => {
      if (!thumb || made.has(id)) return;
      made.set(id, URL.createObjectURL(new Blob([thumb.bytes], { type: thumb.type })));
      if (current) setLoaded(id);
    });
    return () => {
      current = false;
    };
  }, [id, model]);
  return (id ? made.get(id) : undefined) ?? photo?.url ?? null;
}
