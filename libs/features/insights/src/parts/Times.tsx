import type { InsightsTimes } from '@forecourt/contract';
import { SegmentGroup } from '@forecourt/ui/segment-group';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { insightsRecipe } from '../Insights.recipe.ts';
import type { InsightsStore } from '../InsightsStore.ts';
import { messages, phrases } from '../messages.ts';
import { percentText } from '../percentText.ts';
import { timesMessages, timesPhrases } from '../timesMessages.ts';
import {
  hoursText,
  shareOf,
  timeAt,
  type TimeMeasure,
  timesLines,
  weekdayName,
} from '../timesOfWeek.ts';
import { FigureTable } from './FigureTable.tsx';
import { InsightsCard } from './InsightsCard.tsx';
import { TableSwitch } from './TableSwitch.tsx';
import { TimesMap } from './TimesMap.tsx';

/** When requests are sent that customers open and complete within a day. */
export const Times = observer(function Times({ store }: { store: InsightsStore }) {
  const intl = useIntl();
  return (
    <InsightsCard
      title={intl.formatMessage(timesMessages.title)}
      resource={store.times}
      onRetry={() => void store.loadTimes()}
      file="insights-times.csv"
      lines={timesLines}
    >
      {(times) => <TimesFigures times={times} />}
    </InsightsCard>
  );
});

function TimesFigures({ times }: { times: InsightsTimes }) {
  const intl = useIntl();
  const styles = useSlotRecipe(insightsRecipe);
  const [measure, setMeasure] = useState<TimeMeasure>('completed');
  const [isTable, setTable] = useState(false);
  const zone = times.time_zone.replaceAll('_', ' ');
  if (times.times.length === 0)
    return <p className={styles.note}>{intl.formatMessage(timesMessages.empty)}</p>;
  // without a share in it the map would be empty boxes, and the table nothing but “too few”
  const hasShares = times.times.some(({ opened }) => opened !== null);
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
      {hasShares && (
        <div className={styles.head}>
          <div className={styles.measure}>
            <SegmentGroup
              legend={intl.formatMessage(timesMessages.measure)}
              options={options}
              value={measure}
              onValueChange={({ value }) => setMeasure(value)}
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
      {hasShares &&
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
