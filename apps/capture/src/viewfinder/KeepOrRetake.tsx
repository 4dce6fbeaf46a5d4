import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useEffect, useId, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '@forecourt/ui/icon';
import type { PhotoHint } from '../photo/quality.ts';
import { hintMessages } from '../parts/hintMessages.ts';
import { viewfinderMessages as messages } from './messages.ts';
import styles from './Viewfinder.module.css';

export interface KeepOrRetakeProps {
  hint: PhotoHint;
  onRetake(): void;
  onKeep(): void;
}

/** The photo could be better; the customer decides whether to keep it. */
export function KeepOrRetake({ hint, onRetake, onKeep }: KeepOrRetakeProps) {
  const intl = useIntl();
  const id = useId();
  const retake = useRef<HTMLButtonElement>(null);
  useEffect(() => retake.current?.focus(), []);
  return (
    <footer className={styles.footer}>
      <p className={styles.tip} id={id} role="status">
        <Icon icon={TriangleAlert} size={20} /> {intl.formatMessage(hintMessages[hint])}
      </p>
      <div className={styles.choice}>
        <button type="button" className={styles.other} onClick={onKeep}>
          {intl.formatMessage(messages.anyway)}
        </button>
        <button
          ref={retake}
          type="button"
          className={styles.main}
          aria-describedby={id}
          onClick={onRetake}
        >
          {intl.formatMessage(messages.retake)}
        </button>
      </div>
    </footer>
  );
}
