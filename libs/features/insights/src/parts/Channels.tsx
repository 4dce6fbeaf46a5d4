import type { InsightsFunnel } from '@forecourt/contract';
import { stepNames } from '@forecourt/platform/step-words';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { useIntl } from 'react-intl';
import { insightsRecipe } from '../Insights.recipe.ts';
import { channelNames, messages } from '../messages.ts';

/** The steps of those who got the link in each way. */
export function Channels({ funnel: { steps, channels } }: { funnel: InsightsFunnel }) {
  const intl = useIntl();
  const styles = useSlotRecipe(insightsRecipe);
  const title = intl.formatMessage(messages.channels);
  return (
    <section className={styles.card} aria-label={title}>
      <h2 className={styles.cardTitle}>{title}</h2>
      <div className={styles.scroll} tabIndex={0} role="group" aria-label={title}>
        <table className={styles.table} aria-label={title}>
          <thead>
            <tr>
              <th scope="col" className={styles.name}>
                {intl.formatMessage(messages.channel)}
              </th>
              {steps.map(({ step }) => (
                <th key={step} scope="col" className={styles.cell}>
                  {intl.formatMessage(stepNames[step])}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {channels.map(({ channel, steps: counts }) => (
              <tr key={channel}>
                <th scope="row" className={styles.name}>
                  {intl.formatMessage(channelNames[channel])}
                </th>
                {counts.map(({ step, count }) => (
                  <td key={step} className={styles.number}>
                    {intl.formatNumber(count)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
