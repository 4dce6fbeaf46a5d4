import Trash2 from 'lucide-react/icons/trash-2';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useIntl } from 'react-intl';
import { useModel } from '../../app/context.ts';
import type { DraftScan } from '../../draft/draft.ts';
import { Button } from '@forecourt/ui/button';
import { FilePick } from '../../parts/FilePick.tsx';
import { Alert } from '@forecourt/ui/alert';
import { PhotoState } from '../../parts/PhotoState.tsx';
import { usePhotoSource } from '../../photo/usePhotoSource.ts';
import { scanMessages as messages } from './messages.ts';
import styles from './ScanCapture.module.css';

export interface ScanResultProps {
  scan: DraftScan;
  onVideo(files: File[]): void;
}

/** The finished scan, its upload progress, and a button to redo it. */
export function ScanResult({ scan, onVideo }: ScanResultProps) {
  const intl = useIntl();
  const { actions } = useModel();
  const source = usePhotoSource(scan);
  const state = scan.state === 'collecting' ? 'waiting' : scan.state;
  return (
    <div className={styles.scan}>
      {state === 'refused' && (
        <Alert status="error" icon={TriangleAlert}>
          {intl.formatMessage(messages.refused)}
        </Alert>
      )}
      <div className={styles.poster}>
        {source && <img src={source} alt={intl.formatMessage(messages.poster)} />}
        <PhotoState state={state} />
      </div>
      <div className={styles.row}>
        <p>
          <strong>{intl.formatMessage(messages.ready, { frames: scan.frames })}</strong>
          {scan.framesSent < scan.frames && (
            <span className={styles.sent} role="status">
              {intl.formatMessage(messages.sending, { sent: scan.framesSent, frames: scan.frames })}
            </span>
          )}
        </p>
        <Button
          size="touch"
          variant="plain"
          icon={Trash2}
          onClick={() => void actions.removeScans()}
        >
          {intl.formatMessage(messages.remove)}
        </Button>
      </div>
      <FilePick from="camera" accept="video/*" variant="outline" onFiles={onVideo}>
        {intl.formatMessage(messages.again)}
      </FilePick>
    </div>
  );
}
