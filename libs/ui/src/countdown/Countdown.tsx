import { remaining } from '@forecourt/platform';
import type { Remaining } from '@forecourt/platform';
import TimerIcon from 'lucide-react/icons/timer';
import { useEffect, useState } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { useSlotRecipe } from '../styling/useRecipe.ts';
import { useUiText } from '../text/UiTextProvider.tsx';
import { countdownRecipe } from './Countdown.recipe.ts';

export interface CountdownProps {
  /** When it ends, by the server's clock. */
  end: number | string | Date;
  /** Server time minus device time in ms, since the device's clock may be wrong. @default 0 */
  offset?: number;
  /** Returns the time in ms; replaces the device's clock and `offset`. Keep its identity. */
  now?: () => number;
  /** @default false */
  large?: boolean;
  /** Called once, when no time is left. */
  onEnd?: () => void;
}

const pad = (value: number): string => String(value).padStart(2, '0');

const shown = ({ days, hours, minutes, seconds }: Remaining): string =>
  days > 0
    ? `${days} d ${pad(hours)} h ${pad(minutes)} min`
    : `${pad(hours)}:${pad(minutes)}:${pad(seconds)}`;

/** What is announced, by the seconds that are left then. */
const milestones = [
  [3600, '1 h'],
  [600, '10 min'],
  [60, '1 min'],
] as const;
/** How long an announcement stays; later it would contradict the clock. */
const SAID_SECONDS = 5;

/** Announced at one hour, ten minutes and one minute, and at the end: not every second. */
const milestone = ({ over, days, hours, minutes, seconds }: Remaining): string => {
  if (over) return 'over';
  const left = ((days * 24 + hours) * 60 + minutes) * 60 + seconds;
  return milestones.find(([at]) => left <= at && left > at - SAID_SECONDS)?.[1] ?? '';
};

const moodOf = (left: Remaining): 'calm' | 'last' | 'minute' | 'over' => {
  if (left.over) return 'over';
  if (left.days > 0 || left.hours > 0) return 'calm';
  return left.minutes > 0 ? 'last' : 'minute';
};

/** Time left until an end; warns in the last hour and in the last minute. */
export function Countdown({ end, offset = 0, now, large, onEnd }: CountdownProps) {
  const [time, setTime] = useState(() => now?.() ?? Date.now() + offset);
  const left = remaining(end, time);
  const styles = useSlotRecipe(countdownRecipe, { mood: moodOf(left), large });
  const text = useUiText();
  const { over } = left;

  useEffect(() => {
    if (over) return;
    const tick = (): void => setTime(now?.() ?? Date.now() + offset);
    // Timers of a hidden tab are throttled: update as soon as it is visible again.
    const timer = setInterval(tick, 250);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [offset, now, over]);

  useEffect(() => {
    if (over) onEnd?.();
  }, [over, onEnd]);

  const said = milestone(left);
  return (
    <span className={styles.root}>
      <Icon icon={TimerIcon} size={large ? 24 : 16} />
      <span className={styles.time} role="timer" aria-label={`${text.endsIn} ${shown(left)}`}>
        {over ? text.ended : shown(left)}
      </span>
      <span className={styles.said} aria-live="polite">
        {said === 'over' ? text.ended : said && `${text.endsIn} ${said}`}
      </span>
    </span>
  );
}
