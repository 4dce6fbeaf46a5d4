import { useIntl } from 'react-intl';
import { ShotArt } from '../../art/ShotArt.tsx';
import type { ShotTarget } from '../../viewfinder/target.ts';
import { sides } from '../sideMessages.ts';
import { scanMessages } from './messages.ts';
import { ScanGuide } from './ScanGuide.tsx';
import styles from './ScanCapture.module.css';

/** What the next photo of a scan should show, and the progress around the car. */
export function NextShot({ target, taken }: { target: ShotTarget; taken: number }) {
  const intl = useIntl();
  return (
    <div className={styles.next}>
      <div className={styles.shot}>
        <ShotArt shot={target.shot} look="framed" />
      </div>
      <div className={styles.words}>
        <ScanGuide walked={taken / sides.length} />
        <p>
          <strong>{intl.formatMessage(scanMessages.next, { side: target.label })}</strong>
          <span className={styles.sent}>{target.tip}</span>
        </p>
      </div>
    </div>
  );
}
