import type { SendAgain } from '@forecourt/api-client/act';
import { deliveryReasonMessages } from '@forecourt/platform/sending-words';
import { CopyButton } from '@forecourt/ui/copy-button';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { failures } from '../../shared/messages.ts';
import { Note } from '../../shared/Note.tsx';
import { deskRecipe } from './desk.recipe.ts';
import { ownersMessages } from './ownersMessageMessages.ts';

interface SendOutcomeProps {
  message: Pick<SendAgain<never>, 'failure' | 'cause' | 'tried' | 'taken'>;
  /** What is said of the link. */
  texts: Readonly<Record<'copied' | 'notCopied' | 'copyLink', MessageDescriptor>>;
}

/** What came of the last press that sends a message again or takes its link. */
export const SendOutcome = observer(function SendOutcome({ message, texts }: SendOutcomeProps) {
  const intl = useIntl();
  const styles = useSlotRecipe(deskRecipe);
  const { failure, cause, tried, taken } = message;
  if (failure) {
    const isUnclear = tried === 'link' && (failure === 'failed' || failure === 'unknown');
    const text = isUnclear ? ownersMessages.linkFailed : failures[failure];
    return (
      <Note tone="danger" role="alert">
        <FormattedMessage {...(cause ? deliveryReasonMessages[cause] : text)} />
      </Note>
    );
  }
  if (!taken) return null;
  if (taken.isCopied) {
    return (
      <Note tone="success" role="status">
        <FormattedMessage {...texts.copied} />
      </Note>
    );
  }
  return (
    <>
      <Note tone="warning" role="alert">
        <FormattedMessage {...texts.notCopied} />
      </Note>
      <p className={styles.text}>{taken.link}</p>
      <CopyButton fullWidth text={taken.link} label={intl.formatMessage(texts.copyLink)} />
    </>
  );
});
