import type { Auction } from '@forecourt/contract';
import { formatMoney } from '@forecourt/platform';
import { Button } from '@forecourt/ui/button';
import { ConfirmDialog } from '@forecourt/ui/dialog';
import { Stack } from '@forecourt/ui/layout';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { failures } from '../../shared/messages.ts';
import { Note } from '../../shared/Note.tsx';
import type { BestOfferStore } from './BestOfferStore.ts';
import { deskMessages as messages, deskPhrases as phrases } from './deskMessages.ts';

interface OfferBestProps {
  store: BestOfferStore;
  auction: Auction;
}

/** Offers the best bid to the owner although it is below the reserve; asks first. */
export const OfferBest = observer(function OfferBest({ store, auction }: OfferBestProps) {
  const intl = useIntl();
  const { currency_code: currency, offers, rules } = auction;
  const money = (value = 0) => formatMoney(value, currency, intl.locale);
  return (
    <>
      <Button fullWidth size="lg" variant="solid" onClick={() => store.ask()}>
        <FormattedMessage {...messages.offerBest} />
      </Button>
      <ConfirmDialog
        open={store.isOpen}
        title={intl.formatMessage(messages.offerBestTitle)}
        confirmLabel={intl.formatMessage(messages.offerBestConfirm)}
        loading={store.sending}
        onConfirm={() => void store.send(auction.id)}
        onOpenChange={() => store.close()}
      >
        <Stack gap="4">
          <p>
            <FormattedMessage
              {...phrases.offerBestText}
              values={{
                price: money(offers[0]?.value),
                reserve: money(rules?.reserve_price ?? undefined),
              }}
            />
          </p>
          {store.failure && (
            <Note tone="danger" role="alert">
              <FormattedMessage {...failures[store.failure]} />
            </Note>
          )}
        </Stack>
      </ConfirmDialog>
    </>
  );
});
