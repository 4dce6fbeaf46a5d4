import type { Upload } from '@forecourt/contract';
import { ImageThumb } from '@forecourt/ui/image-grid';
import { coverUpload, photoSource } from '../photoSource.ts';

interface CoverProps {
  url: string | null;
  uploads: readonly Upload[];
  /** As wide as the page, for who opens a link to see the car. */
  large: boolean;
  className: string;
}

/** The car at a glance: in the sizes of the photo that it is. Draws nothing without one. */
export function Cover({ url, uploads, large, className }: CoverProps) {
  if (!url) return null;
  const upload = coverUpload(url, uploads);
  const source = upload && photoSource(upload);
  return (
    <div className={className}>
      <ImageThumb
        alt=""
        eager
        src={source?.src ?? url}
        srcSet={source?.srcSet}
        sources={source?.sources}
        sizes={large ? '(max-width: 960px) 100vw, 912px' : '128px'}
        ratio={large ? '16 / 9' : '4 / 3'}
      />
    </div>
  );
}
