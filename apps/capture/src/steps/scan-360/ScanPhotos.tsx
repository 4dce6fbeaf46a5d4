import Camera from 'lucide-react/icons/camera';
import Check from 'lucide-react/icons/check';
import Images from 'lucide-react/icons/images';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useDraft, useModel } from '../../app/context.ts';
import { Button } from '@forecourt/ui/button';
import { FilePick } from '../../parts/FilePick.tsx';
import { Alert } from '@forecourt/ui/alert';
import { photoMessages, problemMessage } from '../../parts/photoMessages.ts';
import { CameraOffer } from '../../viewfinder/CameraOffer.tsx';
import { TakePhoto } from '../../viewfinder/TakePhoto.tsx';
import { scanMessages as messages } from './messages.ts';
import styles from './ScanCapture.module.css';
import { NextShot } from './NextShot.tsx';
import { MIN_PHOTOS, scanTargets } from './scanTargets.ts';

/** A scan made of single photos; they are stored immediately, so a reload loses none. */
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
    const { prepareFrame } = await import('../../scan/frameOfPhoto.ts');
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
        <Alert status="error" icon={TriangleAlert}>
          {intl.formatMessage(problemMessage(problem))}
        </Alert>
      )}
      <div className={styles.actions}>
        {next && (
          <TakePhoto targets={targets} variant="solid" icon={Camera} onFiles={onFiles}>
            {intl.formatMessage(messages.addPhoto)}
          </TakePhoto>
        )}
        <FilePick from="files" multiple variant="outline" icon={Images} onFiles={onFiles}>
          {intl.formatMessage(messages.addFiles)}
        </FilePick>
      </div>
      <CameraOffer targets={targets} />
      {taken >= MIN_PHOTOS && (
        <Button size="touch" variant="solid" icon={Check} onClick={() => void actions.finishScan()}>
          {intl.formatMessage(messages.finish)}
        </Button>
      )}
    </div>
  );
}
