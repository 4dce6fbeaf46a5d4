import { formatMoney } from '@forecourt/platform';
import { Badge } from '@forecourt/ui/badge';
import { Button } from '@forecourt/ui/button';
import { Skeleton } from '@forecourt/ui/skeleton';
import { referenceOf } from '@forecourt/ui/reference';
import { ErrorState } from '@forecourt/ui/states';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { showToast } from '@forecourt/ui/toast';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { billingRecipe } from '../BillingScreen.recipe.ts';
import type { BillingStore } from '../BillingStore.ts';
import { messages, phrases } from '../messages.ts';

/** The subscription: its price, and whether it is active. */
export const Plan = observer(function Plan({ store }: { store: BillingStore }) {
  const intl = useIntl();
  const styles = useSlotRecipe(billingRecipe);
  const { state, value } = store.billing;
  if (!value && state.status === 'error') {
    return (
      <ErrorState
        inline
        title={intl.formatMessage(messages.failed)}
        onRetry={() => void store.loadBilling()}
      >
        {referenceOf(state.error)}
      </ErrorState>
    );
  }
  if (!value) {
    return (
      <div className={styles.plan} role="status" aria-label={intl.formatMessage(messages.loading)}>
        <Skeleton width="220px" height="1.25rem" />
      </div>
    );
  }
  const { active, price, currency } = value.subscription;
  const subscribe = async (): Promise<void> => {
    try {
      await store.subscribe();
      showToast({ tone: 'success', title: intl.formatMessage(messages.subscribed) });
    } catch {
      showToast({ tone: 'danger', title: intl.formatMessage(messages.subscribeFailed) });
    }
  };
  return (
    <section className={styles.plan} aria-label={intl.formatMessage(messages.subscription)}>
      <div>
        <div className={styles.quiet}>
          <FormattedMessage {...messages.subscription} />
        </div>
        <div className={styles.price}>
          <FormattedMessage
            {...phrases.monthly}
            values={{ price: formatMoney(price, currency, intl.locale) }}
          />
        </div>
      </div>
      <div className={styles.status}>
        <Badge tone={active ? 'success' : 'neutral'} dot={active ? 'full' : 'ring'}>
          <FormattedMessage {...(active ? messages.active : messages.inactive)} />
        </Badge>
        {!active && (
          <Button
            size="sm"
            variant="solid"
            loading={store.subscribing}
            onClick={() => void subscribe()}
          >
            <FormattedMessage {...messages.subscribe} />
          </Button>
        )}
      </div>
    </section>
  );
});
