import { windowTitle } from '@forecourt/platform/window-title';
import { Button } from '@forecourt/ui/button';
import { ForecourtArt } from '@forecourt/ui/illustrations';
import { PasswordField } from '@forecourt/ui/password-field';
import { TextField } from '@forecourt/ui/text-field';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import type { Challenge } from '@forecourt/contract';
import type { FormEvent, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { loginRecipe } from './LoginScreen.recipe.ts';
import { messages, phrases } from './messages.ts';
import { Brand } from './parts/Brand.tsx';
import { problemText } from './problemText.ts';
import { fieldOf } from './signInProblem.ts';
import type { SignInStore } from './SignInStore.ts';

export interface LoginScreenProps {
  store: SignInStore;
  /** Address for creating an account; without it there is no link. */
  registerHref?: string;
  /** Name of the partner whose administrator ended the user's access. */
  accessEndedBy?: string;
  /** The second step, if required; its code is loaded on demand. */
  factorStep?: (challenge: Challenge) => ReactNode;
  /** Address for resetting the password; without it there is no link. */
  forgotHref?: string;
  /** Address for signing in with one's company; without it there is no link. */
  companyHref?: string;
  /** The user leaves for it. */
  onCompany?: () => void;
  /** Below the form, such as the choice of a language. */
  footer?: ReactNode;
}

/** /login: email, password, log-in button (spec §2, words of §5). */
export const LoginScreen = observer(function LoginScreen(props: LoginScreenProps) {
  const { store, registerHref, forgotHref, companyHref, onCompany } = props;
  const { factorStep, footer, accessEndedBy } = props;
  const intl = useIntl();
  const styles = useSlotRecipe(loginRecipe);
  const { problem } = store;
  const error = problem && problemText(problem, intl);
  const field = problem && fieldOf(problem);

  // Focus the invalid field, so that its error is read out and typing can start.
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (field === 'email') email.current?.focus();
    if (field === 'password') password.current?.focus();
  }, [problem, field]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void store.submit();
  };

  if (store.challenge && factorStep) {
    return (
      <main className={styles.page}>
        <div className={styles.card}>
          <Brand className={styles.brand} />
          {factorStep(store.challenge)}
        </div>
        <div className={styles.panel}>
          <ForecourtArt />
        </div>
      </main>
    );
  }
  return (
    <main className={styles.page}>
      <title>{windowTitle(intl.formatMessage(messages.submit))}</title>
      <div className={styles.card}>
        <Brand className={styles.brand} />
        <h1 className={styles.title}>
          <FormattedMessage {...messages.title} />
        </h1>
        <p className={styles.lead}>
          <FormattedMessage {...messages.lead} />
        </p>
        {accessEndedBy && (
          <p role="status" className={styles.notice}>
            <FormattedMessage {...phrases.accessEnded} values={{ partner: accessEndedBy }} />
          </p>
        )}
        <form className={styles.form} onSubmit={submit} noValidate>
          <TextField
            ref={email}
            label={<FormattedMessage {...messages.email} />}
            name="username"
            type="email"
            inputMode="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            size="lg"
            value={store.email}
            onChange={(event) => store.setEmail(event.target.value)}
            error={field === 'email' && error}
          />
          <PasswordField
            ref={password}
            label={<FormattedMessage {...messages.password} />}
            name="password"
            size="lg"
            value={store.password}
            onChange={(event) => store.setPassword(event.target.value)}
            error={field === 'password' && error}
          />
          {forgotHref && (
            <p>
              <a href={forgotHref} className={styles.link}>
                <FormattedMessage {...messages.forgot} />
              </a>
            </p>
          )}
          <p role="alert" className={styles.alert} hidden={!problem || !!field}>
            {!field && error}
          </p>
          <Button type="submit" variant="solid" size="lg" fullWidth loading={store.sending}>
            <FormattedMessage {...messages.submit} />
          </Button>
          {store.offersPasskey && (
            <Button size="lg" fullWidth onClick={() => void store.signInByPasskey()}>
              <FormattedMessage {...messages.passkey} />
            </Button>
          )}
          {companyHref && (
            <p>
              <a href={companyHref} className={styles.link} onClick={onCompany}>
                <FormattedMessage {...messages.company} />
              </a>
            </p>
          )}
        </form>
        {(registerHref ?? footer) && (
          <div className={styles.footer}>
            {registerHref && (
              <p>
                <FormattedMessage {...messages.newHere} />{' '}
                <a href={registerHref} className={styles.link}>
                  <FormattedMessage {...messages.register} />
                </a>
              </p>
            )}
            {footer}
          </div>
        )}
      </div>
      <div className={styles.panel}>
        <ForecourtArt />
      </div>
    </main>
  );
});
