import type { DealerAuction, DistanceUnit } from '@forecourt/contract';
import { formatCents } from '@forecourt/platform';
import { Button } from '@forecourt/ui/button';
import { Modal } from '@forecourt/ui/dialog';
import { Stack } from '@forecourt/ui/layout';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages as common } from '../shared/messages.ts';
import { Note } from '../shared/Note.tsx';
import type { AskedBid, BidStore } from './BidStore.ts';
import { BidTerms } from './BidTerms.tsx';
import { messages, phrases } from './messages.ts';

interface BidConfirmProps {
  bid: BidStore;
  auction: DealerAuction;
  /** The dealer's own best offer, in cents. */
  own: number | null;
  /** What the dealer counts distances in. */
  unit: DistanceUnit;
}

/** Asks for confirmation before a bid is sent; warns when the amount is no longer high enough. */
export const BidConfirm = observer(function BidConfirm(props: BidConfirmProps) {
  const { bid, auction, own, unit } = props;
  const intl = useIntl();
  const { asked, isLeading } = bid;
  return (
    <Modal
      open={asked !== null}
      size="sm"
      title={intl.formatMessage(titleOf(asked, isLeading))}
      onOpenChange={() => bid.dismiss()}
      footer={
        <>
          <Button disabled={bid.sending} onClick={() => bid.dismiss()}>
            <FormattedMessage {...common.cancel} />
          </Button>
          <Button
            variant="solid"
            loading={bid.sending}
            disabled={bid.isTooLow}
            onClick={() => void bid.send()}
          >
            <FormattedMessage {...confirmOf(asked)} />
          </Button>
        </>
      }
    >
      <Stack gap="4">
        {asked && <Offered asked={asked} bid={bid} auction={auction} own={own} />}
        {bid.isTooLow && (
          <Note tone="warning" role="alert">
            <FormattedMessage {...messages.notLeading} />{' '}
            <OfferMinimum bid={bid} auction={auction} />
          </Note>
        )}
        <BidTerms bid={bid} auction={auction} unit={unit} />
      </Stack>
    </Modal>
  );
});

/** The lowest amount that would be accepted, asked about in one press. */
export const OfferMinimum = observer(function OfferMinimum({
  bid,
  auction,
}: Pick<BidConfirmProps, 'bid' | 'auction'>) {
  const { locale } = useIntl();
  const price = formatCents(bid.minimum, auction.currency_code, locale);
  return (
    <Button variant="plain" size="sm" disabled={bid.sending} onClick={() => bid.askMinimum()}>
      <FormattedMessage {...phrases.offerMinimum} values={{ price }} />
    </Button>
  );
});

function titleOf(asked: AskedBid | null, isLeading: boolean) {
  if (asked?.buysNow) return messages.buyTitle;
  if (asked?.limit != null) return messages.limitTitle;
  return isLeading ? messages.raiseTitle : messages.confirmTitle;
}

function confirmOf(asked: AskedBid | null) {
  if (asked?.buysNow) return messages.confirmBuy;
  return asked?.limit != null ? messages.confirmLimit : messages.confirm;
}

/** What is offered, in the words of the dealer's standing. */
const Offered = observer(function Offered({
  asked: { cents, limit, buysNow },
  bid,
  auction,
  own,
}: Omit<BidConfirmProps, 'unit'> & { asked: AskedBid }) {
  const { locale } = useIntl();
  const money = (amount: number) => formatCents(amount, auction.currency_code, locale);
  const price = money(cents);
  if (limit !== null) {
    const keeps = bid.isLeading && own !== null;
    return (
      <div>
        <strong>
          <FormattedMessage {...phrases.limitText} values={{ limit: money(limit) }} />
        </strong>
        <p>
          <FormattedMessage
            {...(keeps ? phrases.limitKeeps : phrases.limitStart)}
            values={{ price: keeps ? money(own) : price }}
          />
        </p>
      </div>
    );
  }
  return (
    <div>
      <strong>
        <FormattedMessage {...phrases.confirmText} values={{ price }} />
      </strong>
      {buysNow && (
        <p>
          <FormattedMessage {...messages.buyText} />
        </p>
      )}
      {!buysNow && bid.isLeading && (
        <p>
          <FormattedMessage {...messages.leadsConfirm} />
        </p>
      )}
    </div>
  );
});
