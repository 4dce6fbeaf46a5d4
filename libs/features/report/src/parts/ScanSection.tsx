import type { Upload } from '@forecourt/contract';
import { lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';
import { messages } from '../messages.ts';
import { photoSource } from '../photo.ts';

// The viewer's code comes with the first scan that is shown, after the page itself.
const ScanViewer = lazy(async () => ({ default: (await import('./ScanViewer.tsx')).ScanViewer }));

/** A 360 scan: its first picture at once, then the viewer in the same place. */
export function ScanSection({ upload }: { upload: Upload }) {
  const intl = useIntl();
  const poster = photoSource(upload);
  return (
    <Suspense
      fallback={
        poster && (
          <img
            src={upload.lrprocessedpath ? `${upload.lrprocessedpath}0.jpg` : poster.src}
            alt={intl.formatMessage(messages.scanPoster)}
            style={{ display: 'block', width: '100%', aspectRatio: '3 / 2', objectFit: 'cover' }}
          />
        )
      }
    >
      <ScanViewer upload={upload} />
    </Suspense>
  );
}
