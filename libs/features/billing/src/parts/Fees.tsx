import type { Fee } from '@forecourt/contract';
import { formatDate, formatMoney } from '@forecourt/platform';
import { Badge, type BadgeProps } from '@forecourt/ui/badge';
import { InfiniteList } from '@forecourt/ui/infinite-list';
import { RowSkeleton } from '@forecourt/ui/skeleton';
import { EmptyState } from '@forecourt/ui/states';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import { useCallback } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { billingRecipe } from '../BillingScreen.recipe.ts';
import type { BillingStore } from '../BillingStore.ts';
import { feeStates, messages } from '../messages.ts';
import { DealerFilter } from './DealerFilter.tsx';

const keyOf = ({ id }: Fee): string => id;
const draw = (fee: Fee) => <FeeRow fee={fee} />;

/** What dealers owe for accepted offers (spec §9), newest first. */
export const Fees = observer(function Fees({ store }: { store: BillingStore }) {
  const intl = useIntl();
  const styles = useSlotRecipe(billingRecipe);
  const { fees } = store;
  return (
    <>
      <DealerFilter store={store} />
      <div className={styles.list}>
        <InfiniteList
          label={intl.formatMessage(messages.fees)}
          items={fees.items}
          getKey={keyOf}
          renderItem={useCallback(draw, [])}
          status={fees.infinite}
          rowHeight={64}
          plainRows
          skeleton={<RowSkeleton picture={false} />}
          onLoadMore={() => void fees.loadMore()}
          onRetry={() => void fees.retry()}
          skeletonCount={4}
          empty={<EmptyState title={intl.formatMessage(messages.noFees)} />}
          end={<span className={styles.end}>{intl.formatMessage(messages.allFees)}</span>}
        />
      </div>
    </>
  );
});

const tones: Record<Fee['state'], BadgeProps['tone']> = {
  BOOKED: 'info',
  KEPT: 'warning',
  RETURNED: 'neutral',
};

function FeeRow({ fee }: { fee: Fee }) {
  const { locale } = useIntl();
  const styles = useSlotRecipe(billingRecipe);
  const { dealer, inserted_at: at, amount, currency_code: currency, state } = fee;
  return (
    <div className={styles.row}>
      <div className={styles.main}>
        <div className={styles.title}>
          <bdi>{dealer.name}</bdi>
        </div>
        <div className={styles.quiet}>{formatDate(at)}</div>
      </div>
      <div className={styles.state}>
        <Badge tone={tones[state]}>
          <FormattedMessage {...feeStates[state]} />
        </Badge>
      </div>
      <div className={styles.amount} data-void={state === 'RETURNED' || undefined}>
        {formatMoney(amount, currency, locale)}
      </div>
    </div>
  );
}
