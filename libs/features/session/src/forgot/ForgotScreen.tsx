import { Button } from '@forecourt/ui/button';
import { Link } from '@forecourt/ui/link';
import { useSlotStyles } from '@forecourt/ui/styling';
import { TextField } from '@forecourt/ui/text-field';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { accountProblemText } from '../account/accountProblemText.ts';
import { EntryForm } from '../account/EntryForm.tsx';
import { EntryFrame } from '../account/EntryFrame.tsx';
import { accountMessages } from '../account/messages.ts';
import { useAccountFocus } from '../account/useAccountFocus.ts';
import { loginRecipe } from '../LoginScreen.recipe.ts';
import type { ForgotStore } from './ForgotStore.ts';
import { messages, phrases } from './messages.ts';

export interface ForgotScreenProps {
  store: ForgotStore;
  loginHref: string;
  /** Below the form, such as the choice of a language. */
  footer?: ReactNode;
}

/** /forgot: asks for an email address; the response is the same for any. */
export const ForgotScreen = observer(function ForgotScreen(props: ForgotScreenProps) {
  const { store, loginHref, footer } = props;
  const title = useRef<HTMLHeadingElement>(null);
  const { sentTo } = store;
  useEffect(() => {
    if (sentTo !== null) title.current?.focus();
  }, [sentTo]);
  return (
    <EntryFrame
      titleRef={title}
      title={<FormattedMessage {...(sentTo === null ? messages.title : messages.sentTitle)} />}
      lead={
        sentTo === null ? (
          <FormattedMessage {...messages.lead} />
        ) : (
          <FormattedMessage {...phrases.sent} values={{ email: sentTo }} />
        )
      }
      footer={
        <>
          <p>
            <Link href={loginHref}>
              <FormattedMessage {...messages.back} />
            </Link>
          </p>
          {footer}
        </>
      }
    >
      {sentTo === null ? <Form store={store} /> : <Again store={store} />}
    </EntryFrame>
  );
});

interface PartProps {
  store: ForgotStore;
}

const Form = observer(function Form({ store }: PartProps) {
  const intl = useIntl();
  const { problem } = store;
  const { refs, field } = useAccountFocus(problem);
  const error = problem && accountProblemText(problem, intl);
  return (
    <EntryForm
      alert={!field && error}
      submit={messages.submit}
      sending={store.sending}
      onSubmit={() => void store.submit()}
    >
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
        onChange={(event) => store.type(event.target.value)}
        error={field === 'email' && error}
      />
    </EntryForm>
  );
});

function Again({ store }: PartProps) {
  const styles = useSlotStyles(loginRecipe);
  return (
    <div className={styles.form}>
      <Button size="lg" fullWidth onClick={() => store.startAgain()}>
        <FormattedMessage {...messages.again} />
      </Button>
    </div>
  );
}
