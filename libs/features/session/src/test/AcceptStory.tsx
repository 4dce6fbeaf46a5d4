import { callsOf } from '@forecourt/api-client';
import { useState } from 'react';
import { SignInFactor } from '../factors/SignInFactor.tsx';
import { AcceptScreen } from '../setup/AcceptScreen.tsx';
import { AcceptStore } from '../setup/AcceptStore.ts';
import { storyClient } from './client.ts';

export interface AcceptStoryProps {
  /** Called with the token of the new session. */
  onEnter?: (token: string) => void;
  /** The signed-in account. */
  signedInAs?: string | null;
  onSignIn?: () => void;
  onSignOut?: () => void;
  onJoined?: () => void;
}

/** The real screen on the real store and client. */
export function AcceptStory(props: AcceptStoryProps) {
  const { onEnter, signedInAs = null, onSignIn, onSignOut, onJoined } = props;
  const [store] = useState(() => {
    const made = new AcceptStore({
      api: callsOf(storyClient('token'), AcceptStore.endpoints),
      invitationKey: 'key',
      enter: (token) => onEnter?.(token),
      signedInAs: async () => signedInAs,
      joined: () => onJoined?.(),
    });
    void made.load();
    return made;
  });
  return (
    <AcceptScreen
      store={store}
      loginHref="/login"
      onSignIn={() => onSignIn?.()}
      onSignOut={() => onSignOut?.()}
      factorStep={(challenge) => (
        <SignInFactor
          http={storyClient()}
          challenge={challenge}
          onSignedIn={(token) => onEnter?.(token)}
          onRestart={() => undefined}
        />
      )}
    />
  );
}
