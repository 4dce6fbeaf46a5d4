import { Link } from '@forecourt/ui/link';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { accountProblemText } from '../account/accountProblemText.ts';
import { EntryDone } from '../account/EntryDone.tsx';
import { EntryForm } from '../account/EntryForm.tsx';
import { EntryFrame } from '../account/EntryFrame.tsx';
import { KeyedPage } from '../account/KeyedPage.tsx';
import { accountMessages } from '../account/messages.ts';
import { NewPasswordField } from '../account/NewPasswordField.tsx';
import { useAccountFocus } from '../account/useAccountFocus.ts';
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
  if (store.done) {
    return (
      <EntryDone
        title={messages.doneTitle}
        text={messages.doneText}
        href={loginHref}
        label={accountMessages.logIn}
        footer={footer}
      />
    );
  }
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
  const { problem } = store;
  const { refs, field } = useAccountFocus(problem);
  const isGone = problem?.kind === 'gone';
  const error =
    problem &&
    (isGone ? intl.formatMessage(messages.goneMeanwhile) : accountProblemText(problem, intl));
  return (
    <EntryFrame
      title={<FormattedMessage {...messages.title} />}
      lead={<FormattedMessage {...phrases.lead} values={{ email }} />}
      footer={footer}
    >
      <EntryForm
        username={email}
        alert={!field && error}
        help={
          isGone && (
            <p>
              <Link href={forgotHref}>
                <FormattedMessage {...messages.askAgain} />
              </Link>
            </p>
          )
        }
        submit={messages.submit}
        sending={store.sending}
        onSubmit={() => void store.submit()}
      >
        <NewPasswordField
          ref={refs.password}
          label={<FormattedMessage {...messages.password} />}
          name="new-password"
          size="lg"
          value={store.password}
          onChange={(event) => store.type(event.target.value)}
          error={field === 'password' && error}
        />
      </EntryForm>
    </EntryFrame>
  );
});
