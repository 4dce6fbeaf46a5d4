import { formatMoney } from '@forecourt/platform';
import { useSlotStyles } from '@forecourt/ui/styling';
import { useIntl } from 'react-intl';
import { similarPhrases } from './messages.ts';
import { placeOnScale } from './prices.ts';
import type { PriceSpread } from './prices.ts';
import { PriceLegend } from './PriceLegend.tsx';
import { similarRecipe } from './SimilarCars.recipe.ts';

interface PriceChartProps {
  spread: PriceSpread;
  price: number | null;
}

/** The drawing area, with room for a mark at both ends. */
const field = { width: 600, height: 44, edge: 12 };

/** All prices on one line, the median as a bar, and this car among them. */
export function PriceChart({ spread, price }: PriceChartProps) {
  const intl = useIntl();
  const styles = useSlotStyles(similarRecipe);
  const all = price === null ? spread.prices : [...spread.prices, price];
  const at = (value: number) =>
    field.edge + placeOnScale(value, all) * (field.width - 2 * field.edge);
  const money = (value: number) => formatMoney(value, 'USD', intl.locale);
  const label = intl.formatMessage(similarPhrases.chart, {
    lowest: money(spread.lowest),
    median: money(spread.median),
    highest: money(spread.highest),
  });
  const middle = field.height / 2;
  return (
    <figure className={styles.plot}>
      <svg
        className={styles.chart}
        viewBox={`0 0 ${field.width} ${field.height}`}
        role="img"
        aria-label={label}
      >
        <line
          className={styles.axis}
          x1={field.edge}
          x2={field.width - field.edge}
          y1={middle}
          y2={middle}
        />
        {spread.prices.map((value, index) => (
          <circle key={index} className={styles.dot} cx={at(value)} cy={middle} r="6" />
        ))}
        <line
          className={styles.median}
          x1={at(spread.median)}
          x2={at(spread.median)}
          y1="8"
          y2={field.height - 8}
        />
        {price !== null && (
          <path className={styles.own} d={`M${at(price)} ${middle - 10}l10 10-10 10-10-10Z`} />
        )}
      </svg>
      <div className={styles.ends} aria-hidden>
        <span>{money(Math.min(...all))}</span>
        <span>{money(Math.max(...all))}</span>
      </div>
      <PriceLegend hasOwn={price !== null} />
    </figure>
  );
}
