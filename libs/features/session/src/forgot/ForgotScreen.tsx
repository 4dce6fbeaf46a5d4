import { Button } from '@forecourt/ui/button';
import { Link } from '@forecourt/ui/link';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { EntryForm } from '../account/EntryForm.tsx';
import { EntryFrame } from '../account/EntryFrame.tsx';
import { accountMessages } from '../account/messages.ts';
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
  const intl = useIntl();
  const title = useRef<HTMLHeadingElement>(null);
  const { sentTo } = store;
  useEffect(() => {
    if (sentTo !== null) title.current?.focus();
  }, [sentTo]);
  return (
    <EntryFrame
      titleRef={title}
      title={intl.formatMessage(sentTo === null ? messages.title : messages.sentTitle)}
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
              <FormattedMessage {...accountMessages.backToLogIn} />
            </Link>
          </p>
          {footer}
        </>
      }
    >
      {sentTo === null ? (
        <EntryForm form={store} fields={['email']} submit={messages.submit} />
      ) : (
        <Again store={store} />
      )}
    </EntryFrame>
  );
});

function Again({ store }: Pick<ForgotScreenProps, 'store'>) {
  const styles = useSlotRecipe(loginRecipe);
  return (
    <div className={styles.form}>
      <Button size="lg" fullWidth onClick={() => store.startAgain()}>
        <FormattedMessage {...messages.again} />
      </Button>
    </div>
  );
}
