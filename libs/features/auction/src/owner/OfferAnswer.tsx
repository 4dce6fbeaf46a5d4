import { formatMoney } from '@forecourt/platform';
import { Button } from '@forecourt/ui/button';
import { ConfirmDialog } from '@forecourt/ui/dialog';
import { Stack } from '@forecourt/ui/layout';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { linkCardRecipe } from '../shared/linkCard.recipe.ts';
import { Conditions } from './Conditions.tsx';
import { messages, phrases } from './messages.ts';
import { ownerRecipe } from './OwnerScreen.recipe.ts';
import type { OwnerStore } from './OwnerStore.ts';

/** Id of the two buttons, for the bar that repeats the first of them. */
export const answerId = 'answer';

/** Yes or no, each with a confirmation that says what it does. */
export const OfferAnswer = observer(function OfferAnswer({ store }: { store: OwnerStore }) {
  const styles = useSlotRecipe(linkCardRecipe);
  const { small } = useSlotRecipe(ownerRecipe);
  const intl = useIntl();
  const { asking, sending, buyer, offer, askedValue } = store;
  const price = formatMoney(askedValue ?? offer!.value, offer!.currency_code, intl.locale);
  // Keeps the text while the dialog closes.
  const accepts = asking !== false;
  return (
    <>
      <div id={answerId} className={styles.actions}>
        <Button variant="solid" size="lg" onClick={() => store.ask(true)}>
          <FormattedMessage {...messages.accept} />
        </Button>
        <Button size="lg" onClick={() => store.ask(false)}>
          <FormattedMessage {...messages.decline} />
        </Button>
      </div>
      <div className={small}>
        <p>
          <FormattedMessage {...phrases.ifYes} values={{ buyer }} />
        </p>
        <p>
          <FormattedMessage {...messages.ifNo} />
        </p>
        <p>
          <FormattedMessage {...messages.once} /> <FormattedMessage {...messages.noFee} />
        </p>
      </div>
      <ConfirmDialog
        open={asking !== null}
        title={intl.formatMessage(accepts ? messages.acceptTitle : messages.declineTitle)}
        confirmLabel={intl.formatMessage(accepts ? messages.accept : messages.decline)}
        danger={!accepts}
        loading={sending}
        onConfirm={() => void store.give()}
        onOpenChange={() => store.ask(null)}
      >
        <Stack gap="3">
          <p>
            <FormattedMessage
              {...(accepts ? phrases.acceptText : phrases.declineText)}
              values={{ buyer, price }}
            />
          </p>
          {accepts && offer && (
            <Conditions
              offer={offer}
              buyer={buyer}
              unit={store.answer?.report.distance_unit ?? 'mi'}
            />
          )}
        </Stack>
      </ConfirmDialog>
    </>
  );
});
