import { enoughRequests, type InsightsFunnel, type InsightsStep } from '@forecourt/contract';
import { formatDate } from '@forecourt/platform';
import { stepNames } from '@forecourt/platform/step-words';
import { Link } from '@forecourt/ui/link';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import type { Bar, BarChart } from '../charts.ts';
import { daysOf } from '../choice.ts';
import { durationText } from '../durationText.ts';
import { type Figures, figuresOf } from '../figures.ts';
import { insightsRecipe } from '../Insights.recipe.ts';
import type { InsightsStore } from '../InsightsStore.ts';
import { messages, phrases } from '../messages.ts';
import { percentText } from '../percentText.ts';
import type { ListHref } from '../stepPlace.ts';
import { BarRow } from './BarRow.tsx';
import { FunnelTable } from './FunnelTable.tsx';
import { TableSwitch } from './TableSwitch.tsx';

interface FunnelProps {
  store: InsightsStore;
  funnel: InsightsFunnel;
  listHref: ListHref;
}

/** How many requests came to each step, as bars or as a table. */
export const Funnel = observer(function Funnel({ store, funnel, listHref }: FunnelProps) {
  const intl = useIntl();
  const styles = useSlotRecipe(insightsRecipe);
  const [isTable, setTable] = useState(false);
  const { time_zone: timeZone } = funnel;
  const figures = figuresOf(funnel.steps);
  const { flow, days, which } = store;
  const hrefOf = (step: InsightsStep) =>
    flow && days && listHref({ flow, step, ...days, ...which });
  const lead = {
    from: formatDate(funnel.from, { timeZone }),
    // the end is the first moment after the period
    to: formatDate(Date.parse(funnel.to) - 1, { timeZone }),
  };
  return (
    <section className={styles.card} aria-label={intl.formatMessage(messages.funnel)}>
      <div className={styles.head}>
        <h2 className={styles.cardTitle}>{intl.formatMessage(messages.funnel)}</h2>
        <TableSwitch isTable={isTable} onChange={setTable} variant="ghost" />
      </div>
      <p className={styles.lead}>
        {[
          intl.formatMessage(phrases.lead, lead),
          intl.formatMessage(phrases.compared, {
            count: store.choice.dates ? daysOf(store.choice.dates) : store.choice.days,
          }),
          intl.formatMessage(phrases.zone, { zone: timeZone.replaceAll('_', ' ') }),
        ].join(' ')}
      </p>
      {(figures[0]?.count ?? 0) < enoughRequests && (
        <p className={styles.note} role="note">
          {intl.formatMessage(messages.few)}
        </p>
      )}
      {isTable ? (
        <FunnelTable figures={figures} />
      ) : (
        <ol className={styles.steps}>
          {funnelChart(funnel, intl).bars.map((bar, index) => (
            <Step key={bar.id} bar={bar} href={hrefOf(figures[index]!.step)} />
          ))}
        </ol>
      )}
    </section>
  );
});

/** The steps of all requests. */
export function funnelChart({ steps }: InsightsFunnel, intl: IntlShape): BarChart {
  const figures = figuresOf(steps);
  return {
    bars: figures.map((each, index) => ({
      id: each.step,
      name: intl.formatMessage(stepNames[each.step]),
      count: each.count,
      parts: [{ look: 'bar', length: each.length }],
      facts: factsOf(each, figures[index - 1]?.step, intl),
    })),
  };
}

interface StepProps {
  bar: Bar;
  href: string | undefined;
}

function Step({ bar, href }: StepProps) {
  const intl = useIntl();
  const { name, count } = bar;
  const link = href && (
    <Link href={href} aria-label={intl.formatMessage(phrases.open, { step: name, count })}>
      {name}
    </Link>
  );
  return <BarRow bar={bar} link={link} />;
}

/** What is compared of a step, as far as there is enough of it. */
function factsOf(
  { step, share, change, median_seconds: seconds }: Figures,
  before: InsightsStep | undefined,
  intl: IntlShape,
): string[] {
  const nameOf = (of: InsightsStep) => intl.formatMessage(stepNames[of]);
  const since = step === 'OPENED' ? 'SENT' : before;
  return [
    ...(share !== null && before
      ? [
          intl.formatMessage(phrases.ofBefore, {
            share: percentText(share, intl),
            step: nameOf(before),
          }),
        ]
      : []),
    ...(change === null ? [] : [changeText(change, intl)]),
    ...(seconds !== null && since
      ? [
          intl.formatMessage(phrases.usually, {
            time: durationText(seconds, intl),
            step: nameOf(since),
          }),
        ]
      : []),
  ];
}

/** With an arrow: no meaning is in a color alone. */
function changeText(change: number, intl: IntlShape): string {
  const percent = percentText(Math.abs(change), intl);
  if (Math.round(change * 100) === 0) return intl.formatMessage(messages.same);
  return change > 0
    ? `↑ ${intl.formatMessage(phrases.more, { change: percent })}`
    : `↓ ${intl.formatMessage(phrases.fewer, { change: percent })}`;
}
