import { Button } from '@forecourt/ui/button';
import { useSlotStyles } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { accountProblemText } from '../account/accountProblemText.ts';
import { EntryDone } from '../account/EntryDone.tsx';
import { EntryFrame } from '../account/EntryFrame.tsx';
import { KeyedPage } from '../account/KeyedPage.tsx';
import { accountMessages } from '../account/messages.ts';
import { loginRecipe } from '../LoginScreen.recipe.ts';
import { messages, phrases } from './messages.ts';
import type { VerifyStore } from './VerifyStore.ts';

export interface VerifyScreenProps {
  store: VerifyStore;
  loginHref: string;
  /** The home page; it leads to /login for signed-out users. */
  homeHref: string;
  /** Below the form, such as the choice of a language. */
  footer?: ReactNode;
}

/** /verify/{token}: confirms that an email address belongs to the account's owner. */
export const VerifyScreen = observer(function VerifyScreen(props: VerifyScreenProps) {
  const { store, loginHref, homeHref, footer } = props;
  if (store.done) {
    return (
      <EntryDone
        title={messages.doneTitle}
        text={messages.doneText}
        href={homeHref}
        label={messages.open}
        footer={footer}
      />
    );
  }
  return (
    <KeyedPage
      account={store.account}
      onRetry={() => void store.load()}
      gone={{ title: messages.goneTitle, text: messages.goneText }}
      wayOn={{ href: loginHref, label: accountMessages.logIn }}
    >
      {({ email }) => <Question store={store} email={email} footer={footer} />}
    </KeyedPage>
  );
});

interface QuestionProps extends Pick<VerifyScreenProps, 'store' | 'footer'> {
  email: string;
}

const Question = observer(function Question({ store, email, footer }: QuestionProps) {
  const intl = useIntl();
  const styles = useSlotStyles(loginRecipe);
  const { problem } = store;
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
      <div className={styles.form}>
        <p role="alert" className={styles.alert} hidden={!problem}>
          {error}
        </p>
        <Button
          variant="solid"
          size="lg"
          fullWidth
          loading={store.sending}
          onClick={() => void store.submit()}
        >
          <FormattedMessage {...messages.submit} />
        </Button>
        <p className={styles.lead}>
          <FormattedMessage {...messages.notYou} />
        </p>
      </div>
    </EntryFrame>
  );
});
