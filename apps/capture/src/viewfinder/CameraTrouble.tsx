import Camera from 'lucide-react/icons/camera';
import Images from 'lucide-react/icons/images';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '@forecourt/ui/icon';
import type { CameraProblem } from '../camera/camera.ts';
import { settingsPathOf } from '../camera/settingsPath.ts';
import { Button } from '@forecourt/ui/button';
import { FilePick } from '../parts/FilePick.tsx';
import { problemMessages, settingsMessages, viewfinderMessages as messages } from './messages.ts';
import styles from './CameraTrouble.module.css';

export interface CameraTroubleProps {
  problem: CameraProblem;
  failed: boolean;
  onFiles(files: File[]): void;
  onTryAgain(): void;
}

/** Shown without a live picture: other ways to take the photo, and how to allow the camera. */
export function CameraTrouble({ problem, failed, onFiles, onTryAgain }: CameraTroubleProps) {
  const intl = useIntl();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { title, text } = problemMessages[problem];
  const steps = settingsMessages[settingsPathOf(navigator.userAgent, navigator.maxTouchPoints)];
  return (
    <div className={styles.trouble}>
      <span className={styles.badge}>
        <Icon icon={Camera} size={48} />
      </span>
      <div className={styles.words}>
        <h2 ref={heading} tabIndex={-1}>
          {intl.formatMessage(title)}
        </h2>
        <p>{intl.formatMessage(text)}</p>
        {failed && <p role="alert">{intl.formatMessage(messages.failed)}</p>}
      </div>
      <div className={styles.ways}>
        <FilePick from="camera" variant="solid" icon={Camera} onFiles={onFiles}>
          {intl.formatMessage(messages.useApp)}
        </FilePick>
        <FilePick from="files" variant="outline" icon={Images} onFiles={onFiles}>
          {intl.formatMessage(messages.useFiles)}
        </FilePick>
      </div>
      {problem === 'denied' && (
        <div className={styles.how}>
          <h3>{intl.formatMessage(messages.howTitle)}</h3>
          <ol>
            {steps.map((step) => (
              <li key={intl.formatMessage(step)}>{intl.formatMessage(step)}</li>
            ))}
          </ol>
        </div>
      )}
      {problem !== 'none' && (
        <Button size="touch" variant="plain" icon={RotateCw} onClick={onTryAgain}>
          {intl.formatMessage(messages.tryAgain)}
        </Button>
      )}
    </div>
  );
}
