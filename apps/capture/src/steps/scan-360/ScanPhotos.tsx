import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useDraft, useModel } from '../../app/context.ts';
import { Icon } from '../../art/Icon.tsx';
import { Button } from '../../parts/Button.tsx';
import { FilePick } from '../../parts/FilePick.tsx';
import { Notice } from '../../parts/Notice.tsx';
import { photoMessages, problemMessage } from '../../parts/photo-messages.ts';
import { CameraOffer } from '../../viewfinder/CameraOffer.tsx';
import { TakePhoto } from '../../viewfinder/TakePhoto.tsx';
import { scanMessages as messages } from './messages.ts';
import styles from './ScanCapture.module.css';
import { NextShot } from './NextShot.tsx';
import { MIN_PHOTOS, scanTargets } from './scan-targets.ts';

/** A scan made of single photos; those taken are kept at once, so a reload loses none. */
export function ScanPhotos() {
  const intl = useIntl();
  const { scan } = useDraft();
  const { actions } = useModel();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const taken = scan?.frames ?? 0;
  const targets = scanTargets(taken, intl, actions);
  const [next] = targets;

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
  const onFiles = (files: File[]) => void take(files);

  return (
    <div className={styles.scan}>
      <p>{intl.formatMessage(messages.photoHint, { count: MIN_PHOTOS })}</p>
      {next && <NextShot target={next} taken={taken} />}
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
        {next && (
          <TakePhoto targets={targets} className={styles.record} onFiles={onFiles}>
            <Icon name="camera" size={20} />
            {intl.formatMessage(messages.addPhoto)}
          </TakePhoto>
        )}
        <FilePick from="files" multiple className={styles.choose} onFiles={onFiles}>
          <Icon name="pictures" size={20} />
          {intl.formatMessage(messages.addFiles)}
        </FilePick>
      </div>
      <CameraOffer targets={targets} />
      {taken >= MIN_PHOTOS && (
        <Button icon="check" onClick={() => void actions.finishScan()}>
          {intl.formatMessage(messages.finish)}
        </Button>
      )}
    </div>
  );
}
