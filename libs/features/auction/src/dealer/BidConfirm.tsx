import type { DealerAuction } from '@forecourt/contract';
import { formatCents } from '@forecourt/platform';
import { Button } from '@forecourt/ui/button';
import { Modal } from '@forecourt/ui/dialog';
import { Stack } from '@forecourt/ui/layout';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages as common } from '../shared/messages.ts';
import { Note } from '../shared/Note.tsx';
import type { BidStore } from './BidStore.ts';
import { messages, phrases } from './messages.ts';
import { Terms } from './Terms.tsx';

/** Asks for confirmation before the bid is sent; warns when the amount is no longer high enough. */
export const BidConfirm = observer(function BidConfirm({
  bid,
  auction,
}: {
  bid: BidStore;
  auction: DealerAuction;
}) {
  const intl = useIntl();
  const { confirming } = bid;
  const price = formatCents(confirming ?? 0, auction.currency_code, intl.locale);
  return (
    <Modal
      open={confirming !== null}
      size="sm"
      title={intl.formatMessage(messages.confirmTitle)}
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
            <FormattedMessage {...messages.confirm} />
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <p>
          <strong>
            <FormattedMessage {...phrases.confirmText} values={{ price }} />
          </strong>
        </p>
        {bid.isTooLow && (
          <Note tone="warning" role="alert">
            <FormattedMessage {...messages.notLeading} />
          </Note>
        )}
        <Terms auction={auction} days={bid.days} />
      </Stack>
    </Modal>
  );
});
