import { minutesOf } from '@forecourt/contract';
import { defineMessages, useIntl } from 'react-intl';
import { useRouter } from '../app/context.ts';
import type { Place } from '../app/router.ts';
import { Icon } from '../art/Icon.tsx';
import { SyncChip } from './SyncChip.tsx';
import { timeMessages } from './time-messages.ts';
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
  /** How long the rest takes; nothing is said of nothing. */
  secondsLeft?: number;
}

/** Back, how far, and whether everything has been sent. */
export function TopBar({ before, done, total, secondsLeft = 0 }: TopBarProps) {
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
      <div className={styles.way}>
        <div
          className={styles.track}
          role="progressbar"
          aria-label={intl.formatMessage(messages.progress, { done, total })}
          aria-valuemin={0}
          aria-valuemax={total}
          aria-valuenow={done}
        >
          <div
            className={styles.fill}
            style={{ transform: `scaleX(${total ? done / total : 0})` }}
          />
        </div>
        {secondsLeft > 0 && (
          <p className={styles.left}>
            {intl.formatMessage(timeMessages.left, { minutes: minutesOf(secondsLeft) })}
          </p>
        )}
      </div>
      <SyncChip />
    </header>
  );
}
