import { Button } from '@forecourt/ui/button';
import { Modal } from '@forecourt/ui/dialog';
import { Stack, Text } from '@forecourt/ui/layout';
import { FormSkeleton } from '@forecourt/ui/skeleton';
import { ErrorState } from '@forecourt/ui/states';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { FactorStep } from './FactorStep.tsx';
import { messages } from './messages.ts';
import type { Reauthentication } from './Reauthentication.ts';

export interface ReauthenticateDialogProps {
  store: Reauthentication;
}

/** Shown before a sensitive action: the user verifies their identity again. */
export const ReauthenticateDialog = observer(function ReauthenticateDialog({
  store,
}: ReauthenticateDialogProps) {
  const intl = useIntl();
  const { state, value } = store.step;
  const hasEnded = value?.problem?.kind === 'ended';
  return (
    <Modal
      bare
      open={store.isOpen}
      size="sm"
      title={intl.formatMessage(messages.againTitle)}
      onOpenChange={() => store.close(false)}
    >
      <Stack gap="4">
        <Stack gap="1">
          <Text as="h2" textStyle="title">
            <FormattedMessage {...messages.againTitle} />
          </Text>
          <Text color="fg.muted">
            <FormattedMessage {...messages.againLead} />
          </Text>
        </Stack>
        {state.status === 'error' && (
          <ErrorState
            inline
            title={<FormattedMessage {...messages.againFailed} />}
            onRetry={() => void store.load()}
          />
        )}
        {!value && state.status !== 'error' && (
          <div role="status" aria-label={intl.formatMessage(messages.loading)}>
            <FormSkeleton fields={1} />
          </div>
        )}
        {value && (
          <FactorStep
            store={value}
            actions={
              hasEnded && (
                <Button onClick={() => void store.load()}>
                  <FormattedMessage {...messages.restart} />
                </Button>
              )
            }
          />
        )}
      </Stack>
    </Modal>
  );
});
