import type { InsightsTime } from '@forecourt/contract';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { type CSSProperties, type KeyboardEvent, useRef, useState } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { insightsRecipe } from '../Insights.recipe.ts';
import { percentText } from '../percentText.ts';
import { timesMessages, timesPhrases } from '../timesMessages.ts';
import {
  blockHours,
  hoursText,
  shareOf,
  timeAt,
  type TimeMeasure,
  weekdayName,
  weekdays,
} from '../timesOfWeek.ts';

interface TimesMapProps {
  times: readonly InsightsTime[];
  measure: TimeMeasure;
}

/** By how many cells a key moves: across the days, and down the hours. */
const moves: Record<string, readonly [days: number, blocks: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * The week as a grid of hours by days. The share stands in each cell, so that its shade tells nothing by itself; one
 * cell is in the tab order, and arrow keys move.
 */
export function TimesMap({ times, measure }: TimesMapProps) {
  const intl = useIntl();
  const styles = useSlotRecipe(insightsRecipe);
  const grid = useRef<HTMLTableElement>(null);
  const [[day, block], setPlace] = useState<readonly [number, number]>([0, 3]);
  const [isChosen, setChosen] = useState(false);
  const shares = times.map((time) => shareOf(time, measure) ?? 0);
  const most = Math.max(0, ...shares);
  const chosen = timeAt(times, weekdays[day]!, blockHours[block]!);

  const move = (event: KeyboardEvent) => {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const [days = 0, blocks = 0] = moves[event.key] ?? [];
    if (!days && !blocks) return;
    event.preventDefault();
    const nextDay = clamp(day + (isRtl ? -days : days), weekdays.length);
    const nextBlock = clamp(block + blocks, blockHours.length);
    grid.current?.querySelector<HTMLElement>(`[data-place="${nextDay} ${nextBlock}"]`)?.focus();
  };
  return (
    <>
      <div className={styles.scroll}>
        <table
          ref={grid}
          role="grid"
          className={styles.map}
          aria-label={intl.formatMessage(timesMessages.title)}
          onKeyDown={move}
        >
          <thead>
            <tr>
              <th scope="col" className={styles.mapHead}>
                {intl.formatMessage(timesMessages.hours)}
              </th>
              {weekdays.map((weekday) => (
                <th key={weekday} scope="col" className={styles.mapHead}>
                  {weekdayName(weekday, 'short', intl)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {blockHours.map((hour, row) => (
              <tr key={hour}>
                <th scope="row" className={styles.mapHead}>
                  {hoursText(hour)}
                </th>
                {weekdays.map((weekday, column) => {
                  const time = timeAt(times, weekday, hour);
                  const share = shareOf(time, measure);
                  return (
                    <td
                      key={weekday}
                      className={styles.mapCell}
                      data-place={`${column} ${row}`}
                      data-few={(share === null && time.sent > 0) || undefined}
                      data-none={time.sent === 0 || undefined}
                      tabIndex={column === day && row === block ? 0 : -1}
                      style={
                        { '--share': share === null ? 0 : share / (most || 1) } as CSSProperties
                      }
                      aria-label={cellText(time, measure, intl)}
                      onFocus={() => {
                        setPlace([column, row]);
                        setChosen(true);
                      }}
                      onClick={(event) => event.currentTarget.focus()}
                    >
                      {share !== null && percentText(share, intl)}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={styles.note}>
        {isChosen ? cellText(chosen, measure, intl) : intl.formatMessage(timesMessages.keys)}
      </p>
      {most > 0 && (
        <p className={styles.note}>
          {intl.formatMessage(timesPhrases.scale, { most: percentText(most, intl) })}
        </p>
      )}
    </>
  );
}

const clamp = (index: number, length: number): number => Math.min(Math.max(index, 0), length - 1);

/** All that is known of a time; with what its cell shows. */
function cellText(time: InsightsTime, measure: TimeMeasure, intl: IntlShape): string {
  const { weekday, hour, sent, opened, completed } = time;
  const when = { day: weekdayName(weekday, 'long', intl), hours: hoursText(hour), sent };
  const share = shareOf(time, measure);
  if (share === null || opened === null || completed === null)
    return intl.formatMessage(timesPhrases.few, when);
  return intl.formatMessage(timesPhrases.cell, {
    ...when,
    share: percentText(share, intl),
    opened,
    completed,
  });
}
