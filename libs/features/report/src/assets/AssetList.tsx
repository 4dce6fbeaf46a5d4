import { ImageThumb } from '@forecourt/ui/image-grid';
import { useSlotStyles } from '@forecourt/ui/styling';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ScanSection } from '../parts/ScanSection.tsx';
import { photoSource } from '../photoSource.ts';
import { AssetCaption, useAssetName } from './AssetCaption.tsx';
import type { AssetGroup, PlacedAsset } from './assetGroups.ts';
import { AssetsBar } from './AssetsBar.tsx';
import { assetsRecipe } from './AssetsOverlay.recipe.ts';
import { downloadOf } from './download.ts';
import { assetMessages as messages, assetPhrases } from './messages.ts';
import { useSeenAsset } from './useSeenAsset.ts';

interface AssetListProps {
  groups: readonly AssetGroup[];
  /** The asset that the list starts at. */
  assetId: number | null;
  onShow: (assetId: number) => void;
  onClose: () => void;
}

/** Id of an asset in the list; the report below uses the bare number. */
const listId = (assetId: number) => `full-${assetId}`;

/** All assets of a report by title, in one list that starts at the chosen one. */
export function AssetList({ groups, assetId, onShow, onClose }: AssetListProps) {
  const styles = useSlotStyles(assetsRecipe);
  const list = useRef<HTMLDivElement>(null);
  const start = useRef(assetId);
  useEffect(() => {
    if (start.current === null) return;
    document.getElementById(listId(start.current))?.scrollIntoView({ block: 'start' });
  }, []);
  useSeenAsset(list, onShow);
  return (
    <div className={styles.frame}>
      <AssetsBar title={<FormattedMessage {...messages.overview} />} onClose={onClose} />
      <div ref={list} className={styles.list}>
        {groups.map(({ section, title, assets }) => (
          <section key={section} className={styles.group} aria-labelledby={`full-${section}`}>
            <h2 id={`full-${section}`} className={styles.groupTitle}>
              <FormattedMessage {...title} />
            </h2>
            {assets.map((asset) => (
              <AssetItem key={asset.id} asset={asset} title={title} />
            ))}
          </section>
        ))}
      </div>
    </div>
  );
}

function AssetItem({ asset, title }: Pick<PlacedAsset, 'asset' | 'title'>) {
  const styles = useSlotStyles(assetsRecipe);
  const intl = useIntl();
  const name = useAssetName({ asset, title });
  const source = photoSource(asset);
  const download = downloadOf(asset);
  if (!source) return null;
  return (
    <figure id={listId(asset.id)} data-asset={asset.id} className={styles.item}>
      {asset.filetype === 'video' ? (
        <ScanSection upload={asset} />
      ) : (
        <ImageThumb {...source} alt={name} sizes="100vw" />
      )}
      <figcaption className={styles.caption}>
        <span className={styles.captionWords}>
          <AssetCaption asset={asset} />
        </span>
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
    </figure>
  );
}
