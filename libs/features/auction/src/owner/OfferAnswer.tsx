import { Button } from '@forecourt/ui/button';
import { ConfirmDialog } from '@forecourt/ui/dialog';
import { useSlotStyles } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { cardRecipe } from '../shared/card.recipe.ts';
import { messages } from './messages.ts';
import type { OwnerStore } from './OwnerStore.ts';

/** Yes or no, each with a confirmation that says what it does. */
export const OfferAnswer = observer(function OfferAnswer({ store }: { store: OwnerStore }) {
  const styles = useSlotStyles(cardRecipe);
  const intl = useIntl();
  const { asking, sending } = store;
  // Keeps the text while the dialog closes.
  const accepts = asking !== false;
  return (
    <>
      <div className={styles.actions}>
        <Button variant="solid" size="lg" onClick={() => store.ask(true)}>
          <FormattedMessage {...messages.accept} />
        </Button>
        <Button size="lg" onClick={() => store.ask(false)}>
          <FormattedMessage {...messages.decline} />
        </Button>
      </div>
      <p className={styles.text}>
        <FormattedMessage {...messages.ifYes} /> <FormattedMessage {...messages.ifNo} />{' '}
        <FormattedMessage {...messages.once} /> <FormattedMessage {...messages.noFee} />
      </p>
      <ConfirmDialog
        open={asking !== null}
        title={intl.formatMessage(accepts ? messages.acceptTitle : messages.declineTitle)}
        confirmLabel={intl.formatMessage(accepts ? messages.accept : messages.decline)}
        danger={!accepts}
        loading={sending}
        onConfirm={() => void store.give()}
        onOpenChange={() => store.ask(null)}
      >
        <FormattedMessage {...(accepts ? messages.acceptText : messages.declineText)} />
      </ConfirmDialog>
    </>
  );
});
