import type { InsightsSelling } from '@forecourt/contract';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { useState } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { nestedParts } from '../barParts.ts';
import { durationText } from '../durationText.ts';
import { insightsRecipe } from '../Insights.recipe.ts';
import type { InsightsStore } from '../InsightsStore.ts';
import { messages, phrases } from '../messages.ts';
import { percentText } from '../percentText.ts';
import { sellingFigures, sellingLines } from '../sellingLines.ts';
import { endingNames, sellingMessages } from '../sellingMessages.ts';
import { BarLegend } from './BarLegend.tsx';
import { BarRow } from './BarRow.tsx';
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
      file="insights-selling.csv"
      lines={sellingLines}
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
  const shown = endings.filter(({ count, count_before: past }) => count + past > 0);
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
          {isTable ? <EndingTable endings={shown} /> : <EndingBars endings={shown} />}
        </>
      )}
      {dealers.length > 0 && (
        <>
          <h3 className={styles.partTitle}>{intl.formatMessage(sellingMessages.dealers)}</h3>
          {isTable ? <DealerTable dealers={dealers} /> : <DealerBars dealers={dealers} />}
        </>
      )}
    </>
  );
}

type Endings = InsightsSelling['endings'];

/** A whole bar is the most of a reason. */
function EndingBars({ endings }: { endings: Endings }) {
  const intl = useIntl();
  const styles = useSlotRecipe(insightsRecipe);
  const most = Math.max(...endings.map(({ count }) => count), 1);
  return (
    <ul className={styles.steps} aria-label={intl.formatMessage(sellingMessages.endings)}>
      {endings.map(({ reason, count, count_before: past }) => (
        <BarRow
          key={reason}
          name={intl.formatMessage(endingNames[reason])}
          count={count}
          parts={[{ look: 'bar', length: count / most }]}
          facts={[intl.formatMessage(phrases.previously, { value: intl.formatNumber(past) })]}
        />
      ))}
    </ul>
  );
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
function DealerBars({ dealers }: { dealers: Dealers }) {
  const intl = useIntl();
  const styles = useSlotRecipe(insightsRecipe);
  const most = Math.max(...dealers.map(({ invited }) => invited));
  const nameOf = (column: DealerColumn) => intl.formatMessage(sellingMessages[column]);
  return (
    <>
      <BarLegend
        entries={[
          { look: 'bar', name: nameOf('won') },
          { look: 'striped', name: nameOf('bid') },
          { look: 'outlined', name: nameOf('invited') },
        ]}
      />
      <ul className={styles.steps} aria-label={intl.formatMessage(sellingMessages.dealers)}>
        {dealers.map(({ id, name, ...counts }) => (
          <BarRow
            key={id}
            name={name}
            count={counts.invited}
            parts={nestedParts([counts.won, counts.bid, counts.invited], most)}
            facts={dealerColumns.map((column) =>
              intl.formatMessage(phrases.figure, {
                name: nameOf(column),
                value: intl.formatNumber(counts[column]),
              }),
            )}
          />
        ))}
      </ul>
    </>
  );
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
