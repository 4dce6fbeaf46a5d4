import type { MarketSurvey } from '@forecourt/contract';
import {
  type Currency,
  formatCents,
  formatMoney,
  type Loadable,
  valueOf,
} from '@forecourt/platform';
import { Badge } from '@forecourt/ui/badge';
import { Skeleton } from '@forecourt/ui/skeleton';
import { useSlotRecipe } from '@forecourt/ui/styling';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { deskPhrases } from './deskMessages.ts';
import { marketMessages as messages, marketPhrases as phrases } from './marketMessages.ts';
import { marketRecipe } from './MarketContext.recipe.ts';
import { placeIn, type Spread, spreadOf } from './spread.ts';

export interface MarketContextProps {
  market: Loadable<MarketSurvey>;
  /** The typed amount in cents; null while it is not a valid price. */
  price: number | null;
  /** Currency of the typed amount and of the owner's expectation. */
  currency: Currency;
  /** What the owner expects, in units of the currency. */
  hope?: number | null;
}

/** The market data is in dollars; amounts in another currency cannot be compared with it. */
const marketCurrency: Currency = 'USD';

/** What similar cars cost, and where the typed price lies among them. */
export function MarketContext({ market, price, currency, hope }: MarketContextProps) {
  const { locale } = useIntl();
  const styles = useSlotRecipe(marketRecipe);
  const survey = valueOf(market);
  const spread = survey && spreadOf(survey);
  return (
    <aside className={styles.root}>
      <div className={styles.head}>
        <h3 className={styles.title}>
          <FormattedMessage {...messages.title} />
        </h3>
        {survey?.sample && (
          <Badge outline>
            <FormattedMessage {...messages.sample} />
          </Badge>
        )}
      </div>
      {spread ? (
        <Prices spread={spread} price={currency === marketCurrency ? price : null} />
      ) : (
        <div className={styles.text}>{reason(market.status, survey !== undefined)}</div>
      )}
      {survey && spread && <Counts survey={survey} spread={spread} />}
      {hope != null && (
        <p>
          <FormattedMessage
            {...deskPhrases.hope}
            values={{ price: formatMoney(hope, currency, locale) }}
          />
        </p>
      )}
    </aside>
  );
}

function reason(status: Loadable<unknown>['status'], isKnown: boolean): ReactNode {
  if (isKnown) return <FormattedMessage {...messages.none} />;
  if (status === 'loading') return <Skeleton height="72px" />;
  return <FormattedMessage {...(status === 'error' ? messages.failed : messages.unknown)} />;
}

function Prices({ spread, price }: { spread: Spread; price: number | null }) {
  const { locale } = useIntl();
  const styles = useSlotRecipe(marketRecipe);
  const { low, median, high } = spread;
  const at = (cents: number) => ({ insetInlineStart: `${placeIn(spread, cents) * 100}%` });
  const ends = [
    { key: 'low', label: messages.lowest, cents: low },
    { key: 'median', label: messages.median, cents: median },
    { key: 'high', label: messages.highest, cents: high },
  ];
  return (
    <>
      <div aria-hidden className={styles.scale}>
        <div className={styles.bar} />
        <div className={styles.median} style={at(median)} />
        {price !== null && <div className={styles.mark} style={at(price)} />}
      </div>
      <dl className={styles.ends}>
        {ends.map(({ key, label, cents }) => (
          <div key={key} className={styles.end}>
            <dt>
              <FormattedMessage {...label} />
            </dt>
            <dd className={styles.value}>{formatCents(cents, marketCurrency, locale)}</dd>
          </div>
        ))}
      </dl>
      {price !== null && (
        <p>
          <FormattedMessage {...messages[standing(spread, price)]} />
        </p>
      )}
    </>
  );
}

/** How much the prices are based on. */
function Counts({ survey, spread }: { survey: MarketSurvey; spread: Spread }) {
  const styles = useSlotRecipe(marketRecipe);
  const sold = survey.total_cars_sold_in_last_45_days;
  return (
    <p className={styles.text}>
      <FormattedMessage {...phrases.similar} values={{ count: spread.count }} />
      {sold !== null && (
        <>
          {' · '}
          <FormattedMessage {...phrases.sold} values={{ count: sold }} />
        </>
      )}
    </p>
  );
}

function standing({ low, high }: Spread, price: number): 'below' | 'above' | 'within' {
  if (price < low) return 'below';
  return price > high ? 'above' : 'within';
}
