import { type Deal, isFallen } from '@forecourt/contract';
import { formatZonedTime, formatMoney } from '@forecourt/platform';
import { Button } from '@forecourt/ui/button';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Handover } from '../../../deal/Handover.tsx';
import { Contacts } from '../../../shared/Contacts.tsx';
import { Note } from '../../../shared/Note.tsx';
import { deskRecipe } from '../desk.recipe.ts';
import type { OfferDeskStore } from '../OfferDeskStore.ts';
import { DealFacts } from './DealFacts.tsx';
import { messages, phrases } from './messages.ts';
import { NextDealer } from './NextDealer.tsx';
import { SellDialog } from './SellDialog.tsx';
import { StaffDealStore } from './StaffDealStore.ts';
import { WithdrawDialog } from './WithdrawDialog.tsx';

interface StaffDealProps {
  store: OfferDeskStore;
  deal: Deal;
}

/** The decision card after the owner's yes: the handover, or the ways on after a no. Loaded then. */
export default observer(function StaffDeal({ store, deal }: StaffDealProps) {
  const styles = useSlotRecipe(deskRecipe);
  const { locale } = useIntl();
  const [own] = useState(() => new StaffDealStore(store));
  useEffect(() => own.keepTyped(), [own]);
  const isVoid = isFallen(deal.state);
  const { full_name: name = null, phone = null, email = null } = store.source?.tradeIn ?? {};
  return (
    <div className={styles.body}>
      <div className={styles.hero}>
        <p className={styles.amount} data-void={isVoid || undefined}>
          {formatMoney(deal.price, deal.currency_code, locale)}
        </p>
        {deal.state === 'AGREED' && (
          <p className={styles.text} role="status">
            <FormattedMessage {...messages.accepted} />
          </p>
        )}
      </div>
      {deal.state === 'AGREED' && deal.answer && <DealersAnswer deal={deal} />}
      <DealFacts deal={deal} />
      {isVoid ? (
        <NextDealer store={own} deal={deal} />
      ) : (
        <Handover store={own.handover} deal={deal} reader="STAFF" />
      )}
      <Sale store={own} deal={deal} />
      {!isVoid && deal.buyer.kind === 'PARTNER' && (
        <section>
          <h3 className={styles.label}>
            <FormattedMessage {...messages.customer} />
          </h3>
          <Contacts contacts={{ name, phone, email, address: null }} />
        </section>
      )}
    </div>
  );
});

/** Whether the dealer goes on (spec §4), and the fee. */
function DealersAnswer({ deal: { answer, fee } }: { deal: Deal }) {
  const { locale } = useIntl();
  const goesOn = answer?.continues === true;
  return (
    <Note tone={goesOn ? 'success' : 'info'} role="status">
      <FormattedMessage {...(goesOn ? messages.continues : messages.undecided)} />{' '}
      {answer?.until && (
        <>
          <FormattedMessage
            {...phrases.until}
            values={{ date: formatZonedTime(answer.until) }}
          />{' '}
        </>
      )}
      {fee && (
        <FormattedMessage
          {...phrases.booked}
          values={{ fee: formatMoney(fee.amount, fee.currency_code, locale) }}
        />
      )}
    </Note>
  );
}

interface SaleProps {
  store: StaffDealStore;
  deal: Deal;
}

/** Ends the deal: sold, or a side told staff that it withdraws. */
function Sale({ store, deal }: SaleProps) {
  const styles = useSlotRecipe(deskRecipe);
  const { can } = deal;
  const isReady = can.includes('SELL');
  const maySell = isReady || can.includes('SELL_WITH_NOTE');
  const mayRecord = can.includes('WITHDRAW_FOR_DEALER') || can.includes('WITHDRAW_FOR_OWNER');
  if (!maySell && !mayRecord) return null;
  return (
    <div className={styles.actions}>
      {maySell && (
        <Button
          fullWidth
          size="lg"
          variant={isReady ? 'solid' : 'outline'}
          onClick={() => store.askToSell(true)}
        >
          <FormattedMessage {...messages.markSold} />
        </Button>
      )}
      {mayRecord && (
        <Button variant="ghost" onClick={() => store.withdrawal.open()}>
          <FormattedMessage {...messages.record} />
        </Button>
      )}
      <SellDialog store={store} deal={deal} />
      <WithdrawDialog store={store} deal={deal} />
    </div>
  );
}
