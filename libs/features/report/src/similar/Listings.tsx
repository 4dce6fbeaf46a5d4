import { convertDistance, type DistanceUnit, type MarketListing } from '@forecourt/contract';
import { formatDistance, formatMoney } from '@forecourt/platform';
import { Link } from '@forecourt/ui/link';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { FormattedMessage, useIntl } from 'react-intl';
import { similarMessages, similarPhrases } from './messages.ts';
import { similarRecipe } from './SimilarCars.recipe.ts';

interface ListingsProps {
  listings: readonly MarketListing[];
  /** What the reader counts distances in; the market counts miles. */
  unit: DistanceUnit;
}

/** Similar cars on the market. */
export function Listings({ listings, unit }: ListingsProps) {
  const intl = useIntl();
  const styles = useSlotRecipe(similarRecipe);
  const own = (miles: number, digits = 0): string => {
    const value = convertDistance({ value: miles, unit: 'mi' }, unit);
    return formatDistance({ value, unit }, intl.locale, 'short', digits);
  };
  return (
    <section className={styles.card} aria-labelledby="listings-title">
      <h2 id="listings-title" className={styles.title}>
        <FormattedMessage {...similarMessages.listings} />
      </h2>
      <ul className={styles.list}>
        {listings.map(({ id, heading, price, miles, distance, dealer_name: dealer, url }) => (
          <li key={id} className={styles.item}>
            <div className={styles.what}>
              {url ? <Link href={url}>{heading}</Link> : <span>{heading}</span>}
              <p className={styles.more}>
                {dealer && <span>{dealer}</span>}
                {miles !== null && <span>{own(miles)}</span>}
                {distance !== null && (
                  <span>
                    <FormattedMessage
                      {...similarPhrases.away}
                      values={{ distance: own(distance, 1) }}
                    />
                  </span>
                )}
              </p>
            </div>
            {price !== null && (
              <span className={styles.price}>{formatMoney(price, 'USD', intl.locale)}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
