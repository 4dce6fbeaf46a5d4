import type { DealerAuction } from '@forecourt/contract';
import { formatCents } from '@forecourt/platform';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { failures } from '../shared/messages.ts';
import { Note } from '../shared/Note.tsx';
import type { BidStore } from './BidStore.ts';
import { bidFailures, messages, phrases } from './messages.ts';

interface BidNotesProps {
  bid: BidStore;
  auction: DealerAuction;
}

/** What has become of a bid: overtaken while it was typed, refused, or taken. */
export const BidNotes = observer(function BidNotes({ bid, auction }: BidNotesProps) {
  const { locale } = useIntl();
  const { taken, takenLimit } = bid;
  const money = (cents: number) => formatCents(cents, auction.currency_code, locale);
  return (
    <>
      {bid.isOutbidTyping && (
        <Note tone="warning" role="status">
          <FormattedMessage {...messages.outbidTyping} />
        </Note>
      )}
      <BidFailureNote bid={bid} />
      {taken !== null && (
        <Note tone={bid.isBeaten ? 'warning' : 'success'} role="status">
          {bid.isBeaten ? (
            <FormattedMessage {...phrases.takenBeaten} values={{ price: money(taken) }} />
          ) : takenLimit === null ? (
            <FormattedMessage {...phrases.taken} values={{ price: money(taken) }} />
          ) : (
            <FormattedMessage {...phrases.limitTaken} values={{ limit: money(takenLimit) }} />
          )}
        </Note>
      )}
    </>
  );
});

/** Why a bid was not taken. */
export const BidFailureNote = observer(function BidFailureNote({ bid }: { bid: BidStore }) {
  const { failure } = bid;
  if (!failure) return null;
  const text = { ...failures, ...bidFailures }[failure];
  return (
    <Note tone="danger" role="alert">
      <FormattedMessage {...text} />
    </Note>
  );
});
