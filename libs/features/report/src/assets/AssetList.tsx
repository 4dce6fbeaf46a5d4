import { scrollBehavior } from '@forecourt/platform/media';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ScanDamages } from '../damages/scanPins.ts';
import { ScanSection } from '../parts/ScanSection.tsx';
import { usePhotoMarks } from '../photoMarks.ts';
import { photoSource } from '../photoSource.ts';
import { AssetCaption, useAssetDetail, useAssetName } from './AssetCaption.tsx';
import { scanDamages, useAssetDamages } from './assetDamages.ts';
import type { AssetGroup, PlacedAsset } from './assetGroups.ts';
import { AssetsBar } from './AssetsBar.tsx';
import { assetsRecipe } from './AssetsOverlay.recipe.ts';
import { DamageOfAsset } from './DamageOfAsset.tsx';
import { downloadOf } from './download.ts';
import { assetMessages as messages, assetPhrases } from './messages.ts';
import { useSeenAsset } from './useSeenAsset.ts';
import { ZoomablePhoto } from './ZoomablePhoto.tsx';

interface AssetListProps {
  groups: readonly AssetGroup[];
  /** The asset that the list starts at, and scrolls to when the address names another. */
  assetId: number | null;
  onShow: (assetId: number) => void;
  onClose: () => void;
}

/** Id of an asset in the list; the report below uses the bare number. */
const listId = (assetId: number) => `full-${assetId}`;

/** All assets of a report by title, in one list that starts at the chosen one. */
export function AssetList({ groups, assetId, onShow, onClose }: AssetListProps) {
  const styles = useSlotRecipe(assetsRecipe);
  const list = useRef<HTMLDivElement>(null);
  const here = useRef<number | null>(null);
  useEffect(() => {
    // The list's own scrolling has put it into the address.
    if (assetId === null || assetId === here.current) return;
    const behavior = here.current === null ? 'instant' : scrollBehavior();
    here.current = assetId;
    document.getElementById(listId(assetId))?.scrollIntoView({ behavior, block: 'start' });
  }, [assetId]);
  useSeenAsset(list, (id) => {
    here.current = id;
    onShow(id);
  });
  const damages = useAssetDamages();
  const pins = scanDamages(
    damages,
    groups.flatMap(({ assets }) => assets),
    onShow,
  );
  return (
    <div className={styles.frame}>
      <AssetsBar title={<FormattedMessage {...messages.overview} />} onClose={onClose} />
      <div ref={list} className={styles.list} data-list>
        {groups.map(({ section, title, assets }) => (
          <section key={section} className={styles.group} aria-labelledby={`full-${section}`}>
            <h2 id={`full-${section}`} className={styles.groupTitle}>
              <FormattedMessage {...title} />
            </h2>
            {assets.map((asset) => (
              <AssetItem key={asset.id} asset={asset} title={title} pins={pins} onGo={onShow} />
            ))}
          </section>
        ))}
      </div>
    </div>
  );
}

interface AssetItemProps extends Pick<PlacedAsset, 'asset' | 'title'> {
  pins: ScanDamages | undefined;
  onGo: (assetId: number) => void;
}

function AssetItem({ asset, title, pins, onGo }: AssetItemProps) {
  const styles = useSlotRecipe(assetsRecipe);
  const intl = useIntl();
  const name = useAssetName({ asset, title });
  const detail = useAssetDetail(asset);
  const source = photoSource(asset);
  const download = downloadOf(asset);
  const marks = usePhotoMarks();
  if (!source) return null;
  return (
    <figure id={listId(asset.id)} data-asset={asset.id} className={styles.item}>
      {asset.filetype === 'video' ? (
        <ScanSection upload={asset} damages={pins} />
      ) : (
        <ZoomablePhoto asset={asset} source={source} name={name} />
      )}
      <figcaption className={styles.caption}>
        <div className={styles.captionWords}>
          {detail && <p className={styles.detail}>{detail}</p>}
          <span className={styles.note}>
            <AssetCaption asset={asset} />
          </span>
        </div>
        <DamageOfAsset asset={asset} isSeen={false} onShow={onGo} />
        {marks && <marks.Action upload={asset} name={name} where="bar" />}
        {download && (
          <a
            className={styles.download}
            href={download}
            download=""
            aria-label={intl.formatMessage(assetPhrases.download, { name })}
          >
            <FormattedMessage {...messages.download} />
          </a>
        )}
      </figcaption>
      {marks && <marks.Question upload={asset} name={name} />}
    </figure>
  );
}
