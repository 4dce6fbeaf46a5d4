import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useDraft } from '../../app/context.ts';
import { Button } from '../../parts/Button.tsx';
import { Notice } from '../../parts/Notice.tsx';
import { ScanGuide } from './ScanGuide.tsx';
import { scanMessages as messages } from './messages.ts';
import styles from './ScanCapture.module.css';
import { ScanPhotos } from './ScanPhotos.tsx';
import { ScanResult } from './ScanResult.tsx';
import { useScan } from './use-scan.ts';
import { FilePick } from '../../parts/FilePick.tsx';
import { Icon } from '../../art/Icon.tsx';

/** A walk-around video made into frames, or photos where that does not work. */
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
      {state.kind === 'failed' && (
        <Notice tone="danger" icon="warning">
          {intl.formatMessage(messages[state.problem])}
        </Notice>
      )}
      {photos ? (
        <ScanPhotos />
      ) : (
        <>
          <ScanGuide />
          <div className={styles.actions}>
            <FilePick from="camera" accept="video/*" className={styles.record} onFiles={take}>
              <Icon name="video" size={20} />
              {intl.formatMessage(messages.record)}
            </FilePick>
            <FilePick from="files" accept="video/*" className={styles.choose} onFiles={take}>
              <Icon name="pictures" size={20} />
              {intl.formatMessage(messages.choose)}
            </FilePick>
          </div>
        </>
      )}
      <Button look="plain" onClick={() => setPhotos(!photos)}>
        {intl.formatMessage(photos ? messages.video : messages.photos)}
      </Button>
    </div>
  );
}

export default ScanCapture;
