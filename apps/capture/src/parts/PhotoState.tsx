import { useIntl } from 'react-intl';
import { Icon, type IconName } from '../art/Icon.tsx';
import type { SendState } from '../draft/draft.ts';
import { photoMessages } from './photo-messages.ts';
import styles from './PhotoState.module.css';

const icons: Record<SendState, IconName> = { waiting: 'clock', sent: 'check', refused: 'warning' };

export interface PhotoStateProps {
  state: SendState;
  /** How much of it has arrived, from 0 to 1; null while nothing is under way. */
  progress?: number | null;
}

/** A small mark on a photo: waiting, on its way, sent or refused. */
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
      {isUnderWay ? share : <Icon name={icons[state]} size={16} />}
    </span>
  );
}
