import { textMaxLength } from '@forecourt/contract';
import { Button } from '@forecourt/ui/button';
import { Modal } from '@forecourt/ui/dialog';
import { Stack } from '@forecourt/ui/layout';
import { TextArea } from '@forecourt/ui/text-area';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { failures, messages as common } from '../shared/messages.ts';
import { Note } from '../shared/Note.tsx';
import { dealMessages } from './messages.ts';
import type { ReasonStore } from './ReasonStore.ts';

interface ReasonDialogProps {
  store: ReasonStore;
  title: string;
  /** What it does and costs, and who is told. */
  children: ReactNode;
  /** Who reads the reason. */
  hint?: string;
  /** Label of the button that backs out. */
  confirmLabel: string;
  /** Label of the button that changes nothing. @default 'Cancel' */
  keepLabel?: string;
  /** What the call depends on besides the reason. */
  about?: unknown;
}

/** Asks before somebody backs out, and wants a reason. */
export const ReasonDialog = observer(function ReasonDialog(props: ReasonDialogProps) {
  const { store, title, children, hint, confirmLabel, keepLabel, about } = props;
  const intl = useIntl();
  return (
    <Modal
      open={store.isOpen}
      size="sm"
      title={title}
      onOpenChange={() => store.close()}
      footer={
        <>
          <Button disabled={store.sending} onClick={() => store.close()}>
            {keepLabel ?? intl.formatMessage(common.cancel)}
          </Button>
          <Button variant="danger" loading={store.sending} onClick={() => void store.send(about)}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        {children}
        <TextArea
          label={intl.formatMessage(dealMessages.reason)}
          hint={hint}
          required
          rows={2}
          maxLength={textMaxLength}
          counted
          value={store.reason}
          onChange={(event) => store.type(event.target.value)}
          error={store.isMissing ? intl.formatMessage(dealMessages.reasonMissing) : undefined}
        />
        {store.failure && (
          <Note tone="danger" role="alert">
            <FormattedMessage {...failures[store.failure]} />
          </Note>
        )}
      </Stack>
    </Modal>
  );
});
