import { Link } from '@forecourt/ui/link';
import { TextField } from '@forecourt/ui/text-field';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { accountProblemText } from '../account/accountProblemText.ts';
import { EntryForm } from '../account/EntryForm.tsx';
import { EntryFrame } from '../account/EntryFrame.tsx';
import { accountMessages } from '../account/messages.ts';
import { NewPasswordField } from '../account/NewPasswordField.tsx';
import { useAccountFocus } from '../account/useAccountFocus.ts';
import { messages } from './messages.ts';
import type { RegisterStore } from './RegisterStore.ts';

export interface RegisterScreenProps {
  store: RegisterStore;
  loginHref: string;
  /** Below the form, such as the choice of a language. */
  footer?: ReactNode;
}

/** /register: name, email and a password. */
export const RegisterScreen = observer(function RegisterScreen(props: RegisterScreenProps) {
  const { store, loginHref, footer } = props;
  const intl = useIntl();
  const { problem } = store;
  const { refs, field } = useAccountFocus(problem);
  const error = problem && accountProblemText(problem, intl);
  return (
    <EntryFrame
      title={<FormattedMessage {...messages.title} />}
      lead={<FormattedMessage {...messages.lead} />}
      footer={
        <>
          <p>
            <FormattedMessage {...messages.known} />{' '}
            <Link href={loginHref}>
              <FormattedMessage {...messages.logIn} />
            </Link>
          </p>
          {footer}
        </>
      }
    >
      <EntryForm
        alert={!field && error}
        submit={messages.submit}
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
        <TextField
          ref={refs.email}
          label={<FormattedMessage {...accountMessages.email} />}
          name="username"
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          size="lg"
          value={store.email}
          onChange={(event) => store.type('email', event.target.value)}
          error={field === 'email' && error}
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
