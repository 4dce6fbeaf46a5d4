import { useIntl } from 'react-intl';
import { useModel } from '../../app/context.ts';
import type { DraftScan } from '../../draft/draft.ts';
import { Button } from '../../parts/Button.tsx';
import { FilePick } from '../../parts/FilePick.tsx';
import { Notice } from '../../parts/Notice.tsx';
import { PhotoState } from '../../parts/PhotoState.tsx';
import { usePhotoSource } from '../../photo/use-photo-source.ts';
import { scanMessages as messages } from './messages.ts';
import styles from './ScanCapture.module.css';

export interface ScanResultProps {
  scan: DraftScan;
  onVideo(files: File[]): void;
}

/** The scan that was made, how much of it has been sent, and how to make it again. */
export function ScanResult({ scan, onVideo }: ScanResultProps) {
  const intl = useIntl();
  const { actions } = useModel();
  const source = usePhotoSource(scan);
  const state = scan.state === 'collecting' ? 'waiting' : scan.state;
  return (
    <div className={styles.scan}>
      {state === 'refused' && (
        <Notice tone="danger" icon="warning">
          {intl.formatMessage(messages.refused)}
        </Notice>
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
        <Button look="plain" icon="bin" onClick={() => void actions.removeScans()}>
          {intl.formatMessage(messages.remove)}
        </Button>
      </div>
      <FilePick from="camera" accept="video/*" className={styles.choose} onFiles={onVideo}>
        {intl.formatMessage(messages.again)}
      </FilePick>
    </div>
  );
}
