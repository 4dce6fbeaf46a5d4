import type { PublicInvitation } from '@forecourt/contract';
import { Button } from '@forecourt/ui/button';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { accountProblemText } from '../account/accountProblemText.ts';
import { EntryFrame } from '../account/EntryFrame.tsx';
import { accountMessages } from '../account/messages.ts';
import { loginRecipe } from '../LoginScreen.recipe.ts';
import { frameOf } from './acceptFrame.tsx';
import type { AcceptStore } from './AcceptStore.ts';
import { messages, phrases } from './messages.ts';

interface JoinSignedInProps {
  store: AcceptStore;
  invitation: PublicInvitation;
  onSignIn: () => void;
  onSignOut: () => void;
  footer: ReactNode;
}

/** An invitation for an existing account: the user signs in and joins with one press. */
export const JoinSignedIn = observer(function JoinSignedIn(props: JoinSignedInProps) {
  const { store, invitation, onSignIn, onSignOut, footer } = props;
  const intl = useIntl();
  const styles = useSlotRecipe(loginRecipe);
  const { signedInAs, problem } = store;
  const isOther = signedInAs !== null && signedInAs !== invitation.email;
  const lead =
    signedInAs === null
      ? messages.acceptSignInLead
      : isOther
        ? messages.acceptOtherLead
        : messages.acceptKnownLead;
  const big = { variant: 'solid', size: 'lg', fullWidth: true } as const;
  return (
    <EntryFrame {...frameOf(invitation, lead, intl)} footer={footer}>
      <div className={styles.form}>
        {isOther && (
          <p>
            <FormattedMessage {...phrases.signedInAs} values={{ email: signedInAs }} />
          </p>
        )}
        <p role="alert" className={styles.alert} hidden={!problem}>
          {problem && accountProblemText(problem, intl)}
        </p>
        {signedInAs === null && (
          <Button {...big} onClick={onSignIn}>
            <FormattedMessage {...accountMessages.logIn} />
          </Button>
        )}
        {isOther && (
          <Button {...big} onClick={onSignOut}>
            <FormattedMessage {...messages.logOut} />
          </Button>
        )}
        {signedInAs !== null && !isOther && (
          <Button {...big} loading={store.sending} onClick={() => void store.join()}>
            <FormattedMessage {...phrases.join} values={{ partner: invitation.partner_name }} />
          </Button>
        )}
      </div>
    </EntryFrame>
  );
});
