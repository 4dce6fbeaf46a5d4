import { type Deal, textMaxLength } from '@forecourt/contract';
import { Button } from '@forecourt/ui/button';
import { Modal } from '@forecourt/ui/dialog';
import { Stack } from '@forecourt/ui/layout';
import { TextArea } from '@forecourt/ui/text-area';
import { observer } from 'mobx-react-lite';
import { FormattedList, FormattedMessage, useIntl } from 'react-intl';
import { itemNames } from '../../../deal/messages.ts';
import { failures } from '../../../shared/messages.ts';
import { Note } from '../../../shared/Note.tsx';
import { messages } from './messages.ts';
import type { StaffDealStore } from './StaffDealStore.ts';

interface SellDialogProps {
  store: StaffDealStore;
  deal: Deal;
}

/** Asks before a car is marked as sold; with parts of the handover open it wants a note. */
export const SellDialog = observer(function SellDialog({ store, deal }: SellDialogProps) {
  const intl = useIntl();
  const { selling } = store;
  const open = deal.handover.filter(({ done }) => !done);
  return (
    <Modal
      open={store.isSelling}
      size="sm"
      title={intl.formatMessage(messages.sellTitle)}
      onOpenChange={() => store.askToSell(false)}
      footer={
        <>
          <Button disabled={selling.sending !== null} onClick={() => store.askToSell(false)}>
            <FormattedMessage {...messages.notSoldYet} />
          </Button>
          <Button
            variant="solid"
            loading={selling.sending !== null}
            onClick={() => void store.sell(deal)}
          >
            <FormattedMessage {...messages.markSold} />
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <p>
          <FormattedMessage {...messages.sellText} />
        </p>
        {open.length > 0 && (
          <>
            <Note tone="warning">
              <FormattedMessage {...messages.missing} />
              {': '}
              <FormattedList value={open.map(({ item }) => intl.formatMessage(itemNames[item]))} />
            </Note>
            <TextArea
              label={intl.formatMessage(messages.saleNote)}
              hint={intl.formatMessage(messages.recordHint)}
              required
              rows={2}
              maxLength={textMaxLength}
              counted
              value={store.note}
              onChange={(event) => store.typeNote(event.target.value)}
              error={store.isNoteMissing ? intl.formatMessage(messages.noteMissing) : undefined}
            />
          </>
        )}
        {selling.failure && (
          <Note tone="danger" role="alert">
            <FormattedMessage {...failures[selling.failure]} />
          </Note>
        )}
      </Stack>
    </Modal>
  );
});
