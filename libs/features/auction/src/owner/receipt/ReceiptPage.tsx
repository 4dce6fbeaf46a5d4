import type { PublicReport, Receipt } from '@forecourt/contract';
import { carName, formatMoney } from '@forecourt/platform';
import { Button, ButtonLink } from '@forecourt/ui/button';
import { DateTime } from '@forecourt/ui/date-time';
import { KeyValueList } from '@forecourt/ui/key-value-list';
import { Link } from '@forecourt/ui/link';
import { PartnerLogo } from '@forecourt/ui/partner-logo';
import { EmptyState } from '@forecourt/ui/states';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { dayText } from '../../deal/dayText.ts';
import { Contacts } from '../../shared/Contacts.tsx';
import { messages as common } from '../../shared/messages.ts';
import type { OwnerStore } from '../OwnerStore.ts';
import { messages, phrases } from './messages.ts';
import { receiptRecipe } from './receipt.recipe.ts';

export interface ReceiptPageProps {
  store: OwnerStore;
  /** Address of the offer. */
  backHref: string;
}

/** What the owner agreed to, as a page that prints as one sheet. */
export default observer(function ReceiptPage({ store, backHref }: ReceiptPageProps) {
  const styles = useSlotRecipe(receiptRecipe);
  const { answer } = store;
  if (!answer) return null;
  const { receipt } = answer.trade_in ?? {};
  return (
    <article className={styles.root}>
      <nav className={styles.bar}>
        <Link href={backHref}>
          <FormattedMessage {...messages.back} />
        </Link>
        {receipt && (
          <>
            <Button onClick={() => window.print()}>
              <FormattedMessage {...messages.print} />
            </Button>
            <ButtonLink variant="solid" href={receipt.pdf_url}>
              <FormattedMessage {...messages.pdf} />
            </ButtonLink>
          </>
        )}
      </nav>
      {receipt ? (
        <Sheet receipt={receipt} logo={answer.report.logo} />
      ) : (
        <EmptyState title={<FormattedMessage {...messages.none} />}>
          <FormattedMessage {...messages.noneText} />
        </EmptyState>
      )}
    </article>
  );
});

function Sheet({ receipt, logo }: { receipt: Receipt; logo: PublicReport['logo'] }) {
  const styles = useSlotRecipe(receiptRecipe);
  const { locale } = useIntl();
  const { number, price, currency_code: currency, partner, seller, buyer } = receipt;
  const title = useRef<HTMLHeadingElement>(null);
  // The link that led here has gone with its page.
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <section className={styles.sheet}>
      <p className={styles.letterhead}>
        <PartnerLogo logo={logo && { url: logo.url }} alt={partner.name}>
          {partner.name}
        </PartnerLogo>
      </p>
      <header className={styles.head}>
        <h2 ref={title} tabIndex={-1}>
          <FormattedMessage {...messages.title} />
        </h2>
        <span className={styles.number}>
          <FormattedMessage {...phrases.number} values={{ number }} />
        </span>
      </header>
      <div>
        <p className={styles.label}>
          <FormattedMessage {...messages.price} />
        </p>
        <p className={styles.amount}>{formatMoney(price, currency, locale)}</p>
      </div>
      <Facts receipt={receipt} />
      <Conditions receipt={receipt} />
      <div className={styles.parties}>
        <section>
          <h3>
            <FormattedMessage {...messages.buyer} />
          </h3>
          <Contacts contacts={buyer} />
        </section>
        <section>
          <h3>
            <FormattedMessage {...messages.seller} />
          </h3>
          <Contacts contacts={seller} />
        </section>
      </div>
      <p className={styles.foot}>
        <FormattedMessage {...phrases.arranged} values={{ partner: partner.name }} />
      </p>
    </section>
  );
}

function Facts({ receipt }: { receipt: Receipt }) {
  const { plate, vincode } = receipt.car;
  const { handover_day: day } = receipt;
  const items = [
    { key: 'car', label: messages.car, value: carName(receipt.car) },
    { key: 'plate', label: messages.plate, value: plate },
    { key: 'vin', label: messages.vin, value: vincode },
    { key: 'agreed', label: messages.agreedOn, value: <DateTime value={receipt.agreed_at} /> },
    { key: 'day', label: messages.handover, value: day && dayText(day) },
  ];
  return (
    <KeyValueList
      items={items.flatMap(({ key, label, value }) =>
        value ? [{ key, label: <FormattedMessage {...label} />, value }] : [],
      )}
    />
  );
}

/** What the buyer asks for in turn. */
function Conditions({ receipt }: { receipt: Receipt }) {
  const styles = useSlotRecipe(receiptRecipe);
  const { trade_for_new: needsNew, comment } = receipt;
  return (
    <section className={styles.terms}>
      <h3>
        <FormattedMessage {...messages.conditions} />
      </h3>
      {needsNew && (
        <p>
          <FormattedMessage {...common.tradeForNew} />
        </p>
      )}
      {comment && <p>{comment}</p>}
      {!needsNew && !comment && (
        <p>
          <FormattedMessage {...messages.noConditions} />
        </p>
      )}
    </section>
  );
}
