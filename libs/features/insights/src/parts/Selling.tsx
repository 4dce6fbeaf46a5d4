import type { InsightsSelling } from '@forecourt/contract';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { type IntlShape, useIntl } from 'react-intl';
import { durationText } from '../durationText.ts';
import { insightsRecipe } from '../Insights.recipe.ts';
import type { InsightsStore } from '../InsightsStore.ts';
import { messages } from '../messages.ts';
import { percentText } from '../percentText.ts';
import { sellingFigures, sellingLines } from '../sellingLines.ts';
import { endingNames, sellingMessages } from '../sellingMessages.ts';
import { FigureTable } from './FigureTable.tsx';
import { InsightsCard } from './InsightsCard.tsx';
import { Tiles } from './Tiles.tsx';

type Figure = (typeof sellingFigures)[number];

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
  const number = (value: number) => intl.formatNumber(value);
  const shown = endings.filter(({ count, count_before: past }) => count + past > 0);
  const [dealersTitle, endingsTitle] = [
    intl.formatMessage(sellingMessages.dealers),
    intl.formatMessage(sellingMessages.endings),
  ];
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
      {shown.length > 0 && (
        <>
          <h3 className={styles.partTitle}>{endingsTitle}</h3>
          <FigureTable
            title={endingsTitle}
            head={intl.formatMessage(sellingMessages.reason)}
            columns={[messages.count, messages.before].map((column) => intl.formatMessage(column))}
            rows={shown.map(({ reason, count, count_before: past }) => ({
              id: reason,
              name: intl.formatMessage(endingNames[reason]),
              cells: [number(count), number(past)],
            }))}
          />
        </>
      )}
      {dealers.length > 0 && (
        <>
          <h3 className={styles.partTitle}>{dealersTitle}</h3>
          <FigureTable
            title={dealersTitle}
            head={intl.formatMessage(sellingMessages.dealer)}
            columns={(['invited', 'opened', 'bid', 'won'] as const).map((column) =>
              intl.formatMessage(sellingMessages[column]),
            )}
            rows={dealers.map(({ id, name, invited, opened, bid, won }) => ({
              id,
              name,
              cells: [invited, opened, bid, won].map(number),
            }))}
          />
        </>
      )}
    </>
  );
}

function figureText(figure: Figure, figures: InsightsSelling['now'], intl: IntlShape): string {
  const value = figures[figure];
  if (value === null) return intl.formatMessage(messages.none);
  if (figure === 'median_of_expected') return percentText(value, intl);
  return figure === 'median_seconds_to_sold' ? durationText(value, intl) : intl.formatNumber(value);
}
