import { Button, ButtonLink } from '@forecourt/ui/button';
import { Link } from '@forecourt/ui/link';
import { useSlotStyles } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { accountProblemText } from '../account/accountProblemText.ts';
import { EntryFrame } from '../account/EntryFrame.tsx';
import { KeyedPage } from '../account/KeyedPage.tsx';
import { accountMessages } from '../account/messages.ts';
import { NewPasswordField } from '../account/NewPasswordField.tsx';
import { useAccountFocus } from '../account/useAccountFocus.ts';
import { loginRecipe } from '../LoginScreen.recipe.ts';
import { messages, phrases } from './messages.ts';
import type { ResetStore } from './ResetStore.ts';

export interface ResetScreenProps {
  store: ResetStore;
  loginHref: string;
  /** Address for requesting another link. */
  forgotHref: string;
  /** Below the form, such as the choice of a language. */
  footer?: ReactNode;
}

/** /reset/{token}: a new password. */
export const ResetScreen = observer(function ResetScreen(props: ResetScreenProps) {
  const { store, loginHref, forgotHref, footer } = props;
  if (store.done) return <Done loginHref={loginHref} footer={footer} />;
  return (
    <KeyedPage
      account={store.account}
      onRetry={() => void store.load()}
      gone={{ title: messages.goneTitle, text: messages.goneText }}
      wayOn={{ href: forgotHref, label: messages.askAgain }}
    >
      {({ email }) => <Form store={store} email={email} forgotHref={forgotHref} footer={footer} />}
    </KeyedPage>
  );
});

interface FormProps extends Omit<ResetScreenProps, 'loginHref'> {
  email: string;
}

const Form = observer(function Form({ store, email, forgotHref, footer }: FormProps) {
  const intl = useIntl();
  const styles = useSlotStyles(loginRecipe);
  const { problem } = store;
  const { refs, field } = useAccountFocus(problem);
  const isGone = problem?.kind === 'gone';
  const error =
    problem &&
    (isGone ? intl.formatMessage(messages.goneMeanwhile) : accountProblemText(problem, intl));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void store.submit();
  };
  return (
    <EntryFrame
      title={<FormattedMessage {...messages.title} />}
      lead={<FormattedMessage {...phrases.lead} values={{ email }} />}
      footer={footer}
    >
      <form className={styles.form} onSubmit={submit} noValidate>
        {/* For password managers: the account's e-mail address. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <NewPasswordField
          ref={refs.password}
          label={<FormattedMessage {...messages.password} />}
          name="new-password"
          size="lg"
          value={store.password}
          onChange={(event) => store.type(event.target.value)}
          error={field === 'password' && error}
        />
        <p role="alert" className={styles.alert} hidden={!problem || !!field}>
          {!field && error}
        </p>
        {isGone && (
          <p>
            <Link href={forgotHref}>
              <FormattedMessage {...messages.askAgain} />
            </Link>
          </p>
        )}
        <Button type="submit" variant="solid" size="lg" fullWidth loading={store.sending}>
          <FormattedMessage {...messages.submit} />
        </Button>
      </form>
    </EntryFrame>
  );
});

function Done({ loginHref, footer }: Pick<ResetScreenProps, 'loginHref' | 'footer'>) {
  const styles = useSlotStyles(loginRecipe);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <EntryFrame
      titleRef={title}
      title={<FormattedMessage {...messages.doneTitle} />}
      lead={<FormattedMessage {...messages.doneText} />}
      footer={footer}
    >
      <div className={styles.form}>
        <ButtonLink href={loginHref} variant="solid" size="lg" fullWidth>
          <FormattedMessage {...accountMessages.logIn} />
        </ButtonLink>
      </div>
    </EntryFrame>
  );
}
