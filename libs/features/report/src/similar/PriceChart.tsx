import { formatMoney } from '@forecourt/platform';
import { useSlotRecipe } from '@forecourt/ui/styling';
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

/** Of the drawing, in px: its marks keep their size, and only the distances go by its width. */
const HEIGHT = 44;
const MIDDLE = HEIGHT / 2;

/** All prices on one line, the median as a bar, and this car among them. */
export function PriceChart({ spread, price }: PriceChartProps) {
  const intl = useIntl();
  const styles = useSlotRecipe(similarRecipe);
  const all = price === null ? spread.prices : [...spread.prices, price];
  const at = (value: number) => `${placeOnScale(value, all) * 100}%`;
  const money = (value: number) => formatMoney(value, 'USD', intl.locale);
  const label = intl.formatMessage(similarPhrases.chart, {
    lowest: money(spread.lowest),
    median: money(spread.median),
    highest: money(spread.highest),
  });
  return (
    <figure className={styles.plot}>
      <svg className={styles.chart} height={HEIGHT} role="img" aria-label={label}>
        <line className={styles.axis} x1="0" x2="100%" y1={MIDDLE} y2={MIDDLE} />
        {spread.prices.map((value, index) => (
          <circle key={index} className={styles.dot} cx={at(value)} cy={MIDDLE} r="6" />
        ))}
        <line
          className={styles.median}
          x1={at(spread.median)}
          x2={at(spread.median)}
          y1="8"
          y2={HEIGHT - 8}
        />
        {price !== null && (
          <svg className={styles.mark} x={at(price)} y={MIDDLE}>
            <path className={styles.own} d="M0-10l10 10-10 10-10-10Z" />
          </svg>
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
