import type { PaymentMethod } from '@forecourt/contract';
import { Badge } from '@forecourt/ui/badge';
import { Icon } from '@forecourt/ui/icon';
import { Heading } from '@forecourt/ui/layout';
import { RowSkeleton } from '@forecourt/ui/skeleton';
import { EmptyState, ErrorState } from '@forecourt/ui/states';
import { useSlotRecipe } from '@forecourt/ui/styling';
import CreditCard from 'lucide-react/icons/credit-card';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { billingRecipe } from '../BillingScreen.recipe.ts';
import type { BillingStore } from '../BillingStore.ts';
import { messages, phrases } from '../messages.ts';
import { Fees } from './Fees.tsx';

/** The payment methods for invoices, and the fees that dealers owe. */
export const Payments = observer(function Payments({ store }: { store: BillingStore }) {
  const styles = useSlotRecipe(billingRecipe);
  return (
    <>
      <div className={styles.section}>
        <Heading textStyle="title">
          <FormattedMessage {...messages.methods} />
        </Heading>
      </div>
      <Methods store={store} />
      <div className={styles.section}>
        <Heading textStyle="title">
          <FormattedMessage {...messages.fees} />
        </Heading>
        <span className={styles.quiet}>
          <FormattedMessage {...messages.feesText} />
        </span>
      </div>
      <Fees store={store} />
    </>
  );
});

const Methods = observer(function Methods({ store }: { store: BillingStore }) {
  const intl = useIntl();
  const styles = useSlotRecipe(billingRecipe);
  const { state, value } = store.billing;
  if (!value && state.status === 'error')
    return <ErrorState inline onRetry={() => void store.loadBilling()} />;
  if (!value) return <RowSkeleton />;
  const { payment_methods: methods } = value;
  if (methods.length === 0) return <EmptyState title={intl.formatMessage(messages.noMethods)} />;
  return (
    <ul className={styles.methods} aria-label={intl.formatMessage(messages.methods)}>
      {methods.map((method) => (
        <Method key={method.id} method={method} />
      ))}
    </ul>
  );
});

function Method({ method }: { method: PaymentMethod }) {
  const styles = useSlotRecipe(billingRecipe);
  const { brand, last4, expires } = method;
  const [year = '', month = ''] = expires.split('-');
  return (
    <li className={styles.row}>
      <span className={styles.icon}>
        <Icon icon={CreditCard} />
      </span>
      <div className={styles.main}>
        <div className={styles.title}>
          <FormattedMessage {...phrases.card} values={{ brand, last4 }} />
        </div>
        <div className={styles.quiet}>
          <FormattedMessage {...phrases.expires} values={{ month: `${month}/${year}` }} />
        </div>
      </div>
      <div className={styles.state}>
        {method.default && (
          <Badge>
            <FormattedMessage {...messages.standard} />
          </Badge>
        )}
      </div>
    </li>
  );
}
