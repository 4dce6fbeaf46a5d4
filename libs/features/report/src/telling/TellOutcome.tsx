import { deliveryReasonMessages } from '@forecourt/platform/sending-words';
import { Alert } from '@forecourt/ui/alert';
import { CopyButton } from '@forecourt/ui/copy-button';
import { Text } from '@forecourt/ui/layout';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { failureMessages } from '../failureMessages.ts';
import { tellingMessages as messages } from './messages.ts';
import type { TellingStore } from './TellingStore.ts';

/** What came of the last press about a conclusion's message. */
export const TellOutcome = observer(function TellOutcome({ store }: { store: TellingStore }) {
  const intl = useIntl();
  const { failure, cause, link } = store;
  if (failure) {
    const said = cause ? deliveryReasonMessages[cause] : failureMessages[failure];
    return (
      <Text role="alert" color="danger.fg">
        <FormattedMessage {...said} />
      </Text>
    );
  }
  if (!link) return null;
  if (link.isCopied) {
    return (
      <Alert status="success">
        <FormattedMessage {...messages.copied} />
      </Alert>
    );
  }
  return (
    <>
      <Text role="alert" color="warning.fg">
        <FormattedMessage {...messages.notCopied} />
      </Text>
      <Text style={{ overflowWrap: 'anywhere' }}>{link.link}</Text>
      <CopyButton fullWidth text={link.link} label={intl.formatMessage(messages.copyLink)} />
    </>
  );
});
