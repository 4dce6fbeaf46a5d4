import type { Upload } from '@forecourt/contract';
import { ImageThumb } from '@forecourt/ui/image-grid';
import { coverSizes, coverSource } from '../cover.ts';

interface CoverProps {
  url: string | null;
  uploads: readonly Upload[];
  /** As wide as the page, for visitors of a link. */
  large: boolean;
  className: string;
}

/** The cover photo, in several sizes if available. Renders nothing without one. */
export function Cover({ url, uploads, large, className }: CoverProps) {
  const source = coverSource(url, uploads);
  if (!source) return null;
  return (
    <div className={className}>
      <ImageThumb
        alt=""
        eager
        src={source.src}
        srcSet={source.srcSet}
        sources={source.sources}
        sizes={large ? coverSizes.large : coverSizes.small}
        ratio={large ? '16 / 9' : '4 / 3'}
      />
    </div>
  );
}
