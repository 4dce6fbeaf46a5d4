import Check from 'lucide-react/icons/check';
import Clock from 'lucide-react/icons/clock';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useIntl } from 'react-intl';
import { Icon, type IconComponent } from '@forecourt/ui/icon';
import type { SendState } from '../draft/draft.ts';
import { photoMessages } from './photoMessages.ts';
import styles from './PhotoState.module.css';

const icons: Record<SendState, IconComponent> = {
  waiting: Clock,
  sent: Check,
  refused: TriangleAlert,
};

export interface PhotoStateProps {
  state: SendState;
  /** Upload progress from 0 to 1; null while nothing is being sent. */
  progress?: number | null;
}

/** A badge on a photo: waiting, uploading, sent or refused. */
export function PhotoState({ state, progress = null }: PhotoStateProps) {
  const intl = useIntl();
  const isUnderWay = state === 'waiting' && progress !== null && progress > 0;
  const share = isUnderWay ? intl.formatNumber(progress, { style: 'percent' }) : '';
  const text = isUnderWay
    ? intl.formatMessage(photoMessages.underWay, { share })
    : intl.formatMessage(photoMessages[state]);
  return (
    <span
      className={`${styles.state} ${styles[state]} ${isUnderWay ? styles.underWay : ''}`}
      role="img"
      aria-label={text}
      title={text}
    >
      {isUnderWay ? share : <Icon icon={icons[state]} />}
    </span>
  );
}
