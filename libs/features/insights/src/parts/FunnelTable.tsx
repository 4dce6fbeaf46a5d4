import { stepNames } from '@forecourt/platform/step-words';
import { useIntl } from 'react-intl';
import { durationText } from '../durationText.ts';
import type { Figures } from '../figures.ts';
import { messages } from '../messages.ts';
import { percentText } from '../percentText.ts';
import { FigureTable } from './FigureTable.tsx';

/** The figures of the bars. */
export function FunnelTable({ figures }: { figures: readonly Figures[] }) {
  const intl = useIntl();
  const columns = [messages.count, messages.share, messages.before, messages.median];
  // of the first step there is nothing to tell: no step comes before it
  const none = (index: number) => (index === 0 ? '' : intl.formatMessage(messages.none));
  return (
    <FigureTable
      title={intl.formatMessage(messages.funnel)}
      head={intl.formatMessage(messages.step)}
      columns={columns.map((column) => intl.formatMessage(column))}
      rows={figures.map(
        ({ step, count, share, count_before: before, median_seconds: time }, index) => ({
          id: step,
          name: intl.formatMessage(stepNames[step]),
          cells: [
            intl.formatNumber(count),
            share === null ? none(index) : percentText(share, intl),
            intl.formatNumber(before),
            time === null ? none(index) : durationText(time, intl),
          ],
        }),
      )}
    />
  );
}
