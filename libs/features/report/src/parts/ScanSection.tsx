import type { Upload } from '@forecourt/contract';
import { useSlotStyles } from '@forecourt/ui/styling';
import { lazy, Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages } from '../messages.ts';
import { photoSource } from '../photoSource.ts';
import { photoRecipe } from './PhotoGrid.recipe.ts';

// The viewer's code comes with the first scan that is shown, after the page itself.
const ScanViewer = lazy(async () => ({ default: (await import('./ScanViewer.tsx')).ScanViewer }));

/** A 360 scan: its first picture at once, then the viewer in the same place. */
export function ScanSection({ upload }: { upload: Upload }) {
  const intl = useIntl();
  const styles = useSlotStyles(photoRecipe);
  if (!upload.processedpath || !upload.lrprocessedpath || upload.processedimagescount === null) {
    return (
      <p className={styles.processing} data-kind="scan">
        <FormattedMessage {...messages.scanProcessing} />
      </p>
    );
  }
  const poster = photoSource(upload);
  return (
    <Suspense
      fallback={
        poster && (
          <img
            className={styles.poster}
            src={`${upload.lrprocessedpath}0.jpg`}
            alt={intl.formatMessage(messages.scanPoster)}
          />
        )
      }
    >
      <ScanViewer upload={upload} />
    </Suspense>
  );
}
