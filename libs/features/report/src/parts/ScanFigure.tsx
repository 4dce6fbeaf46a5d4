import type { Upload } from '@forecourt/contract';
import { DateTime } from '@forecourt/ui/date-time';
import { Link } from '@forecourt/ui/link';
import { StatusBadge } from '@forecourt/ui/status-badge';
import { useSlotStyles } from '@forecourt/ui/styling';
import { FormattedMessage, useIntl } from 'react-intl';
import { useAssetHref } from '../assetHref.ts';
import { messages } from '../messages.ts';
import { reviewNames } from '../statusMessages.ts';
import { photoRecipe } from './PhotoGrid.recipe.ts';
import { ScanSection } from './ScanSection.tsx';

/** A 360 scan in the report: when it was taken, its verdict, and a link to full screen. */
export function ScanFigure({ upload }: { upload: Upload }) {
  const intl = useIntl();
  const styles = useSlotStyles(photoRecipe);
  const assetHref = useAssetHref();
  const { taken_at: takenAt, review_status: review } = upload;
  return (
    <figure id={String(upload.id)} tabIndex={-1} className={styles.photo}>
      <ScanSection upload={upload} />
      <figcaption className={styles.caption}>
        {takenAt ? <DateTime value={takenAt} /> : <FormattedMessage {...messages.timeUnknown} />}
        {review && (
          <StatusBadge
            status={review === 'approved' ? 'APPROVED' : 'DECLINED'}
            label={intl.formatMessage(reviewNames[review])}
          />
        )}
        {assetHref && upload.url && (
          <span className={styles.screenOnly}>
            <Link href={assetHref(upload.id)}>
              <FormattedMessage {...messages.openScan} />
            </Link>
          </span>
        )}
      </figcaption>
    </figure>
  );
}
