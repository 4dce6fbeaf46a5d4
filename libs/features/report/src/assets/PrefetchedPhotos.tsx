import type { Upload } from '@forecourt/contract';
import { photoSource } from '../photoSource.ts';

interface PrefetchedPhotosProps {
  assets: readonly (Upload | undefined)[];
}

/** Prefetches the neighboring photos, hidden, in the size that they will be shown in. */
export function PrefetchedPhotos({ assets }: PrefetchedPhotosProps) {
  return (
    <div hidden>
      {assets.map((asset) => {
        const source = asset && photoSource(asset);
        if (!source) return null;
        return (
          <picture key={asset.id}>
            {source.sources.map((one) => (
              <source key={one.type} {...one} sizes="100vw" />
            ))}
            <img alt="" src={source.src} srcSet={source.srcSet} sizes="100vw" />
          </picture>
        );
      })}
    </div>
  );
}
