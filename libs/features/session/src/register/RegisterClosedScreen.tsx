import type { SignUpMode } from '@forecourt/contract';
import { ButtonLink } from '@forecourt/ui/button';
import { EmptyState } from '@forecourt/ui/states';
import { FormattedMessage } from 'react-intl';
import { messages } from './messages.ts';

export interface RegisterClosedScreenProps {
  mode: Exclude<SignUpMode, 'open'>;
  loginHref: string;
}

/** /register where one cannot: why, and the way on. */
export function RegisterClosedScreen({ mode, loginHref }: RegisterClosedScreenProps) {
  const isByInvitation = mode === 'invite';
  return (
    <main>
      <EmptyState
        page
        title={
          <FormattedMessage {...(isByInvitation ? messages.inviteTitle : messages.closedTitle)} />
        }
        actions={
          <ButtonLink href={loginHref}>
            <FormattedMessage {...messages.logIn} />
          </ButtonLink>
        }
      >
        <FormattedMessage {...(isByInvitation ? messages.inviteText : messages.closedText)} />
      </EmptyState>
    </main>
  );
}
