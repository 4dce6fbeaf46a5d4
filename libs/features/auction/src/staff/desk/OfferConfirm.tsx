import { DAY_MS, type TradeIn, type TradeInOffer } from '@forecourt/contract';
import { formatCents, formatDate, formatMoney, formatPhone } from '@forecourt/platform';
import { ConfirmDialog } from '@forecourt/ui/dialog';
import { KeyValueList } from '@forecourt/ui/key-value-list';
import { Stack } from '@forecourt/ui/layout';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { deskMessages } from './deskMessages.ts';
import { messages, phrases } from './messages.ts';
import type { OfferStore } from './OfferStore.ts';

interface OfferConfirmProps {
  offer: OfferStore;
  tradeIn: TradeIn;
  /** The offer that waits for an answer, which this one replaces. */
  replaced: TradeInOffer | null;
  /** The server's time. */
  now: () => number;
}

/** Repeats the offer before it goes out: price, until when, under what condition, and to whom. */
export const OfferConfirm = observer(function OfferConfirm(props: OfferConfirmProps) {
  const { offer, tradeIn, replaced, now } = props;
  const intl = useIntl();
  const { locale } = intl;
  const { currency_code: currency, full_name: name, phone, email } = tradeIn;
  const contact = phone ? formatPhone(phone) : email;
  const until = formatDate(now() + (offer.validDays ?? 0) * DAY_MS);
  const items = [
    {
      key: 'price',
      label: messages.offerOf,
      value: <strong>{formatCents(offer.confirming ?? 0, currency, locale)}</strong>,
    },
    { key: 'to', label: messages.toWhom, value: [name, contact].filter(Boolean).join(', ') },
    { key: 'until', label: messages.until, value: until },
    {
      key: 'condition',
      label: deskMessages.condition,
      value: offer.tradeForNew && <FormattedMessage {...messages.newCar} />,
    },
    { key: 'comment', label: messages.comment, value: offer.comment.trim() },
  ];
  return (
    <ConfirmDialog
      open={offer.confirming !== null}
      title={intl.formatMessage(replaced ? messages.replaceTitle : messages.confirmTitle)}
      confirmLabel={intl.formatMessage(replaced ? messages.replace : messages.send)}
      loading={offer.sending}
      onConfirm={() => void offer.place(tradeIn.id)}
      onOpenChange={() => offer.dismiss()}
    >
      <Stack gap="4">
        {replaced && (
          <p>
            <FormattedMessage
              {...phrases.replaces}
              values={{
                price: formatMoney(replaced.value, replaced.currency_code ?? currency, locale),
              }}
            />
          </p>
        )}
        <KeyValueList
          items={items.flatMap(({ key, label, value }) =>
            value ? [{ key, label: <FormattedMessage {...label} />, value }] : [],
          )}
        />
      </Stack>
    </ConfirmDialog>
  );
});
