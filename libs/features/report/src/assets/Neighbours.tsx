import type { Upload } from '@forecourt/contract';
import { photoSource } from '../photoSource.ts';

interface NeighboursProps {
  assets: readonly (Upload | undefined)[];
}

/** Loads the pictures that one is about to go to, at the size that they will have, out of sight. */
export function Neighbours({ assets }: NeighboursProps) {
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
