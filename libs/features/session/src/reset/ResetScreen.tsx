import { Link } from '@forecourt/ui/link';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { EntryForm } from '../account/EntryForm.tsx';
import { EntryFrame } from '../account/EntryFrame.tsx';
import { KeyedPage } from '../account/KeyedPage.tsx';
import { accountMessages } from '../account/messages.ts';
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
  const intl = useIntl();
  return (
    <KeyedPage
      account={store.account}
      onRetry={() => void store.load()}
      isDone={store.done}
      done={{
        title: messages.doneTitle,
        text: messages.doneText,
        href: loginHref,
        label: accountMessages.logIn,
      }}
      gone={{
        title: messages.goneTitle,
        text: messages.goneText,
        href: forgotHref,
        label: messages.askAgain,
        other: { href: loginHref, label: accountMessages.backToLogIn },
      }}
      footer={footer}
    >
      {({ email }) => (
        <EntryFrame
          title={intl.formatMessage(messages.title)}
          lead={<FormattedMessage {...phrases.lead} values={{ email }} />}
          footer={footer}
        >
          <EntryForm
            form={store}
            fields={['password']}
            username={email}
            passwordLabel={messages.password}
            ended={messages.goneMeanwhile}
            help={<AskAgain store={store} forgotHref={forgotHref} />}
            submit={messages.submit}
          />
        </EntryFrame>
      )}
    </KeyedPage>
  );
});

/** Leads to another link once this one has ended. */
const AskAgain = observer(function AskAgain({
  store,
  forgotHref,
}: Pick<ResetScreenProps, 'store' | 'forgotHref'>) {
  if (store.problem?.kind !== 'gone') return null;
  return (
    <p>
      <Link href={forgotHref}>
        <FormattedMessage {...messages.askAgain} />
      </Link>
    </p>
  );
});
