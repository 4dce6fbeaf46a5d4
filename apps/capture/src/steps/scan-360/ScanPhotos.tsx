import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useDraft, useModel } from '../../app/context.ts';
import { Icon } from '../../art/Icon.tsx';
import { Button } from '../../parts/Button.tsx';
import { FilePick } from '../../parts/FilePick.tsx';
import { Notice } from '../../parts/Notice.tsx';
import { photoMessages, problemMessage } from '../../parts/photo-messages.ts';
import { scanMessages as messages } from './messages.ts';
import styles from './ScanCapture.module.css';

/** Fewer photos than these do not turn into a car that can be looked at from every side. */
export const MIN_PHOTOS = 8;

/** A scan made of single photos; those taken are kept at once, so a reload loses none. */
export function ScanPhotos() {
  const intl = useIntl();
  const { scan } = useDraft();
  const { actions } = useModel();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const taken = scan?.frames ?? 0;

  async function take(files: File[]) {
    setBusy(true);
    setProblem(null);
    const { prepareFrame } = await import('../../scan/frame-of-photo.ts');
    for (const file of files) {
      const frame = await prepareFrame(file);
      if (frame) await actions.addScanPhoto(frame);
      else setProblem('NOT_AN_IMAGE');
    }
    setBusy(false);
  }

  return (
    <div className={styles.scan}>
      <p>{intl.formatMessage(messages.photoHint, { count: MIN_PHOTOS })}</p>
      <p className={styles.count} role="status">
        {busy
          ? intl.formatMessage(photoMessages.preparing)
          : intl.formatMessage(messages.count, { taken, needed: MIN_PHOTOS })}
      </p>
      {problem && (
        <Notice tone="danger" icon="warning">
          {intl.formatMessage(problemMessage(problem))}
        </Notice>
      )}
      <div className={styles.actions}>
        <FilePick from="camera" className={styles.record} onFiles={(files) => void take(files)}>
          <Icon name="camera" size={20} />
          {intl.formatMessage(messages.addPhoto)}
        </FilePick>
        <FilePick
          from="files"
          multiple
          className={styles.choose}
          onFiles={(files) => void take(files)}
        >
          <Icon name="pictures" size={20} />
          {intl.formatMessage(messages.addFiles)}
        </FilePick>
      </div>
      {taken >= MIN_PHOTOS && (
        <Button icon="check" onClick={() => void actions.finishScan()}>
          {intl.formatMessage(messages.finish)}
        </Button>
      )}
    </div>
  );
}
