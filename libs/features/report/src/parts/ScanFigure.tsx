import type { Upload } from '@forecourt/contract';
import { DateTime } from '@forecourt/ui/date-time';
import { ImageThumb } from '@forecourt/ui/image-grid';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { useAssetHref } from '../assetHref.ts';
import { messages } from '../messages.ts';
import { usePhotoMarks } from '../photoMarks.ts';
import { ScanSides } from '../print/ScanSides.tsx';
import { photoRecipe } from './PhotoGrid.recipe.ts';
import { ReviewMark } from './ReviewMark.tsx';

/**
 * A 360 scan among the sections: when it was taken, its verdict, and a link to full screen. It
 * turns in the gallery; on paper it is four pictures.
 */
export const ScanFigure = observer(function ScanFigure({ upload }: { upload: Upload }) {
  const intl = useIntl();
  const styles = useSlotRecipe(photoRecipe);
  const assetHref = useAssetHref();
  const marks = usePhotoMarks();
  const { taken_at: takenAt, lrprocessedpath: frames } = upload;
  return (
    <figure
      id={String(upload.id)}
      tabIndex={-1}
      className={styles.photo}
      data-refused={marks?.isRefused(upload) || undefined}
    >
      {frames && upload.processedimagescount !== null ? (
        <>
          <div className={styles.screenOnly}>
            <ImageThumb
              kind="video"
              src={`${frames}0.jpg`}
              alt={intl.formatMessage(messages.scanPoster)}
              href={assetHref?.(upload.id)}
            />
          </div>
          <ScanSides upload={upload} />
        </>
      ) : (
        <p className={styles.processing}>
          <FormattedMessage {...messages.scanProcessing} />
        </p>
      )}
      <figcaption className={styles.caption}>
        {takenAt ? <DateTime value={takenAt} /> : <FormattedMessage {...messages.timeUnknown} />}
        <ReviewMark upload={upload} />
        {marks && (
          <marks.Action
            upload={upload}
            name={intl.formatMessage(messages.scanPoster)}
            where="photo"
          />
        )}
      </figcaption>
    </figure>
  );
});
