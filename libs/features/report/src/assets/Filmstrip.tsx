import type { Upload } from '@forecourt/contract';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useDamageFocus } from '../damages/damageContext.ts';
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
export const Filmstrip = observer(function Filmstrip(props: FilmstripProps) {
  const { groups, current, onShow } = props;
  const focus = useDamageFocus();
  const intl = useIntl();
  const styles = useSlotRecipe(filmstripRecipe);
  const strip = useRef<HTMLElement>(null);
  useEffect(() => {
    const thumb = strip.current?.querySelector('[aria-current]');
    thumb?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [current]);
  const chosen = focus?.chosen ?? null;
  useEffect(() => {
    // Choosing a pin on the scan brings its damage's photos into sight.
    const thumb = strip.current?.querySelector('[data-chosen]');
    if (chosen !== null) thumb?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [chosen]);
  return (
    <nav ref={strip} className={styles.root} aria-label={intl.formatMessage(messages.all)}>
      {groups.map(({ section, title, assets }) => (
        <ul key={section} className={styles.group}>
          {assets.map((asset) => (
            <li key={asset.id}>
              <Thumb
                place={{ asset, title }}
                isCurrent={asset.id === current}
                isChosen={isOf(asset, focus?.chosen)}
                onShow={() => onShow(asset.id)}
              />
            </li>
          ))}
        </ul>
      ))}
    </nav>
  );
});

function isOf({ damage_location_id: id }: Upload, chosen: string | null = null): boolean {
  return id !== null && id === chosen;
}

interface ThumbProps {
  place: Pick<PlacedAsset, 'asset' | 'title'>;
  isCurrent: boolean;
  /** Whether it shows the chosen damage. */
  isChosen: boolean;
  onShow: () => void;
}

function Thumb({ place, isCurrent, isChosen, onShow }: ThumbProps) {
  const styles = useSlotRecipe(filmstripRecipe);
  const name = useAssetName(place);
  return (
    <button
      type="button"
      className={styles.thumb}
      aria-label={name}
      title={name}
      aria-current={isCurrent || undefined}
      data-chosen={isChosen || undefined}
      onClick={onShow}
    >
      <ThumbPicture asset={place.asset} />
    </button>
  );
}

function ThumbPicture({ asset }: { asset: Upload }) {
  const styles = useSlotRecipe(filmstripRecipe);
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
