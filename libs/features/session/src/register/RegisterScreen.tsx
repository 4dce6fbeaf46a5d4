import { Button } from '@forecourt/ui/button';
import { Link } from '@forecourt/ui/link';
import { useSlotStyles } from '@forecourt/ui/styling';
import { TextField } from '@forecourt/ui/text-field';
import { observer } from 'mobx-react-lite';
import type { FormEvent, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { accountProblemText } from '../account/accountProblemText.ts';
import { EntryFrame } from '../account/EntryFrame.tsx';
import { accountMessages } from '../account/messages.ts';
import { NewPasswordField } from '../account/NewPasswordField.tsx';
import { useAccountFocus } from '../account/useAccountFocus.ts';
import { loginRecipe } from '../LoginScreen.recipe.ts';
import { messages } from './messages.ts';
import type { RegisterStore } from './RegisterStore.ts';

export interface RegisterScreenProps {
  store: RegisterStore;
  loginHref: string;
  /** Below the form, such as the choice of a language. */
  footer?: ReactNode;
}

/** /register: name, e-mail and a password. */
export const RegisterScreen = observer(function RegisterScreen(props: RegisterScreenProps) {
  const { store, loginHref, footer } = props;
  const intl = useIntl();
  const styles = useSlotStyles(loginRecipe);
  const { problem } = store;
  const { refs, field } = useAccountFocus(problem);
  const error = problem && accountProblemText(problem, intl);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void store.submit();
  };
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
      <form className={styles.form} onSubmit={submit} noValidate>
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
        <p role="alert" className={styles.alert} hidden={!problem || !!field}>
          {!field && error}
        </p>
        <Button type="submit" variant="solid" size="lg" fullWidth loading={store.sending}>
          <FormattedMessage {...messages.submit} />
        </Button>
      </form>
    </EntryFrame>
  );
});
