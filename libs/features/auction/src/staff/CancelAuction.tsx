import { textMaxLength } from '@forecourt/contract';
import { Button } from '@forecourt/ui/button';
import { Modal } from '@forecourt/ui/dialog';
import { Stack } from '@forecourt/ui/layout';
import { TextArea } from '@forecourt/ui/text-area';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { failures } from '../shared/messages.ts';
import { Note } from '../shared/Note.tsx';
import type { CancelStore } from './CancelStore.ts';
import { messages } from './messages.ts';

interface CancelAuctionProps {
  store: CancelStore;
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
      <Modal
        open={store.isOpen}
        size="sm"
        title={intl.formatMessage(messages.cancelTitle)}
        onOpenChange={() => store.close()}
        footer={
          <>
            <Button disabled={store.sending} onClick={() => store.close()}>
              <FormattedMessage {...messages.keep} />
            </Button>
            <Button
              variant="danger"
              loading={store.sending}
              onClick={() => void store.send(auctionId)}
            >
              <FormattedMessage {...messages.cancelAuction} />
            </Button>
          </>
        }
      >
        <Stack gap="4">
          <p>
            <FormattedMessage {...messages.cancelText} />
          </p>
          <TextArea
            label={intl.formatMessage(messages.reason)}
            required
            maxLength={textMaxLength}
            counted
            value={store.reason}
            onChange={(event) => store.type(event.target.value)}
            error={store.isReasonMissing ? intl.formatMessage(messages.reasonMissing) : undefined}
          />
          {store.failure && (
            <Note tone="danger" role="alert">
              <FormattedMessage {...failures[store.failure]} />
            </Note>
          )}
        </Stack>
      </Modal>
    </>
  );
});
