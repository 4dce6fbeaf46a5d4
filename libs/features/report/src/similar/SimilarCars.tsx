import { EmptyListArt, ErrorArt, WaitingArt } from '@forecourt/ui/illustrations';
import { CardSkeleton } from '@forecourt/ui/skeleton';
import { referenceOf } from '@forecourt/ui/reference';
import { EmptyState, ErrorState } from '@forecourt/ui/states';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import { FormattedMessage } from 'react-intl';
import type { ReportData } from '../reportData.ts';
import { Listings } from './Listings.tsx';
import { MarketFigures } from './MarketFigures.tsx';
import { similarMessages as messages } from './messages.ts';
import { similarRecipe } from './SimilarCars.recipe.ts';
import type { SimilarCarsStore } from './SimilarCarsStore.ts';

interface SimilarCarsProps {
  store: SimilarCarsStore;
  /** The current report, to compare its car with the others. */
  data: ReportData | undefined;
}

/** Market data for a report's car: figures, prices, and similar cars for sale. */
export const SimilarCars = observer(function SimilarCars({ store, data }: SimilarCarsProps) {
  const styles = useSlotRecipe(similarRecipe);
  const { question, survey } = store;
  if (question?.missing) {
    const isVin = question.missing === 'vin';
    return (
      <EmptyState
        title={<FormattedMessage {...(isVin ? messages.noVin : messages.noPostcode)} />}
        art={<WaitingArt />}
      >
        <FormattedMessage {...messages.noQuestion} />
      </EmptyState>
    );
  }
  const { state, value } = survey;
  const retry = () => void store.refresh();
  if (!value) {
    if (state.status !== 'error') return <CardSkeleton lines={6} />;
    return (
      <ErrorState
        title={<FormattedMessage {...messages.failed} />}
        art={<ErrorArt />}
        onRetry={retry}
      >
        {referenceOf(state.error)}
      </ErrorState>
    );
  }
  const { listings } = value.similar_cars;
  return (
    <div className={styles.root}>
      {state.status === 'error' && (
        <ErrorState inline title={<FormattedMessage {...messages.stale} />} onRetry={retry} />
      )}
      <MarketFigures survey={value} price={ownPrice(data)} />
      {listings.length > 0 ? (
        <Listings
          listings={listings}
          unit={data?.report.distance_unit ?? 'mi'}
          price={ownPrice(data)}
        />
      ) : (
        <EmptyState title={<FormattedMessage {...messages.none} />} art={<EmptyListArt />} />
      )}
    </div>
  );
});

/** Asking price of this car, else the owner's expectation. */
function ownPrice(data: ReportData | undefined): number | null {
  const { report, trade_in: tradeIn } = data ?? {};
  // The market data is in dollars; amounts in another currency cannot be compared with it.
  const isComparable = tradeIn && 'expected_price' in tradeIn && tradeIn.currency_code === 'USD';
  const expected = isComparable ? tradeIn.expected_price : null;
  return report?.report.car.price ?? expected;
}
