import type { Deal, DealParty } from '@forecourt/contract';
import { formatMoney } from '@forecourt/platform';
import { SegmentGroup } from '@forecourt/ui/segment-group';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { ReasonDialog } from '../../../deal/ReasonDialog.tsx';
import { Note } from '../../../shared/Note.tsx';
import { messages, phrases } from './messages.ts';
import type { StaffDealStore } from './StaffDealStore.ts';

interface WithdrawDialogProps {
  store: StaffDealStore;
  deal: Deal;
}

/** Records that a side told staff that it withdraws, and why. */
export const WithdrawDialog = observer(function WithdrawDialog(props: WithdrawDialogProps) {
  const { store, deal } = props;
  const intl = useIntl();
  const { withdrawing, withdrawal } = store;
  const buyer: DealParty = deal.buyer.kind === 'DEALER' ? 'DEALER' : 'STAFF';
  return (
    <ReasonDialog
      store={withdrawal}
      title={intl.formatMessage(messages.record)}
      hint={intl.formatMessage(messages.recordHint)}
      confirmLabel={intl.formatMessage(messages.record)}
      about={withdrawing}
    >
      <p>
        <FormattedMessage {...messages.recordText} />
      </p>
      <SegmentGroup<DealParty>
        legend={<FormattedMessage {...messages.who} />}
        options={[
          { value: 'OWNER', label: intl.formatMessage(messages.owner) },
          { value: buyer, label: deal.buyer.name },
        ]}
        value={withdrawing}
        onValueChange={({ value }) => store.withdrawFor(value)}
      />
      <FeeAfter deal={deal} party={withdrawing} />
    </ReasonDialog>
  );
});

/** What becomes of the dealer's fee. */
function FeeAfter({ deal: { fee }, party }: { deal: Deal; party: DealParty }) {
  const { locale } = useIntl();
  if (!fee) return null;
  const stays = party !== 'OWNER' && fee.on_withdrawal === 'KEPT';
  return (
    <Note>
      <FormattedMessage
        {...(stays ? phrases.feeStays : phrases.feeGoes)}
        values={{ fee: formatMoney(fee.amount, fee.currency_code, locale) }}
      />
    </Note>
  );
}
