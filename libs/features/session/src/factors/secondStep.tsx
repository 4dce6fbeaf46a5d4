import type { HttpClient } from '@forecourt/api-client';
import type { Challenge } from '@forecourt/contract';
import { lazyPart } from '@forecourt/platform/lazy-part';
import type { ReactNode } from 'react';

/** Loaded only for users who have a second factor. */
const SignInFactor = lazyPart(async () => ({
  default: (await import('./step.ts')).SignInFactor,
}));

export interface SecondStep {
  /** Receives the token of the new session. */
  enter: (token: string) => void;
  /** Back to the password. */
  restart: () => void;
}

/** The second step of signing in, for every form that takes a password. */
export function secondStep(
  { http }: { http: HttpClient },
  challenge: Challenge,
  { enter, restart }: SecondStep,
): ReactNode {
  return <SignInFactor http={http} challenge={challenge} onSignedIn={enter} onRestart={restart} />;
}
