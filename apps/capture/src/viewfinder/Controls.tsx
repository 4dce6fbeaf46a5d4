import Camera from 'lucide-react/icons/camera';
import Images from 'lucide-react/icons/images';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '@forecourt/ui/icon';
import { useCamera } from '../camera/cameraContext.ts';
import { FilePick } from '../parts/FilePick.tsx';
import { viewfinderMessages as messages } from './messages.ts';
import type { ShotTarget } from './target.ts';
import styles from './Viewfinder.module.css';

export interface ControlsProps {
  target: ShotTarget;
  /** A photo is being prepared. */
  busy: boolean;
  failed: boolean;
  onShoot(): void;
  onFiles(files: File[]): void;
  /** Taken with the phone's own camera app. */
  onAppPhoto(files: File[]): void;
}

/** The shutter, the photo's hint, and the alternatives to the page's own camera. */
export function Controls({ target, busy, failed, onShoot, onFiles, onAppPhoto }: ControlsProps) {
  const intl = useIntl();
  const camera = useCamera();
  const shutter = useRef<HTMLButtonElement>(null);
  useEffect(() => shutter.current?.focus(), []);
  return (
    <footer className={styles.footer}>
      <p className={styles.tip} role={failed ? 'alert' : 'status'}>
        {failed
          ? intl.formatMessage(messages.failed)
          : busy
            ? intl.formatMessage(messages.keeping)
            : target.tip}
      </p>
      <div className={styles.controls}>
        <FilePick from="files" className={styles.way} onFiles={onFiles}>
          <Icon icon={Images} size={24} />
          <span>{intl.formatMessage(messages.files)}</span>
        </FilePick>
        <button
          ref={shutter}
          type="button"
          className={styles.shutter}
          aria-label={intl.formatMessage(messages.shutter, { shot: target.label })}
          // Not disabled: that would lose the focus between two photos.
          aria-disabled={busy}
          onClick={() => !busy && onShoot()}
        />
        <FilePick
          from="camera"
          className={styles.way}
          onFiles={(files) => {
            camera.prefer('declined');
            onAppPhoto(files);
          }}
        >
          <Icon icon={Camera} size={24} />
          <span>{intl.formatMessage(messages.app)}</span>
        </FilePick>
      </div>
    </footer>
  );
}
