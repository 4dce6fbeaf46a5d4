import Images from 'lucide-react/icons/images';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '@forecourt/ui/icon';
import { useLiveCamera } from '../camera/useLiveCamera.ts';
import { FilePick } from '../parts/FilePick.tsx';
import { CameraDialog } from '../viewfinder/CameraDialog.tsx';
import { CameraTrouble } from '../viewfinder/CameraTrouble.tsx';
import { LivePicture } from '../viewfinder/LivePicture.tsx';
import { viewfinderMessages } from '../viewfinder/messages.ts';
import frame from '../viewfinder/Viewfinder.module.css';
import { barcodeMessages as messages } from './messages.ts';
import styles from './barcode.module.css';
import { AIM, useCodeScan } from './useCodeScan.ts';

export interface ScanDialogProps {
  onVin(vin: string): void;
  /** A photo was taken or chosen instead. */
  onPhoto(file: File): void;
  onClose(): void;
}

/** The camera's picture with a frame to aim with; a VIN in it is read by itself. */
export function ScanDialog({ onVin, onPhoto, onClose }: ScanDialogProps) {
  const intl = useIntl();
  const video = useRef<HTMLVideoElement>(null);
  const { picture, open } = useLiveCamera();
  const stream = picture.kind === 'live' ? picture.stream : null;
  const scan = useCodeScan(video, stream, onVin);
  const take = ([file]: File[]) => file && onPhoto(file);
  const title = intl.formatMessage(messages.scan);
  return (
    <CameraDialog
      label={title}
      title={<strong>{title}</strong>}
      stream={stream}
      hasTrouble={picture.kind !== 'live' && picture.kind !== 'opening'}
      onClose={onClose}
    >
      {picture.kind === 'opening' ? (
        <p className={frame.opening} role="status">
          {intl.formatMessage(viewfinderMessages.opening)}
        </p>
      ) : picture.kind === 'live' ? (
        <>
          <LivePicture ref={video} stream={picture.stream} over={() => <Aim />} />
          <footer className={frame.footer}>
            <p className={frame.tip} role={scan === 'failed' ? 'alert' : 'status'}>
              {intl.formatMessage(messages[scan])}
            </p>
            <div className={styles.ways}>
              <FilePick from="files" className={frame.way} onFiles={take}>
                <Icon icon={Images} size={24} />
                <span>{intl.formatMessage(messages.fromPhoto)}</span>
              </FilePick>
            </div>
          </footer>
        </>
      ) : (
        <CameraTrouble problem={picture.kind} failed={false} onFiles={take} onTryAgain={open} />
      )}
    </CameraDialog>
  );
}

function Aim() {
  const style = { width: `${100 * AIM.width}%`, height: `${100 * AIM.height}%` };
  return <div className={styles.aim} style={style} />;
}

export default ScanDialog;
