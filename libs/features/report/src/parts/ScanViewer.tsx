import type { Upload } from '@forecourt/contract';
import { fromScan } from '@forecourt/viewer-360';
import { Viewer360 } from '@forecourt/viewer-360/react';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { scanTexts } from '../scanTexts.ts';

interface ScanViewerProps {
  upload: Upload;
  /** Aspect ratio of its frame; `auto` fills the parent. */
  ratio: number | 'auto';
}

/** The 360 viewer for an upload's frames. Renders nothing until they are processed. */
export function ScanViewer({ upload, ratio }: ScanViewerProps) {
  const intl = useIntl();
  const texts = useMemo(() => scanTexts(intl), [intl]);
  const { processedimagescount, processedpath, lrprocessedpath } = upload;
  const scan = useMemo(
    () =>
      processedimagescount !== null && processedpath !== null && lrprocessedpath !== null
        ? fromScan({ processedimagescount, processedpath, lrprocessedpath })
        : undefined,
    [processedimagescount, processedpath, lrprocessedpath],
  );
  return scan && <Viewer360 {...scan} texts={texts} ratio={ratio} />;
}
