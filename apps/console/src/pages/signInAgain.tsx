import { SignInAgain } from '@forecourt/feature-session/again';
import { EmptyShell } from '@forecourt/feature-shell/empty';
import type { ReactNode } from 'react';
import type { App } from '../app/App.ts';

/** In place of the page of somebody whose session has ended, at its address: nothing of it but its frame. */
export function signInAgain({ session }: App): ReactNode {
  return (
    <>
      <EmptyShell />
      <SignInAgain session={session} />
    </>
  );
}
