import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { EntryQuestion } from '../account/EntryQuestion.tsx';
import { KeyedPage } from '../account/KeyedPage.tsx';
import type { DigestOffStore } from './DigestOffStore.ts';
import { messages, phrases } from './messages.ts';

interface DigestOffScreenProps {
  store: DigestOffStore;
  profileHref: string;
  /** Below the form, such as the choice of a language. */
  footer?: ReactNode;
}

/** /profile/digest/{key}: ends the email digest, without signing in. */
export const DigestOffScreen = observer(function DigestOffScreen(props: DigestOffScreenProps) {
  const { store, profileHref, footer } = props;
  return (
    <KeyedPage
      account={store.optOut}
      onRetry={() => void store.load()}
      isDone={store.isOff}
      done={{
        title: messages.doneTitle,
        text: messages.doneText,
        href: profileHref,
        label: messages.profile,
      }}
      gone={{
        title: messages.goneTitle,
        text: messages.goneText,
        href: profileHref,
        label: messages.profile,
      }}
      footer={footer}
    >
      {({ email }) => (
        <EntryQuestion
          title={messages.title}
          lead={<FormattedMessage {...phrases.lead} values={{ email }} />}
          label={messages.submit}
          press={store.press}
          footer={footer}
        />
      )}
    </KeyedPage>
  );
});
