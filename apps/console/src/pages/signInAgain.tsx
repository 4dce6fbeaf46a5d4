import { SignInAgain } from '@forecourt/feature-session/again';
import { EmptyShell } from '@forecourt/feature-shell/empty';
import type { ReactNode } from 'react';
import { secondStep } from '@forecourt/feature-session/second-step';
import type { App } from '../app/App.ts';

/** Replaces the page of a user whose session has ended, at its address: only the frame stays. */
export function signInAgain({ http, session }: App): ReactNode {
  return (
    <>
      <EmptyShell />
      <SignInAgain
        session={session}
        factorStep={(challenge, restart) =>
          secondStep({ http }, challenge, { enter: (token) => session.enter(token), restart })
        }
      />
    </>
  );
}
