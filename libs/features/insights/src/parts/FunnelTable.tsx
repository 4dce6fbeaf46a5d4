import { stepNames } from '@forecourt/platform/step-words';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { useIntl } from 'react-intl';
import { durationText } from '../durationText.ts';
import type { Figures } from '../figures.ts';
import { insightsRecipe } from '../Insights.recipe.ts';
import { messages } from '../messages.ts';

/** The figures of the bars. */
export function FunnelTable({ figures }: { figures: readonly Figures[] }) {
  const intl = useIntl();
  const styles = useSlotRecipe(insightsRecipe);
  const columns = [messages.count, messages.share, messages.before, messages.median];
  const title = intl.formatMessage(messages.funnel);
  const none = intl.formatMessage(messages.none);
  const percent = (part: number | null, isFirst: boolean) =>
    part === null ? (isFirst ? '' : none) : intl.formatNumber(part, { style: 'percent' });
  return (
    <div className={styles.scroll} tabIndex={0} role="group" aria-label={title}>
      <table className={styles.table} aria-label={title}>
        <thead>
          <tr>
            <th scope="col" className={styles.name}>
              {intl.formatMessage(messages.step)}
            </th>
            {columns.map((column) => (
              <th key={column.id} scope="col" className={styles.cell}>
                {intl.formatMessage(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {figures.map(
            ({ step, count, share, count_before: before, median_seconds: time }, index) => (
              <tr key={step}>
                <th scope="row" className={styles.name}>
                  {intl.formatMessage(stepNames[step])}
                </th>
                <td className={styles.number}>{intl.formatNumber(count)}</td>
                <td className={styles.number}>{percent(share, index === 0)}</td>
                <td className={styles.number}>{intl.formatNumber(before)}</td>
                <td className={styles.number}>
                  {time === null ? (index === 0 ? '' : none) : durationText(time, intl)}
                </td>
              </tr>
            ),
          )}
        </tbody>
      </table>
    </div>
  );
}
