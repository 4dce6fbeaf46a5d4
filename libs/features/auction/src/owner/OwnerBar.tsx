import { formatMoney } from '@forecourt/platform';
import { Button } from '@forecourt/ui/button';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages, phrases } from './messages.ts';
import { ownerRecipe } from './OwnerScreen.recipe.ts';
import type { OwnerStore } from './OwnerStore.ts';

/** For a bar at the bottom of small screens: the offer, its condition, and both answers. */
export const OwnerBar = observer(function OwnerBar({ store }: { store: OwnerStore }) {
  const styles = useSlotRecipe(ownerRecipe);
  const { formatMessage, locale } = useIntl();
  const { offer, buyer: name } = store;
  if (!offer) return null;
  return (
    <>
      <div className={styles.bar}>
        <strong>{formatMoney(offer.value, offer.currency_code ?? 'USD', locale)}</strong>
        <span data-condition={offer.trade_for_new || undefined}>
          {offer.trade_for_new ? (
            <FormattedMessage {...messages.onlyNewCar} />
          ) : (
            name && <FormattedMessage {...phrases.from} values={{ name }} />
          )}
        </span>
      </div>
      <Button size="lg" onClick={() => store.ask(false)}>
        <FormattedMessage {...messages.decline} />
      </Button>
      <Button
        variant="solid"
        size="lg"
        aria-label={formatMessage(messages.accept)}
        onClick={() => store.ask(true)}
      >
        <FormattedMessage {...messages.acceptShort} />
      </Button>
    </>
  );
});
