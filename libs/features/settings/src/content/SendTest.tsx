import type { FlowSettings, TestMessageText, TranslatedTexts } from '@forecourt/contract';
import { formatPhone } from '@forecourt/platform';
import { quotaText } from '@forecourt/platform/sending-words';
import { Button } from '@forecourt/ui/button';
import { showToast } from '@forecourt/ui/toast';
import Send from 'lucide-react/icons/send';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { contentMessages } from '../fieldMessages.ts';
import type { SettingsStore } from '../SettingsStore.ts';
import { fieldIn, readIn } from './languages.ts';
import { failureMessages, messages, phrases } from './testMessages.ts';
import type { TestStore, TestText } from './TestStore.ts';
import { TestDialog } from './TestDialog.tsx';

interface SendTestProps {
  store: SettingsStore;
  flow: FlowSettings;
  /** Code of the language that the text is in. */
  locale: string;
  /** The partner's default language. */
  standard: string;
  name: TestMessageText;
  /** With it the test is an email, to the person's own address. */
  subject?: keyof TranslatedTexts;
}

/** Sends the text as it stands in the draft to the person who writes it: by email, or by SMS to a number. */
export const SendTest = observer(function SendTest(props: SendTestProps) {
  const { store, flow, locale, standard, name, subject } = props;
  const { tests } = store;
  const intl = useIntl();
  const [asking, setAsking] = useState(false);
  const [sending, setSending] = useState(false);
  const read = (text: keyof TranslatedTexts) => readIn(flow, locale, text, standard).text ?? '';
  const test: TestText = {
    flow: flow.flow,
    name,
    channel: subject ? 'EMAIL' : 'SMS',
    locale_code: locale,
    text: read(name),
    ...(subject && { subject: read(subject) }),
  };
  const isWrong = [name, ...(subject ? [subject] : [])].some((text) =>
    store.problems.has(fieldIn(flow, locale, text)),
  );

  const send = async (): Promise<void> => {
    setSending(true);
    const to = await tests.send(test);
    setSending(false);
    if (to !== null) {
      setAsking(false);
      const title = intl.formatMessage(phrases.sent, { to: subject ? to : formatPhone(to) });
      showToast({ tone: 'success', title });
    } else if (subject) {
      showToast({ tone: 'danger', title: failureText(tests, intl) });
    }
  };
  const press = (): void => {
    tests.forgetFailure();
    if (subject) void send();
    else setAsking(true);
  };
  return (
    <div>
      <Button
        size="sm"
        icon={Send}
        loading={sending && !asking}
        disabled={isWrong || test.text.trim() === ''}
        aria-label={intl.formatMessage(phrases.testOf, {
          text: intl.formatMessage(contentMessages[subject ?? name]),
        })}
        onClick={press}
      >
        <FormattedMessage {...messages.test} />
      </Button>
      <TestDialog
        tests={tests}
        open={asking}
        failure={failureText(tests, intl)}
        onSend={() => void send()}
        onClose={() => setAsking(false)}
      />
    </div>
  );
});

/** Says why no test was sent; empty if none failed. */
function failureText({ failure, used }: TestStore, intl: IntlShape): string {
  if (used) return quotaText(used, intl);
  return failure ? intl.formatMessage(failureMessages[failure]) : '';
}
