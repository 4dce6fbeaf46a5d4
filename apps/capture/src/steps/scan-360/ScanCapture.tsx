import Images from 'lucide-react/icons/images';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import Video from 'lucide-react/icons/video';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useDraft } from '../../app/context.ts';
import { Button } from '@forecourt/ui/button';
import { Alert } from '@forecourt/ui/alert';
import { ScanGuide } from './ScanGuide.tsx';
import { scanMessages as messages } from './messages.ts';
import styles from './ScanCapture.module.css';
import { ScanPhotos } from './ScanPhotos.tsx';
import { ScanResult } from './ScanResult.tsx';
import { useScan } from './useScan.ts';
import { FilePick } from '../../parts/FilePick.tsx';

/** Converts a walk-around video to frames, or collects photos where that does not work. */
export function ScanCapture() {
  const intl = useIntl();
  const { scan } = useDraft();
  const { state, takeVideo } = useScan();
  const [photos, setPhotos] = useState(scan?.state === 'collecting');
  const take = (files: File[]) => void (files[0] && takeVideo(files[0]));

  if (state.kind === 'working') return <ScanGuide fraction={state.fraction} />;
  if (scan && scan.state !== 'collecting') {
    return <ScanResult scan={scan} onVideo={take} />;
  }
  return (
    <div className={styles.scan}>
      {state.kind === 'failed' && !photos && (
        <Alert status="error" icon={TriangleAlert}>
          {intl.formatMessage(messages[state.problem])}
        </Alert>
      )}
      {photos ? (
        <ScanPhotos />
      ) : (
        <>
          <ScanGuide />
          <div className={styles.actions}>
            <FilePick from="camera" accept="video/*" variant="solid" icon={Video} onFiles={take}>
              {intl.formatMessage(messages.record)}
            </FilePick>
            <FilePick from="files" accept="video/*" variant="outline" icon={Images} onFiles={take}>
              {intl.formatMessage(messages.choose)}
            </FilePick>
          </div>
        </>
      )}
      <Button size="touch" variant="plain" onClick={() => setPhotos(!photos)}>
        {intl.formatMessage(photos ? messages.video : messages.photos)}
      </Button>
    </div>
  );
}

export default ScanCapture;
