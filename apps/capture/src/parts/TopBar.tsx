import { defineMessages, useIntl } from 'react-intl';
import { useRouter } from '../app/context.ts';
import type { Place } from '../app/router.ts';
import { Icon } from '../art/Icon.tsx';
import { SyncChip } from './SyncChip.tsx';
import styles from './TopBar.module.css';

const messages = {
  ...defineMessages({
    back: {
      defaultMessage: 'Back',
      description: 'Button of an arrow at the top: the screen before',
    },
  }),
  ...defineMessages<{
    progress: { done: number; total: number };
  }>({
    progress: {
      defaultMessage: '{done, number} of {total, number} steps done',
      description: 'Read out for the progress bar at the top',
    },
  }),
};

export interface TopBarProps {
  /** Where Back leads when the page was opened here. */
  before: Place;
  done: number;
  total: number;
}

/** Back, how far, and whether everything has been sent. */
export function TopBar({ before, done, total }: TopBarProps) {
  const intl = useIntl();
  const router = useRouter();
  return (
    <header className={styles.bar}>
      <button
        type="button"
        className={styles.back}
        aria-label={intl.formatMessage(messages.back)}
        onClick={() => router.back(before)}
      >
        <Icon name="back" />
      </button>
      <div
        className={styles.track}
        role="progressbar"
        aria-label={intl.formatMessage(messages.progress, { done, total })}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={done}
      >
        <div className={styles.fill} style={{ transform: `scaleX(${total ? done / total : 0})` }} />
      </div>
      <SyncChip />
    </header>
  );
}
