import { callsOf } from '@forecourt/api-client';
import type { Challenge } from '@forecourt/contract';
import { Button } from '@forecourt/ui/button';
import { Box, Text } from '@forecourt/ui/layout';
import { useState } from 'react';
import { FactorRequiredScreen } from '../factors/FactorRequiredScreen.tsx';
import { FactorsSection } from '../factors/FactorsSection.tsx';
import { FactorsStore } from '../factors/FactorsStore.ts';
import { ReauthenticateDialog } from '../factors/ReauthenticateDialog.tsx';
import { Reauthentication } from '../factors/Reauthentication.ts';
import { SignInFactor } from '../factors/SignInFactor.tsx';
import { storyClient } from './client.ts';

export interface FactorStepStoryProps {
  methods: Challenge['methods'];
  onSignedIn: (token: string) => void;
  onRestart: () => void;
}

/** The real second step on the real client. */
export function FactorStepStory({ methods, onSignedIn, onRestart }: FactorStepStoryProps) {
  const [http] = useState(() => storyClient());
  return (
    <Box as="main" padding="5" style={{ maxWidth: 400 }}>
      <SignInFactor
        http={http}
        onSignedIn={onSignedIn}
        onRestart={onRestart}
        challenge={{ id: 'challenge', methods }}
      />
    </Box>
  );
}

export interface ReauthenticateStoryProps {
  /** The company's sign-in: opened with the listener for what comes of it. */
  onCompany?: (listener: (shown: boolean) => void) => void;
}

/** A button whose action requires reauthentication, and its result. */
export function ReauthenticateStory({ onCompany }: ReauthenticateStoryProps) {
  const [store] = useState(() => {
    let listener: (shown: boolean) => void = () => undefined;
    return new Reauthentication({
      api: callsOf(storyClient('token'), Reauthentication.endpoints),
      company: {
        open: () => onCompany?.(listener),
        follow: (follower) => {
          listener = follower;
          return () => undefined;
        },
      },
    });
  });
  const [outcome, setOutcome] = useState('');
  const act = async (): Promise<void> => {
    setOutcome((await store.ask()) ? 'It went on' : 'It was given up');
  };
  return (
    <Box as="main" padding="5">
      <Button onClick={() => void act()}>Invite</Button>
      <Text role="status">{outcome}</Text>
      <ReauthenticateDialog store={store} />
    </Box>
  );
}

export interface FactorsStoryProps {
  /** What the browser does when a passkey is created. */
  makePasskey?: () => Promise<string>;
}

function useFactors({ makePasskey }: FactorsStoryProps): FactorsStore {
  const [store] = useState(() => {
    const made = new FactorsStore({
      api: callsOf(storyClient('token'), FactorsStore.endpoints),
      makePasskey,
    });
    void made.load();
    return made;
  });
  return store;
}

/** The real section on the real store and client. */
export function FactorsStory(props: FactorsStoryProps) {
  return (
    <Box as="main" padding="4" style={{ maxWidth: 760 }}>
      <FactorsSection store={useFactors(props)} />
    </Box>
  );
}

export interface FactorRequiredStoryProps extends FactorsStoryProps {
  onContinue: () => void;
  onLogOut: () => void;
}

/** The real screen on the real store and client. */
export function FactorRequiredStory({ onContinue, onLogOut, ...rest }: FactorRequiredStoryProps) {
  return (
    <FactorRequiredScreen store={useFactors(rest)} onContinue={onContinue} onLogOut={onLogOut} />
  );
}
