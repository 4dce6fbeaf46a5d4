import { callsOf, createHttpClient, fetchTransport } from '@forecourt/api-client';
import { LanguageSelect } from '@forecourt/ui/language-select';
import { isMobileNumber } from '@forecourt/ui/phone-field';
import { useState } from 'react';
import { FramedInvite } from '../framed/FramedInvite.tsx';
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

/** The real store, on the real client. */
function useInviteStore({ resendWait, sms }: Pick<InviteStoryProps, 'resendWait' | 'sms'>) {
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
  return store;
}

/** The real screen on the real store and client. */
export function InviteStory({ withLanguages, ...options }: InviteStoryProps) {
  const [language, setLanguage] = useState('en-US');
  const store = useInviteStore(options);
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

interface FramedStoryProps extends Pick<InviteStoryProps, 'sms'> {
  color?: string;
}

/** The form in a frame, likewise. */
export function FramedStory({ color, ...options }: FramedStoryProps) {
  return <FramedInvite store={useInviteStore(options)} color={color} />;
}
