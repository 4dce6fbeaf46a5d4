import type { Upload } from '@forecourt/contract';
import { SMALL_QUERY } from '@forecourt/platform';
import { DateTime } from '@forecourt/ui/date-time';
import { ImageThumb } from '@forecourt/ui/image-grid';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { useAssetHref } from '../assetHref.ts';
import { messages, phrases } from '../messages.ts';
import { usePhotoMarks } from '../photoMarks.ts';
import { photoSource } from '../photoSource.ts';
import { shotOf } from '../shotMessages.ts';
import { photoRecipe } from './PhotoGrid.recipe.ts';
import { ReviewMark } from './ReviewMark.tsx';

interface PhotoProps {
  upload: Upload;
  section: string;
  /** Its position in the section, from 1. */
  number: number;
}

/**
 * One photo: its shot, when it was taken, and its verdict if there is one. Links to full screen.
 */
export const Photo = observer(function Photo({ upload, section, number }: PhotoProps) {
  const intl = useIntl();
  const styles = useSlotRecipe(photoRecipe);
  const marks = usePhotoMarks();
  const { description, taken_at: takenAt } = upload;
  const source = photoSource(upload);
  const assetHref = useAssetHref();
  const shotName = shotOf(upload);
  const shot = shotName && intl.formatMessage(shotName);
  const alt = description ?? shot ?? intl.formatMessage(phrases.photoOf, { section, number });
  return (
    <figure
      id={String(upload.id)}
      tabIndex={-1}
      className={styles.photo}
      data-refused={marks?.isRefused(upload) || undefined}
    >
      {source ? (
        <ImageThumb
          src={source.src}
          srcSet={source.srcSet}
          sources={source.sources}
          href={assetHref?.(upload.id)}
          sizes={`${SMALL_QUERY} 45vw, 220px`}
          alt={alt}
          badge={<ReviewMark upload={upload} />}
        />
      ) : (
        <div className={styles.processing}>
          <FormattedMessage {...messages.processing} />
        </div>
      )}
      <figcaption className={styles.caption}>
        {shot && <b>{shot}</b>}
        {takenAt ? <DateTime value={takenAt} /> : <FormattedMessage {...messages.timeUnknown} />}
        {marks && <marks.Action upload={upload} name={alt} where="photo" />}
      </figcaption>
    </figure>
  );
});
