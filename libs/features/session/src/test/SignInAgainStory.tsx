import { callsOf, createHttpClient, fetchTransport } from '@forecourt/api-client';
import { createMemoryStorage, TypedWork } from '@forecourt/platform';
import { useState } from 'react';
import { SignInAgain } from '../again/SignInAgain.tsx';
import { SignInFactor } from '../factors/SignInFactor.tsx';
import { SessionStore } from '../SessionStore.ts';

export interface SignInAgainStoryProps {
  /** Called instead of reloading the page. */
  onReload?: () => void;
  /** Called instead of going to /login. */
  onLeave?: () => void;
}

/** The dialog over the empty page after a session has ended, with the real stores and client. */
export function SignInAgainStory({ onReload, onLeave }: SignInAgainStoryProps) {
  const [http] = useState(() =>
    createHttpClient({
      transport: fetchTransport,
      apiUrl: '',
      chatUrl: '',
      token: () => null,
      retry: { attempts: 1 },
    }),
  );
  const [session] = useState(() => {
    const api = callsOf(http, SessionStore.endpoints);
    const typed = new TypedWork(createMemoryStorage());
    typed.hold({ id: 'nora', username: 'staff@northgate.test' });
    return new SessionStore({
      api,
      typed,
      storage: createMemoryStorage(),
      whoIs: async () => (await api.getSession()).user,
      reload: () => onReload?.(),
      leave: () => onLeave?.(),
    });
  });
  return (
    <SignInAgain
      session={session}
      factorStep={(challenge, onRestart) => (
        <SignInFactor
          challenge={challenge}
          onRestart={onRestart}
          http={http}
          onSignedIn={(token) => session.enter(token)}
        />
      )}
    />
  );
}
