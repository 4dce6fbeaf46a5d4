import type { TradeIn, TradeInOffer } from '@forecourt/contract';
import { formatMoney } from '@forecourt/platform';
import { DateTime, type DateTimeProps } from '@forecourt/ui/date-time';
import { KeyValueList } from '@forecourt/ui/key-value-list';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Contacts } from '../../shared/Contacts.tsx';
import { deskRecipe } from './desk.recipe.ts';
import { deskMessages } from './deskMessages.ts';
import { messages } from './messages.ts';
import type { OfferDeskStore } from './OfferDeskStore.ts';
import { OwnersMessage } from './OwnersMessage.tsx';
import { ownersMessages } from './ownersMessageMessages.ts';
import { WaitingOwner } from './waiting/WaitingOwner.tsx';

interface OwnersOfferProps {
  store: OfferDeskStore;
  offer: TradeInOffer;
  tradeIn: TradeIn;
  /** Address of the settings, for those who may change them. */
  settingsHref?: string;
}

/** The offer that staff made to the owner, and the owner's answer (spec §4). */
export const OwnersOffer = observer(function OwnersOffer(props: OwnersOfferProps) {
  const { store, offer, tradeIn, settingsHref } = props;
  const { locale } = useIntl();
  const styles = useSlotRecipe(deskRecipe);
  const { accepted, expired, comment } = offer;
  const { isUnreached } = store;
  const isOpen = accepted === null && !expired;
  const { full_name: name, phone, email } = tradeIn;
  return (
    <div className={styles.body}>
      <div className={styles.hero}>
        <p className={styles.amount} data-void={accepted === false || expired || undefined}>
          {formatMoney(offer.value, offer.currency_code ?? 'USD', locale)}
        </p>
        <p className={styles.text} role="status">
          <FormattedMessage {...(isUnreached ? ownersMessages.waitsUnreached : sentence(offer))} />
        </p>
      </div>
      {isOpen && <OwnersMessage store={store} tradeIn={tradeIn} settingsHref={settingsHref} />}
      {isOpen && <WaitingOwner store={store} tradeIn={tradeIn} />}
      <KeyValueList items={facts(offer, tradeIn)} />
      {comment && <p className={styles.text}>{comment}</p>}
      {accepted && (
        <section>
          <h3 className={styles.label}>
            <FormattedMessage {...messages.ownersContact} />
          </h3>
          <Contacts contacts={{ name, phone, email, address: null }} />
        </section>
      )}
    </div>
  );
});

function sentence({ accepted, expired }: TradeInOffer) {
  if (accepted === null) return expired ? messages.expired : messages.waits;
  return accepted ? messages.accepted : messages.rejected;
}

/** The moments and the condition that are known. */
function facts(
  offer: TradeInOffer,
  tradeIn: TradeIn,
): { key: string; label: ReactNode; value: ReactNode }[] {
  const { accepted, expired, expires_at: expiresAt, answered_at: answeredAt } = offer;
  const sentAt = tradeIn.offer_set_timestamp;
  const isOpen = accepted === null && !expired;
  const pairs = [
    { key: 'sent', label: deskMessages.sentAt, value: moment(sentAt) },
    { key: 'answered', label: deskMessages.answeredAt, value: moment(answeredAt) },
    {
      key: 'until',
      label: isOpen ? deskMessages.validUntil : deskMessages.expiredAt,
      value: accepted === null && moment(expiresAt, isOpen ? 'zoned' : 'datetime'),
    },
    {
      key: 'condition',
      label: deskMessages.condition,
      value: offer.trade_for_new && <FormattedMessage {...messages.newCar} />,
    },
  ];
  return pairs.flatMap(({ key, label, value }) =>
    value ? [{ key, label: <FormattedMessage {...label} />, value }] : [],
  );
}

function moment(
  value: string | null | undefined,
  format: DateTimeProps['format'] = 'datetime',
): ReactNode {
  return value && <DateTime value={value} format={format} />;
}
