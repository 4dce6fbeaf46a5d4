import ArrowLeft from 'lucide-react/icons/arrow-left';
import { minutesOf } from '@forecourt/contract';
import { defineMessages, useIntl } from 'react-intl';
import { useRouter } from '../app/context.ts';
import type { Place } from '../app/router.ts';
import { IconButton } from '@forecourt/ui/icon-button';
import { ProgressBar } from '@forecourt/ui/progress-bar';
import { SyncChip } from './SyncChip.tsx';
import { timeMessages } from './timeMessages.ts';
import styles from './TopBar.module.css';

const messages = {
  ...defineMessages({
    back: {
      defaultMessage: 'Back',
      description: 'Button of an arrow at the top: the screen before',
    },
  }),
  ...defineMessages<{
    progress: { step: number; steps: number };
  }>({
    progress: {
      defaultMessage: 'Step {step, number} of {steps, number}',
      description: 'Read out for the progress bar at the top',
    },
  }),
};

export interface TopBarProps {
  /** Where Back leads if the page was opened here. */
  before: Place;
  /** Number of this step, from 1; the review counts as the last one. */
  step: number;
  steps: number;
  /** Remaining time; hidden if it is 0. */
  secondsLeft?: number;
}

/** Back button, progress and sync state. */
export function TopBar({ before, step, steps, secondsLeft = 0 }: TopBarProps) {
  const intl = useIntl();
  const router = useRouter();
  return (
    <header className={styles.bar}>
      <IconButton
        size="touch"
        icon={ArrowLeft}
        className={styles.back}
        label={intl.formatMessage(messages.back)}
        onClick={() => router.back(before)}
      />
      <div className={styles.way}>
        <ProgressBar
          bare
          label={intl.formatMessage(messages.progress, { step, steps })}
          value={steps ? step / steps : 0}
        />
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
