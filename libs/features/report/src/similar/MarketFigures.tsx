import type { MarketSurvey } from '@forecourt/contract';
import { formatMoney } from '@forecourt/platform';
import { Badge } from '@forecourt/ui/badge';
import { KeyValueList } from '@forecourt/ui/key-value-list';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { FormattedMessage, useIntl } from 'react-intl';
import { similarMessages as messages } from './messages.ts';
import { PriceChart } from './PriceChart.tsx';
import { priceSpread } from './prices.ts';
import { similarRecipe } from './SimilarCars.recipe.ts';

interface MarketFiguresProps {
  survey: MarketSurvey;
  /** Asking price of this car in US dollars, the market's currency; null when unknown. */
  price: number | null;
}

/** How fast such cars sell, what they cost, and where this one lies among them. */
export function MarketFigures({ survey, price }: MarketFiguresProps) {
  const intl = useIntl();
  const styles = useSlotRecipe(similarRecipe);
  const spread = priceSpread(survey.similar_cars.listings);
  const money = (value: number) => formatMoney(value, 'USD', intl.locale);
  const number = (value: number | null) => value !== null && intl.formatNumber(value);
  const fact = (
    key: 'sold' | 'supply' | 'lowest' | 'median' | 'highest' | 'thisCar',
    value: string | false,
  ) => ({
    key,
    label: intl.formatMessage(messages[key]),
    value,
  });
  return (
    <section className={styles.card} aria-labelledby="market-title">
      <header className={styles.head}>
        <h2 id="market-title" className={styles.title}>
          <FormattedMessage {...messages.market} />
        </h2>
        {survey.sample && (
          <Badge tone="warning">
            <FormattedMessage {...messages.sample} />
          </Badge>
        )}
      </header>
      <KeyValueList
        columns={2}
        items={[
          fact('sold', number(survey.total_cars_sold_in_last_45_days)),
          fact('supply', number(survey.mds.mds)),
          ...(spread
            ? [
                fact('lowest', money(spread.lowest)),
                fact('highest', money(spread.highest)),
                fact('median', money(spread.median)),
                fact('thisCar', price !== null && money(price)),
              ]
            : []),
        ]}
      />
      {spread && <PriceChart spread={spread} price={price} />}
    </section>
  );
}
