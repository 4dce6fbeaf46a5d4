import { ImageThumb } from '@forecourt/ui/image-grid';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { FormattedMessage, useIntl } from 'react-intl';
import { useAssetHref } from '../assetHref.ts';
import { coverSizes } from '../cover.ts';
import { phrases as reportPhrases } from '../messages.ts';
import { photoName } from '../photoName.ts';
import { galleryMessages, galleryPhrases as phrases } from './galleryMessages.ts';
import { leaveGallery } from './galleryReturn.ts';
import type { GalleryPhoto } from './galleryPhotos.ts';
import { galleryRecipe } from './ReportGallery.recipe.ts';

interface GalleryTileProps {
  photo: GalleryPhoto;
  /** Its position, from 1. */
  number: number;
  /** How many photos follow that the mosaic does not show. */
  more: number;
}

/** A photo of the gallery, which links to full screen. The first one loads before anything else. */
export function GalleryTile({ photo: { source, upload }, number, more }: GalleryTileProps) {
  const intl = useIntl();
  const styles = useSlotRecipe(galleryRecipe);
  const assetHref = useAssetHref();
  const isFirst = number === 1;
  const section = intl.formatMessage(galleryMessages.label);
  const name =
    (upload && photoName(upload, intl)) ??
    intl.formatMessage(reportPhrases.photoOf, { section, number });
  return (
    <li className={styles.item} data-photo={upload?.id} onClickCapture={leaveGallery}>
      <ImageThumb
        src={source.src}
        srcSet={source.srcSet}
        sources={source.sources}
        sizes={isFirst ? coverSizes.large : coverSizes.small}
        ratio="auto"
        eager={isFirst}
        href={upload && assetHref?.(upload.id)}
        alt={more > 0 ? intl.formatMessage(phrases.andMore, { name, count: more }) : name}
      />
      {more > 0 && (
        <span className={styles.more} aria-hidden>
          <FormattedMessage {...phrases.more} values={{ count: more }} />
        </span>
      )}
    </li>
  );
}
