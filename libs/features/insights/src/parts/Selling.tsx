import type { InsightsSelling } from '@forecourt/contract';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { useState } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { nestedParts } from '../barParts.ts';
import type { BarChart } from '../charts.ts';
import { durationText } from '../durationText.ts';
import { insightsRecipe } from '../Insights.recipe.ts';
import type { InsightsStore } from '../InsightsStore.ts';
import { messages, phrases } from '../messages.ts';
import { percentText } from '../percentText.ts';
import { sellingFigures, sellingLines } from '../sellingLines.ts';
import { endingNames, sellingMessages } from '../sellingMessages.ts';
import { Bars } from './Bars.tsx';
import { FigureTable } from './FigureTable.tsx';
import { InsightsCard } from './InsightsCard.tsx';
import { TableSwitch } from './TableSwitch.tsx';
import { Tiles } from './Tiles.tsx';

type Figure = (typeof sellingFigures)[number];

const dealerColumns = ['invited', 'opened', 'bid', 'won'] as const;
type DealerColumn = (typeof dealerColumns)[number];

/** How the cars of the period sell: auctions, sales, dealers, and why offers came to nothing. */
export function Selling({ store }: { store: InsightsStore }) {
  const intl = useIntl();
  return (
    <InsightsCard
      title={intl.formatMessage(sellingMessages.title)}
      resource={store.selling}
      onRetry={() => void store.loadSelling()}
      file="insights-selling"
      lines={sellingLines}
      charts={(selling) => chartsOf(selling, intl)}
    >
      {(selling) => <SellingFigures selling={selling} />}
    </InsightsCard>
  );
}

function SellingFigures({
  selling: { now, before, dealers, endings },
}: {
  selling: InsightsSelling;
}) {
  const intl = useIntl();
  const styles = useSlotRecipe(insightsRecipe);
  const [isTable, setTable] = useState(false);
  const shown = shownOf(endings);
  return (
    <>
      <Tiles
        tiles={sellingFigures.map((figure) => ({
          id: figure,
          name: intl.formatMessage(sellingMessages[figure]),
          value: figureText(figure, now, intl),
          before: figureText(figure, before, intl),
        }))}
      />
      {shown.length + dealers.length > 0 && (
        <div>
          <TableSwitch isTable={isTable} onChange={setTable} />
        </div>
      )}
      {shown.length > 0 && (
        <>
          <h3 className={styles.partTitle}>{intl.formatMessage(sellingMessages.endings)}</h3>
          {isTable ? (
            <EndingTable endings={shown} />
          ) : (
            <Bars
              chart={endingChart(shown, intl)}
              label={intl.formatMessage(sellingMessages.endings)}
            />
          )}
        </>
      )}
      {dealers.length > 0 && (
        <>
          <h3 className={styles.partTitle}>{intl.formatMessage(sellingMessages.dealers)}</h3>
          {isTable ? (
            <DealerTable dealers={dealers} />
          ) : (
            <Bars
              chart={dealerChart(dealers, intl)}
              label={intl.formatMessage(sellingMessages.dealers)}
            />
          )}
        </>
      )}
    </>
  );
}

type Endings = InsightsSelling['endings'];

/** Those that happened, in this period or the one before. */
const shownOf = (endings: Endings): Endings =>
  endings.filter(({ count, count_before: past }) => count + past > 0);

function chartsOf({ endings, dealers }: InsightsSelling, intl: IntlShape): BarChart[] {
  const charts = [endingChart(shownOf(endings), intl), dealerChart(dealers, intl)];
  return charts.filter(({ bars }) => bars.length > 0);
}

/** A whole bar is the most of a reason. */
function endingChart(endings: Endings, intl: IntlShape): BarChart {
  const most = Math.max(...endings.map(({ count }) => count), 1);
  return {
    title: intl.formatMessage(sellingMessages.endings),
    bars: endings.map(({ reason, count, count_before: past }) => ({
      id: reason,
      name: intl.formatMessage(endingNames[reason]),
      count,
      parts: [{ look: 'bar', length: count / most }],
      facts: [intl.formatMessage(phrases.previously, { value: intl.formatNumber(past) })],
    })),
  };
}

function EndingTable({ endings }: { endings: Endings }) {
  const intl = useIntl();
  return (
    <FigureTable
      title={intl.formatMessage(sellingMessages.endings)}
      head={intl.formatMessage(sellingMessages.reason)}
      columns={[messages.count, messages.before].map((column) => intl.formatMessage(column))}
      rows={endings.map(({ reason, count, count_before: past }) => ({
        id: reason,
        name: intl.formatMessage(endingNames[reason]),
        cells: [count, past].map((value) => intl.formatNumber(value)),
      }))}
    />
  );
}

type Dealers = InsightsSelling['dealers'];

/** A whole bar is the dealer that was invited most. */
function dealerChart(dealers: Dealers, intl: IntlShape): BarChart {
  const most = Math.max(...dealers.map(({ invited }) => invited));
  const nameOf = (column: DealerColumn) => intl.formatMessage(sellingMessages[column]);
  return {
    title: intl.formatMessage(sellingMessages.dealers),
    legend: [
      { look: 'bar', name: nameOf('won') },
      { look: 'striped', name: nameOf('bid') },
      { look: 'outlined', name: nameOf('invited') },
    ],
    bars: dealers.map(({ id, name, ...counts }) => ({
      id,
      name,
      count: counts.invited,
      parts: nestedParts([counts.won, counts.bid, counts.invited], most),
      facts: dealerColumns.map((column) =>
        intl.formatMessage(phrases.figure, {
          name: nameOf(column),
          value: intl.formatNumber(counts[column]),
        }),
      ),
    })),
  };
}

function DealerTable({ dealers }: { dealers: Dealers }) {
  const intl = useIntl();
  return (
    <FigureTable
      title={intl.formatMessage(sellingMessages.dealers)}
      head={intl.formatMessage(sellingMessages.dealer)}
      columns={dealerColumns.map((column) => intl.formatMessage(sellingMessages[column]))}
      rows={dealers.map(({ id, name, ...counts }) => ({
        id,
        name,
        cells: dealerColumns.map((column) => intl.formatNumber(counts[column])),
      }))}
    />
  );
}

function figureText(figure: Figure, figures: InsightsSelling['now'], intl: IntlShape): string {
  const value = figures[figure];
  if (value === null) return intl.formatMessage(messages.none);
  if (figure === 'median_of_expected') return percentText(value, intl);
  return figure === 'median_seconds_to_sold' ? durationText(value, intl) : intl.formatNumber(value);
}
