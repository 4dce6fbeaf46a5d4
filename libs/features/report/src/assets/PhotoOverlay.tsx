import type { MessageAttachment, Upload } from '@forecourt/contract';
import { useBackStep } from '@forecourt/ui/navigation';
import { useSlotRecipe } from '@forecourt/ui/styling';
import type { ReactNode } from 'react';
import { AssetsBar } from './AssetsBar.tsx';
import { assetsRecipe } from './AssetsOverlay.recipe.ts';
import { OverlayFrame } from './OverlayFrame.tsx';
import { StillPhoto } from './StillPhoto.tsx';
import { useKeys } from './useKeys.ts';
import { useZoom } from './useZoom.ts';
import { ratioOf, STEP_SCALE } from './zoom.ts';
import { ZoomButtons } from './ZoomButtons.tsx';

interface PhotoOverlayProps {
  photo: Pick<MessageAttachment, 'name' | 'url' | 'width' | 'height'>;
  onClose: () => void;
  /** In the bar: what can be done with the photo. */
  children?: ReactNode;
}

/** One photo that belongs to no report over the whole window, with zoom. */
export function PhotoOverlay({ photo, onClose, children }: PhotoOverlayProps) {
  const styles = useSlotRecipe(assetsRecipe);
  useBackStep(true, onClose);
  const asset = uploadOf(photo);
  const zoom = useZoom({ picture: asset.id, ratio: ratioOf(asset) });
  useKeys({
    onStep: () => undefined,
    onZoom: (direction) => zoom.zoomBy(STEP_SCALE ** direction),
  });
  return (
    <OverlayFrame label={photo.name} onClose={onClose}>
      <div className={styles.frame}>
        <AssetsBar title={<bdi>{photo.name}</bdi>} onClose={onClose}>
          {children}
          <ZoomButtons zoom={zoom} />
        </AssetsBar>
        <div className={styles.stage}>
          <StillPhoto asset={asset} name={photo.name} zoom={zoom} onThere={() => undefined} />
        </div>
      </div>
    </OverlayFrame>
  );
}

/** The photo as one of a report, as far as the view needs it. */
function uploadOf({ url, width, height }: PhotoOverlayProps['photo']): Upload {
  return {
    id: 0,
    filetype: 'image',
    url,
    width,
    height,
    description: null,
    processed: true,
    processedpath: null,
    lrprocessedpath: null,
    processedimagescount: null,
    section: 'exterior_images',
    slot: null,
    variants: [],
    taken_at: null,
    damage_location_id: null,
    review_status: null,
  };
}
