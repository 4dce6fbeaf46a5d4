import type { Upload } from '@forecourt/contract';
import { lazyPart } from '@forecourt/platform/lazy-part';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages } from '../messages.ts';
import { ScanSides } from '../print/ScanSides.tsx';
import type { ScanDamages } from '../damages/scanPins.ts';
import { useNear } from '../useNear.ts';
import { photoRecipe } from './PhotoGrid.recipe.ts';

// The viewer's code is loaded when a scan comes near the viewport, after the page itself.
const ScanViewer = lazyPart(
  async () => ({ default: (await import('./ScanViewer.tsx')).ScanViewer }),
  { waiting: Poster },
);

interface ScanSectionProps {
  upload: Upload;
  /** Aspect ratio; `auto` fills the parent. @default 3 / 2 */
  ratio?: number | 'auto';
  /** The damages to show on it. */
  damages?: ScanDamages;
}

/**
 * A 360 scan: its first picture, replaced by the viewer once it is near the viewport or touched.
 */
export function ScanSection({ upload, ratio = 3 / 2, damages }: ScanSectionProps) {
  const styles = useSlotRecipe(photoRecipe);
  const box = useRef<HTMLDivElement>(null);
  const isNear = useNear(box);
  if (!upload.processedpath || !upload.lrprocessedpath || upload.processedimagescount === null) {
    return (
      <p className={styles.processing} data-kind="scan">
        <FormattedMessage {...messages.scanProcessing} />
      </p>
    );
  }
  return (
    <>
      <div
        ref={box}
        className={styles.scan}
        style={{ aspectRatio: String(ratio) }}
        data-fill={ratio === 'auto' || undefined}
      >
        {isNear ? (
          <ScanViewer upload={upload} ratio={ratio} damages={damages} />
        ) : (
          <Poster upload={upload} />
        )}
      </div>
      {ratio !== 'auto' && <ScanSides upload={upload} />}
    </>
  );
}

/** The first picture of a scan that has been processed. */
function Poster({ upload }: Pick<ScanSectionProps, 'upload'>) {
  const intl = useIntl();
  const styles = useSlotRecipe(photoRecipe);
  return (
    <img
      className={styles.poster}
      loading="lazy"
      src={`${upload.lrprocessedpath}0.jpg`}
      alt={intl.formatMessage(messages.scanPoster)}
    />
  );
}
