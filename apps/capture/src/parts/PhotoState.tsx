import { useIntl } from 'react-intl';
import { Icon, type IconName } from '../art/Icon.tsx';
import type { SendState } from '../draft/draft.ts';
import { photoMessages } from './photo-messages.ts';
import styles from './PhotoState.module.css';

const icons: Record<SendState, IconName> = { waiting: 'clock', sent: 'check', refused: 'warning' };

/** A small mark on a photo: waiting, sent or refused. */
export function PhotoState({ state }: { state: SendState }) {
  const text = useIntl().formatMessage(photoMessages[state]);
  return (
    <span className={`${styles.state} ${styles[state]}`} role="img" aria-label={text} title={text}>
      <Icon name={icons[state]} size={16} />
    </span>
  );
}
