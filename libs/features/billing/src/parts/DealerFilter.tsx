import { formatMoney } from '@forecourt/platform';
import { NativeSelect } from '@forecourt/ui/native-select';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { billingRecipe } from '../BillingScreen.recipe.ts';
import type { BillingStore } from '../BillingStore.ts';
import { messages, phrases } from '../messages.ts';

/** Whose fees are shown, and what that dealer owes in all. */
export const DealerFilter = observer(function DealerFilter({ store }: { store: BillingStore }) {
  const styles = useSlotRecipe(billingRecipe);
  const intl = useIntl();
  const { dealer, dealers } = store;
  const all = dealers.value ?? [];
  if (all.length === 0) return null;
  const money = (amount: number, currency: (typeof all)[number]['currency_code']) =>
    formatMoney(amount, currency, intl.locale);
  return (
    <div className={styles.filter}>
      <NativeSelect
        label={intl.formatMessage(messages.dealer)}
        options={[
          { value: '', label: intl.formatMessage(messages.allDealers) },
          ...all.map((one) => ({
            value: one.dealer_id,
            label: intl.formatMessage(phrases.option, {
              dealer: one.dealer.name,
              due: money(one.due, one.currency_code),
            }),
          })),
        ]}
        value={store.dealerId ?? ''}
        onChange={(event) => void store.chooseDealer(event.target.value || null)}
      />
      {dealer && (
        <p className={styles.quiet} role="status">
          <FormattedMessage
            {...phrases.owes}
            values={{ leads: dealer.leads, due: money(dealer.due, dealer.currency_code) }}
          />
          {dealer.returned > 0 && (
            <>
              {' · '}
              <FormattedMessage
                {...phrases.returned}
                values={{ amount: money(dealer.returned, dealer.currency_code) }}
              />
            </>
          )}
        </p>
      )}
    </div>
  );
});
