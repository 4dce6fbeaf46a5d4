import { formatMoney } from '@forecourt/platform';
import { Button } from '@forecourt/ui/button';
import { useSlotStyles } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages, phrases } from './messages.ts';
import { ownerRecipe } from './OwnerScreen.recipe.ts';
import type { OwnerStore } from './OwnerStore.ts';

/** For a bar at the bottom of small screens: the offer, and the button that accepts it. */
export const OwnerBar = observer(function OwnerBar({ store }: { store: OwnerStore }) {
  const styles = useSlotStyles(ownerRecipe);
  const { locale } = useIntl();
  const { offer, buyer: name } = store;
  if (!offer) return null;
  return (
    <>
      <div className={styles.bar}>
        <strong>{formatMoney(offer.value, offer.currency_code ?? 'USD', locale)}</strong>
        {name && (
          <span>
            <FormattedMessage {...phrases.from} values={{ name }} />
          </span>
        )}
      </div>
      <Button variant="solid" size="lg" onClick={() => store.ask(true)}>
        <FormattedMessage {...messages.accept} />
      </Button>
    </>
  );
});
