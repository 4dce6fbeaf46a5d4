import { Button } from '@forecourt/ui/button';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { ReasonDialog } from '../../deal/ReasonDialog.tsx';
import type { ReasonStore } from '../../deal/ReasonStore.ts';
import { messages } from './messages.ts';

interface CancelAuctionProps {
  store: ReasonStore;
  auctionId: string;
}

/** Asks for a reason before an auction is ended; the dealers get to see it. */
export const CancelAuction = observer(function CancelAuction({
  store,
  auctionId,
}: CancelAuctionProps) {
  const intl = useIntl();
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => store.open()}>
        <FormattedMessage {...messages.cancelAuction} />
      </Button>
      <ReasonDialog
        store={store}
        title={intl.formatMessage(messages.cancelTitle)}
        confirmLabel={intl.formatMessage(messages.cancelAuction)}
        keepLabel={intl.formatMessage(messages.keep)}
        about={auctionId}
      >
        <p>
          <FormattedMessage {...messages.cancelText} />
        </p>
      </ReasonDialog>
    </>
  );
});
