import { convertDistance, type DistanceUnit, type MarketListing } from '@forecourt/contract';
import { carName, formatDistance, formatMoney } from '@forecourt/platform';
import { Icon } from '@forecourt/ui/icon';
import { Link } from '@forecourt/ui/link';
import { useSlotRecipe } from '@forecourt/ui/styling';
import CarIcon from 'lucide-react/icons/car';
import { FormattedMessage, useIntl } from 'react-intl';
import { similarMessages, similarPhrases } from './messages.ts';
import { similarRecipe } from './SimilarCars.recipe.ts';

interface ListingsProps {
  listings: readonly MarketListing[];
  /** What the reader counts distances in; the market counts miles. */
  unit: DistanceUnit;
  /** Asking price of this car in US dollars, the market's currency; null when unknown. */
  price: number | null;
}

/** Similar cars on the market, and what they cost beside this one. */
export function Listings({ listings, unit, price: ownPrice }: ListingsProps) {
  const intl = useIntl();
  const styles = useSlotRecipe(similarRecipe);
  const money = (value: number): string => formatMoney(value, 'USD', intl.locale);
  const own = (miles: number, digits = 0): string => {
    const value = convertDistance({ value: miles, unit: 'mi' }, unit);
    return formatDistance({ value, unit }, intl.locale, 'short', digits);
  };
  return (
    <section className={styles.card} aria-labelledby="listings-title">
      <header className={styles.listHead}>
        <h2 id="listings-title" className={styles.title}>
          <FormattedMessage {...similarMessages.listings} />
        </h2>
        {ownPrice !== null && (
          <p className={styles.quiet}>
            <FormattedMessage {...similarPhrases.compared} values={{ price: money(ownPrice) }} />
          </p>
        )}
      </header>
      <ul className={styles.list} data-compared={ownPrice === null ? undefined : ''}>
        {listings.map((car) => (
          <li key={car.id} className={styles.item}>
            <span className={styles.thumb}>
              <Icon icon={CarIcon} size={20} />
            </span>
            <div className={styles.what}>
              {car.url ? <Link href={car.url}>{nameOf(car)}</Link> : <span>{nameOf(car)}</span>}
              <p className={styles.more}>
                {car.dealer_name && <span>{car.dealer_name}</span>}
                {car.distance !== null && (
                  <span>
                    <FormattedMessage
                      {...similarPhrases.away}
                      values={{ distance: own(car.distance, 1) }}
                    />
                  </span>
                )}
              </p>
            </div>
            <span className={styles.miles}>{car.miles !== null && own(car.miles)}</span>
            <span className={styles.price}>{car.price !== null && money(car.price)}</span>
            {ownPrice !== null && (
              <span className={styles.difference}>
                {car.price !== null && <Difference amount={car.price - ownPrice} money={money} />}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What the market calls it where that is all there is. */
function nameOf({ heading, trim, ...car }: MarketListing): string {
  return car.year && car.make && car.model
    ? [carName(car), trim].filter(Boolean).join(' ')
    : heading;
}

/** How much more or less than this car another one costs. */
function Difference({ amount, money }: { amount: number; money: (value: number) => string }) {
  if (amount === 0) return <FormattedMessage {...similarMessages.same} />;
  return (
    <FormattedMessage
      {...similarPhrases[amount > 0 ? 'costsMore' : 'costsLess']}
      values={{ amount: money(Math.abs(amount)) }}
    />
  );
}
