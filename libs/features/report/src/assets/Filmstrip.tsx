import type { Upload } from '@forecourt/contract';
import { useSlotStyles } from '@forecourt/ui/styling';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { photoSource } from '../photoSource.ts';
import { useAssetName } from './AssetCaption.tsx';
import type { AssetGroup, PlacedAsset } from './assetGroups.ts';
import { filmstripRecipe } from './Filmstrip.recipe.ts';
import { assetMessages as messages } from './messages.ts';

interface FilmstripProps {
  groups: readonly AssetGroup[];
  /** Number of the asset on the stage. */
  current: number;
  onShow: (assetId: number) => void;
}

/** All assets as thumbnails in one row, with a gap between sections; the current one in sight. */
export function Filmstrip({ groups, current, onShow }: FilmstripProps) {
  const intl = useIntl();
  const styles = useSlotStyles(filmstripRecipe);
  const strip = useRef<HTMLElement>(null);
  useEffect(() => {
    const thumb = strip.current?.querySelector('[aria-current]');
    thumb?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [current]);
  return (
    <nav ref={strip} className={styles.root} aria-label={intl.formatMessage(messages.all)}>
      {groups.map(({ section, title, assets }) => (
        <ul key={section} className={styles.group}>
          {assets.map((asset) => (
            <li key={asset.id}>
              <Thumb
                place={{ asset, title }}
                isCurrent={asset.id === current}
                onShow={() => onShow(asset.id)}
              />
            </li>
          ))}
        </ul>
      ))}
    </nav>
  );
}

interface ThumbProps {
  place: Pick<PlacedAsset, 'asset' | 'title'>;
  isCurrent: boolean;
  onShow: () => void;
}

function Thumb({ place, isCurrent, onShow }: ThumbProps) {
  const styles = useSlotStyles(filmstripRecipe);
  const name = useAssetName(place);
  return (
    <button
      type="button"
      className={styles.thumb}
      aria-label={name}
      title={name}
      aria-current={isCurrent || undefined}
      onClick={onShow}
    >
      <ThumbPicture asset={place.asset} />
    </button>
  );
}

function ThumbPicture({ asset }: { asset: Upload }) {
  const styles = useSlotStyles(filmstripRecipe);
  if (asset.filetype === 'video') {
    return (
      <>
        {asset.lrprocessedpath && (
          <img className={styles.image} src={`${asset.lrprocessedpath}0.jpg`} alt="" />
        )}
        <span className={styles.badge}>360°</span>
      </>
    );
  }
  const source = photoSource(asset);
  if (!source) return null;
  return (
    <picture>
      {source.sources.map((one) => (
        <source key={one.type} {...one} sizes="72px" />
      ))}
      <img
        className={styles.image}
        src={source.src}
        srcSet={source.srcSet}
        sizes="72px"
        alt=""
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}
