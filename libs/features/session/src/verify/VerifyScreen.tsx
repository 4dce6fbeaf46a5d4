import { useSlotRecipe } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { EntryQuestion } from '../account/EntryQuestion.tsx';
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
  const styles = useSlotRecipe(loginRecipe);
  return (
    <KeyedPage
      account={store.account}
      onRetry={() => void store.load()}
      isDone={store.press.done}
      done={{
        title: messages.doneTitle,
        text: messages.doneText,
        href: homeHref,
        label: messages.open,
      }}
      gone={{
        title: messages.goneTitle,
        text: messages.goneText,
        href: loginHref,
        label: accountMessages.logIn,
      }}
      footer={footer}
    >
      {({ email }) => (
        <EntryQuestion
          title={messages.title}
          lead={<FormattedMessage {...phrases.lead} values={{ email }} />}
          label={messages.submit}
          press={store.press}
          ended={messages.goneMeanwhile}
          footer={footer}
        >
          <p className={styles.lead}>
            <FormattedMessage {...messages.notYou} />
          </p>
        </EntryQuestion>
      )}
    </KeyedPage>
  );
});
