import { callsOf, createHttpClient, fetchTransport } from '@forecourt/api-client';
import { LanguageSelect } from '@forecourt/ui/language-select';
import { isMobileNumber } from '@forecourt/ui/phone-field';
import { useState } from 'react';
import { InviteScreen } from '../InviteScreen.tsx';
import { InviteStore } from '../InviteStore.ts';

const languages = [
  { code: 'en-US', name: 'English' },
  { code: 'de-DE', name: 'Deutsch' },
];

export interface InviteStoryProps {
  /** Seconds before the SMS can be requested again. */
  resendWait?: number;
  /** Whether the deployment can send SMS. @default true */
  sms?: boolean;
  /** With the choice of a language below the form. @default false */
  withLanguages?: boolean;
}

/** The real screen on the real store and client. */
export function InviteStory({ resendWait, sms, withLanguages }: InviteStoryProps) {
  const [language, setLanguage] = useState('en-US');
  const [store] = useState(() => {
    const http = createHttpClient({
      transport: fetchTransport,
      apiUrl: '',
      chatUrl: '',
      token: () => null,
      retry: { attempts: 1 },
    });
    const made = new InviteStore({
      api: callsOf(http, InviteStore.endpoints),
      uniqueId: 'northgate-trade',
      agentId: 'agent-7',
      isMobileNumber,
      resendWait,
      sms,
    });
    void made.load();
    return made;
  });
  return (
    <InviteScreen
      store={store}
      footer={
        withLanguages && (
          <LanguageSelect
            languages={languages}
            value={language}
            onChange={(event) => setLanguage(event.target.value)}
          />
        )
      }
    />
  );
}
