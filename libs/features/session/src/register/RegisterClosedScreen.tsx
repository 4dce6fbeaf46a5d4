import type { SignUpMode } from '@forecourt/contract';
import { FormattedMessage, useIntl } from 'react-intl';
import { EntryNote } from '../account/EntryNote.tsx';
import { messages } from './messages.ts';

export interface RegisterClosedScreenProps {
  mode: Exclude<SignUpMode, 'open'>;
  loginHref: string;
}

/** /register where registration is closed: the reason, and a link to continue. */
export function RegisterClosedScreen({ mode, loginHref }: RegisterClosedScreenProps) {
  const intl = useIntl();
  const isByInvitation = mode === 'invite';
  return (
    <EntryNote
      title={intl.formatMessage(isByInvitation ? messages.inviteTitle : messages.closedTitle)}
      href={loginHref}
      label={<FormattedMessage {...messages.logIn} />}
    >
      <FormattedMessage {...(isByInvitation ? messages.inviteText : messages.closedText)} />
    </EntryNote>
  );
}
