import type { InsightsFunnel } from '@forecourt/contract';
import { channelNames, stepNames } from '@forecourt/platform/step-words';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { useIntl } from 'react-intl';
import { insightsRecipe } from '../Insights.recipe.ts';
import { messages } from '../messages.ts';
import { FigureTable } from './FigureTable.tsx';

/** The steps of those who got the link in each way. */
export function Channels({ funnel: { steps, channels } }: { funnel: InsightsFunnel }) {
  const intl = useIntl();
  const styles = useSlotRecipe(insightsRecipe);
  const title = intl.formatMessage(messages.channels);
  return (
    <section className={styles.card} aria-label={title}>
      <h2 className={styles.cardTitle}>{title}</h2>
      <FigureTable
        title={title}
        head={intl.formatMessage(messages.channel)}
        columns={steps.map(({ step }) => intl.formatMessage(stepNames[step]))}
        rows={channels.map(({ channel, steps: counts }) => ({
          id: channel,
          name: intl.formatMessage(channelNames[channel]),
          cells: counts.map(({ count }) => intl.formatNumber(count)),
        }))}
      />
    </section>
  );
}
