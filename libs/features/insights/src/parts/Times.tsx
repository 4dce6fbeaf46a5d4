import type { InsightsTimes } from '@forecourt/contract';
import { SegmentGroup } from '@forecourt/ui/segment-group';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import type { GridChart } from '../charts.ts';
import { insightsRecipe } from '../Insights.recipe.ts';
import type { InsightsStore } from '../InsightsStore.ts';
import { messages, phrases } from '../messages.ts';
import { percentText } from '../percentText.ts';
import { timesMessages, timesPhrases } from '../timesMessages.ts';
import {
  blockHours,
  hoursText,
  shareOf,
  timeAt,
  type TimeMeasure,
  timesLines,
  weekdayName,
  weekdays,
} from '../timesOfWeek.ts';
import { FigureTable } from './FigureTable.tsx';
import { InsightsCard } from './InsightsCard.tsx';
import { TableSwitch } from './TableSwitch.tsx';
import { TimesMap } from './TimesMap.tsx';

/** When requests are sent that customers open and complete within a day. */
export const Times = observer(function Times({ store }: { store: InsightsStore }) {
  const intl = useIntl();
  const [measure, setMeasure] = useState<TimeMeasure>('completed');
  return (
    <InsightsCard
      title={intl.formatMessage(timesMessages.title)}
      resource={store.times}
      onRetry={() => void store.loadTimes()}
      file="insights-times"
      lines={timesLines}
      charts={(times) => (hasShares(times) ? [chartOf(times, measure, intl)] : [])}
    >
      {(times) => <TimesFigures times={times} measure={measure} onMeasure={setMeasure} />}
    </InsightsCard>
  );
});

/** Without a share in it the map would be empty boxes, and the table nothing but “too few”. */
const hasShares = ({ times }: InsightsTimes): boolean =>
  times.some(({ opened }) => opened !== null);

/** The map as it is shown, for a picture. */
function chartOf({ times }: InsightsTimes, measure: TimeMeasure, intl: IntlShape): GridChart {
  const most = Math.max(...times.map((time) => shareOf(time, measure) ?? 0));
  return {
    title: intl.formatMessage(timesMessages[measure]),
    columns: weekdays.map((weekday) => weekdayName(weekday, 'short', intl)),
    rows: blockHours.map((hour) => ({
      name: hoursText(hour),
      cells: weekdays.map((weekday) => {
        const share = shareOf(timeAt(times, weekday, hour), measure);
        if (share === null) return { text: '', shade: 0 };
        return { text: percentText(share, intl), shade: share / (most || 1) };
      }),
    })),
  };
}

interface TimesFiguresProps {
  times: InsightsTimes;
  /** What the map shows. */
  measure: TimeMeasure;
  onMeasure(measure: TimeMeasure): void;
}

function TimesFigures({ times, measure, onMeasure }: TimesFiguresProps) {
  const intl = useIntl();
  const styles = useSlotRecipe(insightsRecipe);
  const [isTable, setTable] = useState(false);
  const zone = times.time_zone.replaceAll('_', ' ');
  if (times.times.length === 0)
    return <p className={styles.note}>{intl.formatMessage(timesMessages.empty)}</p>;
  const options = (['completed', 'opened'] as const).map((value) => ({
    value,
    label: intl.formatMessage(timesMessages[value]),
  }));
  return (
    <>
      <p className={styles.lead}>
        {intl.formatMessage(timesMessages.lead)} {intl.formatMessage(phrases.zone, { zone })}
      </p>
      <p className={styles.best}>{bestText(times, intl)}</p>
      {hasShares(times) && (
        <div className={styles.head}>
          <div className={styles.measure}>
            <SegmentGroup
              legend={intl.formatMessage(timesMessages.measure)}
              options={options}
              value={measure}
              onValueChange={({ value }) => onMeasure(value)}
            />
          </div>
          <TableSwitch
            isTable={isTable}
            onChange={setTable}
            back={intl.formatMessage(timesMessages.asMap)}
            variant="ghost"
          />
        </div>
      )}
      {hasShares(times) &&
        (isTable ? (
          <TimesTable times={times} />
        ) : (
          <TimesMap times={times.times} measure={measure} />
        ))}
      <p className={styles.note}>{intl.formatMessage(timesMessages.reckoned)}</p>
    </>
  );
}

/** The best time to send, or that none is sure. */
function bestText({ best, times, total }: InsightsTimes, intl: IntlShape): string {
  const all = shareOf(total, 'completed');
  const share = best && shareOf(timeAt(times, best.weekday, best.hour), 'completed');
  if (!best || share === null || all === null) return intl.formatMessage(timesMessages.unsure);
  return intl.formatMessage(timesPhrases.best, {
    day: weekdayName(best.weekday, 'long', intl),
    hours: hoursText(best.hour),
    share: percentText(share, intl),
    all: percentText(all, intl),
  });
}

function TimesTable({ times: { times } }: { times: InsightsTimes }) {
  const intl = useIntl();
  const { title, time: head, sent, opened, completed } = timesMessages;
  const none = intl.formatMessage(messages.none);
  return (
    <FigureTable
      title={intl.formatMessage(title)}
      head={intl.formatMessage(head)}
      columns={[sent, opened, completed].map((column) => intl.formatMessage(column))}
      rows={times.map(({ weekday, hour, ...counts }) => ({
        id: `${weekday} ${hour}`,
        name: `${weekdayName(weekday, 'long', intl)}, ${hoursText(hour)}`,
        cells: [counts.sent, counts.opened, counts.completed].map((count) =>
          count === null ? none : intl.formatNumber(count),
        ),
      }))}
    />
  );
}
