import type { Upload } from '@forecourt/contract';
import { ImageThumb } from '@forecourt/ui/image-grid';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { usePhotoMarks } from '../photoMarks.ts';
import type { PhotoSource } from '../photoSource.ts';
import { assetsRecipe } from './AssetsOverlay.recipe.ts';
import { useZoom } from './useZoom.ts';
import { ratioOf } from './zoom.ts';

interface ZoomablePhotoProps {
  asset: Upload;
  source: PhotoSource;
  /** Alternative text. */
  name: string;
}

/** A photo of the list: two fingers or a double tap enlarge it where it stands. */
export function ZoomablePhoto({ asset, source, name }: ZoomablePhotoProps) {
  const styles = useSlotRecipe(assetsRecipe);
  // The wheel scrolls the list.
  const { view, stage } = useZoom({ picture: asset.id, ratio: ratioOf(asset), hasWheel: false });
  const { scale, x, y } = view;
  const marks = usePhotoMarks();
  return (
    <div {...stage} className={styles.zoomable} data-zoomed={scale > 1 || undefined}>
      <div style={{ transform: `translate(${x}px, ${y}px) scale(${scale})` }}>
        <ImageThumb
          {...source}
          alt={name}
          ratio={String(ratioOf(asset))}
          sizes={`${Math.ceil(scale) * 100}vw`}
        />
        {marks && <marks.Layer upload={asset} />}
      </div>
    </div>
  );
}
