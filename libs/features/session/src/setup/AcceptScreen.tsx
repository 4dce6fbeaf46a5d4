import type { Challenge } from '@forecourt/contract';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { EntryForm } from '../account/EntryForm.tsx';
import { EntryFrame } from '../account/EntryFrame.tsx';
import { KeyedPage } from '../account/KeyedPage.tsx';
import { loginRecipe } from '../LoginScreen.recipe.ts';
import type { AcceptStore } from './AcceptStore.ts';
import { frameOf } from './acceptFrame.tsx';
import { JoinSignedIn } from './JoinSignedIn.tsx';
import { messages } from './messages.ts';

export interface AcceptScreenProps {
  store: AcceptStore;
  loginHref: string;
  /** Signs in to the account of the invited address, and comes back here. */
  onSignIn: () => void;
  /** Signs the other account out, and stays here. */
  onSignOut: () => void;
  /** The second step, for a returning member with a second factor. */
  factorStep: (challenge: Challenge) => ReactNode;
  /** Below the form, such as the choice of a language. */
  footer?: ReactNode;
}

/** /setup#invitation=…: what the user is invited to, and how to accept. */
export const AcceptScreen = observer(function AcceptScreen(props: AcceptScreenProps) {
  const { store, loginHref, onSignIn, onSignOut, factorStep, footer } = props;
  const intl = useIntl();
  const { form } = useSlotRecipe(loginRecipe);
  return (
    <KeyedPage
      account={store.invitation}
      onRetry={() => void store.load()}
      gone={{
        title: messages.goneTitle,
        text: messages.goneText,
        href: loginHref,
        label: messages.toLogIn,
      }}
    >
      {(invitation) => {
        const frame = frameOf(invitation, messages.acceptNewLead, intl);
        if (store.challenge) {
          return (
            <EntryFrame title={frame.title}>
              <div className={form}>{factorStep(store.challenge)}</div>
            </EntryFrame>
          );
        }
        if (invitation.has_account) {
          return (
            <JoinSignedIn
              store={store}
              onSignIn={onSignIn}
              onSignOut={onSignOut}
              footer={footer}
              invitation={invitation}
            />
          );
        }
        return (
          <EntryFrame {...frame} footer={footer}>
            <EntryForm
              form={store}
              fields={['name', 'password']}
              username={invitation.email}
              submit={messages.accept}
            />
          </EntryFrame>
        );
      }}
    </KeyedPage>
  );
});
