import { hasCode } from '@forecourt/api-client';
import type { Challenge, PublicInvitation } from '@forecourt/contract';
import { Skeleton } from '@forecourt/ui/skeleton';
import { ErrorState } from '@forecourt/ui/states';
import { useSlotStyles } from '@forecourt/ui/styling';
import { TextField } from '@forecourt/ui/text-field';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { accountProblemText } from '../account/accountProblemText.ts';
import { EntryForm } from '../account/EntryForm.tsx';
import { EntryFrame } from '../account/EntryFrame.tsx';
import { EntryNote } from '../account/EntryNote.tsx';
import { accountMessages } from '../account/messages.ts';
import { NewPasswordField } from '../account/NewPasswordField.tsx';
import { useAccountFocus } from '../account/useAccountFocus.ts';
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
  const { form } = useSlotStyles(loginRecipe);
  const { value, state } = store.invitation;
  if (value && store.challenge) {
    const { title } = frameOf(value, messages.acceptNewLead, intl);
    return (
      <EntryFrame title={title}>
        <div className={form}>{factorStep(store.challenge)}</div>
      </EntryFrame>
    );
  }
  if (value?.has_account) {
    return (
      <JoinSignedIn
        store={store}
        onSignIn={onSignIn}
        onSignOut={onSignOut}
        footer={footer}
        invitation={value}
      />
    );
  }
  if (value) return <Invited store={store} footer={footer} invitation={value} />;
  if (state.status !== 'error') {
    return (
      <EntryFrame title={<FormattedMessage {...messages.loading} />}>
        <div role="status" aria-label={intl.formatMessage(messages.loading)} className={form}>
          <Skeleton width="80%" />
          <Skeleton height="42px" />
          <Skeleton height="42px" />
        </div>
      </EntryFrame>
    );
  }
  if (!hasCode(state.error, 'NOT_FOUND')) {
    return (
      <main>
        <ErrorState
          page
          title={<FormattedMessage {...messages.failed} />}
          onRetry={() => void store.load()}
        />
      </main>
    );
  }
  return (
    <EntryNote
      title={<FormattedMessage {...messages.goneTitle} />}
      href={loginHref}
      label={<FormattedMessage {...messages.toLogIn} />}
    >
      <FormattedMessage {...messages.goneText} />
    </EntryNote>
  );
});

interface InvitedProps {
  store: AcceptStore;
  invitation: PublicInvitation;
  footer: ReactNode;
}

const Invited = observer(function Invited({ store, invitation, footer }: InvitedProps) {
  const intl = useIntl();
  const { problem } = store;
  const { refs, field } = useAccountFocus(problem);
  const { email } = invitation;
  const error = problem && accountProblemText(problem, intl);
  return (
    <EntryFrame {...frameOf(invitation, messages.acceptNewLead, intl)} footer={footer}>
      <EntryForm
        username={email}
        alert={!field && error}
        submit={messages.accept}
        sending={store.sending}
        onSubmit={() => void store.submit()}
      >
        <TextField
          ref={refs.name}
          label={<FormattedMessage {...accountMessages.name} />}
          name="name"
          autoComplete="name"
          maxLength={250}
          size="lg"
          value={store.name}
          onChange={(event) => store.type('name', event.target.value)}
          error={field === 'name' && error}
        />
        <NewPasswordField
          ref={refs.password}
          label={<FormattedMessage {...accountMessages.password} />}
          name="new-password"
          size="lg"
          value={store.password}
          onChange={(event) => store.type('password', event.target.value)}
          error={field === 'password' && error}
        />
      </EntryForm>
    </EntryFrame>
  );
});
