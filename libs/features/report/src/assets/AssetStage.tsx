import { IconButton } from '@forecourt/ui/icon-button';
import { useSlotRecipe } from '@forecourt/ui/styling';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import { ScanSection } from '../parts/ScanSection.tsx';
import { usePhotoMarks } from '../photoMarks.ts';
import { AssetCaption, useAssetName } from './AssetCaption.tsx';
import { scanDamages, useAssetDamages } from './assetDamages.ts';
import type { AssetGroup, PlacedAsset } from './assetGroups.ts';
import { AssetsBar } from './AssetsBar.tsx';
import { assetsRecipe } from './AssetsOverlay.recipe.ts';
import { DamageOfAsset } from './DamageOfAsset.tsx';
import { downloadOf } from './download.ts';
import { Filmstrip } from './Filmstrip.tsx';
import { assetMessages as messages, assetPhrases } from './messages.ts';
import { PrefetchedPhotos } from './PrefetchedPhotos.tsx';
import { StillPhoto } from './StillPhoto.tsx';
import { useKeys } from './useKeys.ts';
import { useZoom } from './useZoom.ts';
import { ratioOf, STEP_SCALE } from './zoom.ts';
import { ZoomButtons } from './ZoomButtons.tsx';

interface AssetStageProps {
  groups: readonly AssetGroup[];
  place: PlacedAsset;
  onShow: (assetId: number) => void;
  onClose: () => void;
}

/** One asset over the whole window: a scan in the 360 viewer, or a photo with zoom. */
export function AssetStage({ groups, place, onShow, onClose }: AssetStageProps) {
  const { asset, previous, next, number, count } = place;
  const styles = useSlotRecipe(assetsRecipe);
  const name = useAssetName(place);
  const [there, setThere] = useState<number | null>(null);
  const isScan = asset.filetype === 'video';
  const show = (direction: -1 | 1) => {
    const other = direction < 0 ? previous : next;
    if (other) onShow(other.id);
  };
  const zoom = useZoom({ picture: asset.id, ratio: ratioOf(asset), onSwipe: show });
  const download = downloadOf(asset);
  const damages = useAssetDamages();
  const all = groups.flatMap(({ assets }) => assets);
  const marks = usePhotoMarks();

  useKeys({
    onStep: show,
    onZoom: isScan ? undefined : (direction) => zoom.zoomBy(STEP_SCALE ** direction),
  });

  return (
    <div className={styles.frame}>
      <AssetsBar title={name} note={<AssetCaption asset={asset} />} onClose={onClose}>
        <span className={styles.place} aria-live="polite">
          {number !== null && (
            <FormattedMessage {...assetPhrases.place} values={{ number, count }} />
          )}
        </span>
        {!isScan && <ZoomButtons zoom={zoom} />}
        <DamageOfAsset asset={asset} onShow={onShow} />
        {marks && <marks.Action upload={asset} name={name} where="bar" />}
        {download && (
          <a className={styles.download} href={download} download="">
            <Download size={16} aria-hidden />
            <FormattedMessage {...messages.download} />
          </a>
        )}
      </AssetsBar>
      <div className={styles.stage}>
        {isScan ? (
          <div className={styles.scan}>
            <ScanSection
              key={asset.id}
              upload={asset}
              ratio="auto"
              damages={scanDamages(damages, all, onShow)}
            />
          </div>
        ) : (
          <StillPhoto
            key={asset.id}
            asset={asset}
            name={name}
            zoom={zoom}
            onThere={() => setThere(asset.id)}
          />
        )}
        <Step icon={ChevronLeft} side="start" label={messages.previous} to={previous} on={onShow} />
        <Step icon={ChevronRight} side="end" label={messages.next} to={next} on={onShow} />
        {marks && <marks.Question upload={asset} name={name} />}
      </div>
      {all.length > 1 && <Filmstrip groups={groups} current={asset.id} onShow={onShow} />}
      {(there === asset.id || isScan) && <PrefetchedPhotos assets={[next, previous]} />}
    </div>
  );
}

interface StepProps {
  icon: typeof ChevronLeft;
  side: 'start' | 'end';
  label: MessageDescriptor;
  to: PlacedAsset['next'];
  on: (assetId: number) => void;
}

/** Link to the previous or next asset; none at the ends. */
function Step({ icon, side, label, to, on }: StepProps) {
  const intl = useIntl();
  const styles = useSlotRecipe(assetsRecipe);
  if (!to) return null;
  return (
    <div className={styles.step} data-side={side}>
      <IconButton
        icon={icon}
        size="lg"
        variant="outline"
        label={intl.formatMessage(label)}
        onClick={() => on(to.id)}
      />
    </div>
  );
}
