import type { Deal } from '@forecourt/contract';
import { formatMoney } from '@forecourt/platform';
import { DateTime } from '@forecourt/ui/date-time';
import { KeyValueList } from '@forecourt/ui/key-value-list';
import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { messages, phrases } from './messages.ts';

interface Fact {
  key: string;
  label: MessageDescriptor;
  value: ReactNode;
}

/** Who bought, when, who backed out and why, and what became of the fee. */
export function DealFacts({ deal }: { deal: Deal }) {
  const { locale } = useIntl();
  const { buyer, fee, state } = deal;
  const facts: Fact[] = [
    ...endOf(deal),
    { key: 'buyer', label: messages.buyer, value: !deal.withdrawal && buyer.name },
    { key: 'agreed', label: messages.agreed, value: <DateTime value={deal.agreed_at} /> },
    {
      key: 'sold',
      label: messages.soldAt,
      value: state === 'SOLD' && <DateTime value={deal.since} />,
    },
    { key: 'note', label: messages.note, value: deal.sold_note },
    {
      key: 'fee',
      label: messages.fee,
      // While the deal waits for the dealer, the sentence above says it.
      value: fee && state !== 'AGREED' && (
        <FormattedMessage
          {...phrases.feeState}
          values={{ fee: formatMoney(fee.amount, fee.currency_code, locale), state: fee.state }}
        />
      ),
    },
  ];
  return (
    <KeyValueList
      items={facts.flatMap(({ key, label, value }) =>
        value ? [{ key, label: <FormattedMessage {...label} />, value }] : [],
      )}
    />
  );
}

/** How a deal came to nothing. */
function endOf({ withdrawal, buyer, state }: Deal): Fact[] {
  if (!withdrawal) return [];
  const { party, name, reason, at } = withdrawal;
  const who =
    party === 'OWNER' ? <FormattedMessage {...messages.owner} /> : <bdi>{buyer.name}</bdi>;
  const label = state === 'NO_ANSWER' ? messages.noReplyFrom : messages.withdrawnBy;
  return [
    { key: 'who', label, value: who },
    { key: 'when', label: messages.when, value: <DateTime value={at} /> },
    { key: 'reason', label: messages.reason, value: reason },
    { key: 'recorded', label: messages.recordedBy, value: name },
  ];
}
