import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { EntryQuestion } from '../account/EntryQuestion.tsx';
import { KeyedPage } from '../account/KeyedPage.tsx';
import type { DigestOffStore } from './DigestOffStore.ts';
import { messages, phrases } from './messages.ts';

const digest = {
  title: messages.title,
  done: { title: messages.doneTitle, text: messages.doneText },
};
const weekly = {
  title: messages.weeklyTitle,
  done: { title: messages.weeklyDoneTitle, text: messages.weeklyDoneText },
};

interface DigestOffScreenProps {
  store: DigestOffStore;
  profileHref: string;
  /** Below the form, such as the choice of a language. */
  footer?: ReactNode;
}

/** /profile/digest/{key}: ends the email digest or the weekly figures, without signing in. */
export const DigestOffScreen = observer(function DigestOffScreen(props: DigestOffScreenProps) {
  const { store, profileHref, footer } = props;
  const isWeekly = store.optOut.value?.about === 'INSIGHTS';
  return (
    <KeyedPage
      account={store.optOut}
      onRetry={() => void store.load()}
      isDone={store.isOff}
      done={{
        ...(isWeekly ? weekly.done : digest.done),
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
          title={isWeekly ? weekly.title : digest.title}
          lead={
            <FormattedMessage
              {...(isWeekly ? phrases.weeklyLead : phrases.lead)}
              values={{ email }}
            />
          }
          label={messages.submit}
          press={store.press}
          footer={footer}
        />
      )}
    </KeyedPage>
  );
});
