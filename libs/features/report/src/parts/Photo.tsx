import type { Upload } from '@forecourt/contract';
import { DateTime } from '@forecourt/ui/date-time';
import { ImageThumb } from '@forecourt/ui/image-grid';
import { StatusBadge } from '@forecourt/ui/status-badge';
import { useSlotStyles } from '@forecourt/ui/styling';
import { FormattedMessage, useIntl } from 'react-intl';
import { useAssetHref } from '../assetHref.ts';
import { messages, phrases } from '../messages.ts';
import { photoSource } from '../photoSource.ts';
import { shotOf } from '../shotMessages.ts';
import { reviewNames } from '../statusMessages.ts';
import { photoRecipe } from './PhotoGrid.recipe.ts';

interface PhotoProps {
  upload: Upload;
  section: string;
  /** Its position in the section, from 1. */
  number: number;
}

/**
 * One photo: its shot, when it was taken, and its verdict if there is one. Links to full screen.
 */
export function Photo({ upload, section, number }: PhotoProps) {
  const intl = useIntl();
  const styles = useSlotStyles(photoRecipe);
  const { description, taken_at: takenAt, review_status: review } = upload;
  const source = photoSource(upload);
  const assetHref = useAssetHref();
  const shotName = shotOf(upload);
  const shot = shotName && intl.formatMessage(shotName);
  const alt = description ?? shot ?? intl.formatMessage(phrases.photoOf, { section, number });
  return (
    <figure id={String(upload.id)} tabIndex={-1} className={styles.photo}>
      {source ? (
        <ImageThumb
          src={source.src}
          srcSet={source.srcSet}
          sources={source.sources}
          href={assetHref?.(upload.id)}
          sizes="(max-width: 650px) 45vw, 220px"
          alt={alt}
          badge={
            review && (
              <StatusBadge
                status={review === 'approved' ? 'APPROVED' : 'DECLINED'}
                label={intl.formatMessage(reviewNames[review])}
              />
            )
          }
        />
      ) : (
        <div className={styles.processing}>
          <FormattedMessage {...messages.processing} />
        </div>
      )}
      <figcaption className={styles.caption}>
        {shot && <b>{shot}</b>}
        {takenAt ? <DateTime value={takenAt} /> : <FormattedMessage {...messages.timeUnknown} />}
      </figcaption>
    </figure>
  );
}
