import type { Upload } from '@forecourt/contract';
import { Button } from '@forecourt/ui/button';
import { useSlotRecipe } from '@forecourt/ui/styling';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { usePhotoMarks } from '../photoMarks.ts';
import { photoSource } from '../photoSource.ts';
import { assetsRecipe } from './AssetsOverlay.recipe.ts';
import { assetMessages as messages } from './messages.ts';
import type { Zoom } from './useZoom.ts';

interface StillPhotoProps {
  asset: Upload;
  /** Alternative text. */
  name: string;
  zoom: Zoom;
  /** It has loaded, so others may load now. */
  onThere: () => void;
}

/** A photo as large as the stage allows, with zoom and pan. */
export function StillPhoto({ asset, name, zoom, onThere }: StillPhotoProps) {
  const styles = useSlotRecipe(assetsRecipe);
  const marks = usePhotoMarks();
  const [attempt, setAttempt] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  const source = photoSource(asset);
  const { scale, x, y } = zoom.view;
  if (!source || hasFailed) {
    const retry = () => {
      setFailed(false);
      setAttempt(attempt + 1);
    };
    return (
      <div className={styles.failed} role="alert">
        <FormattedMessage {...messages.failed} />
        <Button icon={RefreshCw} onClick={retry}>
          <FormattedMessage {...messages.retry} />
        </Button>
      </div>
    );
  }
  // When zoomed in, a larger size is fetched.
  const sizes = `${Math.ceil(scale) * 100}vw`;
  return (
    <div {...zoom.stage} className={styles.still} data-zoomed={scale > 1 || undefined}>
      <picture key={attempt}>
        {source.sources.map((one) => (
          <source key={one.type} {...one} sizes={sizes} />
        ))}
        <img
          className={styles.image}
          src={source.src}
          srcSet={source.srcSet}
          sizes={sizes}
          alt={name}
          draggable={false}
          width={asset.width ?? undefined}
          height={asset.height ?? undefined}
          style={{ transform: `translate(${x}px, ${y}px) scale(${scale})` }}
          onLoad={onThere}
          onError={() => setFailed(true)}
        />
      </picture>
      {marks && <marks.Layer upload={asset} view={zoom.view} />}
    </div>
  );
}
