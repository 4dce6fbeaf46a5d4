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
  const factor = value && 'factor' in value ? value.factor : undefined;
  const company = value && 'company' in value ? value.company : undefined;
  const hasEnded = factor?.problem?.kind === 'ended';
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
            <FormattedMessage {...(company ? messages.companyLead : messages.againLead)} />
          </Text>
        </Stack>
        {state.status === 'error' && (
          <ErrorState
            inline
            title={
              <FormattedMessage
                {...(store.isUnreachable ? messages.companyUnreachable : messages.againFailed)}
              />
            }
            onRetry={() => void store.load()}
          />
        )}
        {!value && state.status !== 'error' && (
          <div role="status" aria-label={intl.formatMessage(messages.loading)}>
            <FormSkeleton fields={1} />
          </div>
        )}
        {factor && (
          <FactorStep
            store={factor}
            actions={
              hasEnded && (
                <Button onClick={() => void store.load()}>
                  <FormattedMessage {...messages.restart} />
                </Button>
              )
            }
          />
        )}
        {company && (
          <Stack gap="2">
            <Button variant="solid" onClick={() => store.openCompany(company)}>
              <FormattedMessage {...messages.company} />
            </Button>
            <Text role="status" color="fg.muted">
              {store.isAway && <FormattedMessage {...messages.companyAway} />}
            </Text>
          </Stack>
        )}
      </Stack>
    </Modal>
  );
});
