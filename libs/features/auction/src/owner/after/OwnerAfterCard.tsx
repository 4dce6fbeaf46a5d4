import type { Deal } from '@forecourt/contract';
import { formatMoney, formatZonedTime } from '@forecourt/platform';
import { Button, ButtonLink } from '@forecourt/ui/button';
import { AcceptedArt, AuctionWonArt, RejectedArt } from '@forecourt/ui/illustrations';
import { WaitingArt, type IllustrationProps } from '@forecourt/ui/illustrations';
import { KeyValueList } from '@forecourt/ui/key-value-list';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import { type ComponentType, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Handover } from '../../deal/Handover.tsx';
import { ReasonDialog } from '../../deal/ReasonDialog.tsx';
import { cardRecipe } from '../../shared/card.recipe.ts';
import { Contacts } from '../../shared/Contacts.tsx';
import { linkCardRecipe } from '../../shared/linkCard.recipe.ts';
import { ownerRecipe } from '../OwnerScreen.recipe.ts';
import type { OwnerStore } from '../OwnerStore.ts';
import { afterTexts, afterTitles, messages, partnerTexts, phrases } from './messages.ts';
import { type OwnerAfter, ownerAfter } from './ownerAfter.ts';
import { OwnerDealStore } from './OwnerDealStore.ts';

export interface OwnerAfterCardProps {
  store: OwnerStore;
  deal: Deal;
  /** Address of the receipt. */
  receiptHref: string;
}

const arts: Record<OwnerAfter, ComponentType<IllustrationProps>> = {
  agreed: AcceptedArt,
  sold: AuctionWonArt,
  buyerWithdrew: WaitingArt,
  noAnswer: WaitingArt,
  youWithdrew: RejectedArt,
};

/** The owner's page after their yes, until the car is sold or the deal falls through. Loaded then. */
export default observer(function OwnerAfterCard(props: OwnerAfterCardProps) {
  const { store, deal, receiptHref } = props;
  const styles = useSlotRecipe(linkCardRecipe);
  const card = useSlotRecipe(cardRecipe);
  const owner = useSlotRecipe(ownerRecipe);
  const { locale } = useIntl();
  const [own] = useState(() => new OwnerDealStore(store));
  const after = ownerAfter(deal);
  const stands = after === 'agreed' || after === 'sold';
  const { contacts } = store.answer?.trade_in ?? {};
  const names = { buyer: deal.buyer.name, partner: store.partner };
  const price = formatMoney(deal.price, deal.currency_code, locale);
  const Art = arts[after];
  return (
    <>
      <div className={styles.art}>
        <Art />
      </div>
      <div className={styles.lead}>
        <div role="status">
          <h2 tabIndex={-1} className={styles.title}>
            <FormattedMessage {...afterTitles[after]} values={names} />
          </h2>
        </div>
        <p className={card.text}>
          <Sentence deal={deal} after={after} partner={names.partner} />
        </p>
      </div>
      <p className={owner.amount} data-over={!stands || undefined}>
        {price}
      </p>
      {after === 'agreed' && contacts && <NextSteps buyer={names.buyer} price={price} />}
      {contacts && (
        <section>
          <h3 className={card.title}>
            <FormattedMessage {...messages.buyer} />
          </h3>
          <Contacts contacts={contacts} />
        </section>
      )}
      {stands && <Handover store={own.handover} deal={deal} reader="OWNER" />}
      <Withdrawn deal={deal} partner={names.partner} />
      {deal.can.includes('RECEIPT') && (
        <ButtonLink href={receiptHref} fullWidth>
          <FormattedMessage {...messages.receipt} />
        </ButtonLink>
      )}
      {deal.can.includes('WITHDRAW') && <ChangeOfMind store={own} {...names} />}
    </>
  );
});

interface SentenceProps {
  deal: Deal;
  after: OwnerAfter;
  partner: string;
}

/** What happens next; never that somebody will call when nobody will. */
function Sentence({ deal, after, partner }: SentenceProps) {
  const { buyer, answer } = deal;
  const names = { buyer: buyer.name, partner };
  if (after !== 'agreed') {
    const texts = buyer.kind === 'PARTNER' ? { ...afterTexts, ...partnerTexts } : afterTexts;
    return <FormattedMessage {...texts[after]} values={names} />;
  }
  if (buyer.kind === 'PARTNER') return <FormattedMessage {...phrases.partnerBuys} values={names} />;
  if (answer?.continues) return <FormattedMessage {...phrases.confirmed} values={names} />;
  if (!answer?.until) return <FormattedMessage {...phrases.waiting} values={names} />;
  const values = { ...names, date: formatZonedTime(answer.until) };
  return <FormattedMessage {...phrases.until} values={values} />;
}

/** The way from the yes to the payment. */
function NextSteps({ buyer, price }: { buyer: string; price: string }) {
  const card = useSlotRecipe(cardRecipe);
  const steps = [
    <FormattedMessage key="agree" {...phrases.agree} values={{ buyer }} />,
    <FormattedMessage key="handOver" {...messages.handOver} />,
    <FormattedMessage key="paid" {...phrases.paid} values={{ price }} />,
  ];
  return (
    <section className={card.conditions}>
      <h3 className={card.title}>
        <FormattedMessage {...messages.next} />
      </h3>
      <ol className={card.conditions}>
        {steps.map((step, index) => (
          <li key={step.key}>
            <strong>{index + 1}.</strong>
            <span>{step}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The owner's own reason, or that staff recorded it. */
function Withdrawn({ deal: { withdrawal }, partner }: { deal: Deal; partner: string }) {
  const { text } = useSlotRecipe(cardRecipe);
  if (withdrawal?.party !== 'OWNER') return null;
  if (withdrawal.by === 'STAFF') {
    return (
      <p className={text}>
        <FormattedMessage {...phrases.recorded} values={{ partner }} />
      </p>
    );
  }
  if (!withdrawal.reason) return null;
  const label = <FormattedMessage {...messages.yourReason} />;
  return <KeyValueList items={[{ key: 'reason', label, value: withdrawal.reason }]} />;
}

interface ChangeOfMindProps {
  store: OwnerDealStore;
  buyer: string;
  partner: string;
}

/** The owner takes their yes back, before contact only. */
function ChangeOfMind({ store: { withdrawal }, buyer, partner }: ChangeOfMindProps) {
  const intl = useIntl();
  return (
    <>
      <Button variant="ghost" onClick={() => withdrawal.open()}>
        <FormattedMessage {...messages.changeMind} />
      </Button>
      <ReasonDialog
        store={withdrawal}
        title={intl.formatMessage(messages.withdrawTitle)}
        hint={intl.formatMessage(phrases.reasonHint, { partner })}
        confirmLabel={intl.formatMessage(messages.withdraw)}
        keepLabel={intl.formatMessage(messages.keep)}
      >
        <p>
          <FormattedMessage {...phrases.withdrawText} values={{ buyer }} />
        </p>
      </ReasonDialog>
    </>
  );
}
