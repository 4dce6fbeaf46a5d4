import { SignInAgain } from '@forecourt/feature-session/again';
import { EmptyShell } from '@forecourt/feature-shell/empty';
import type { ReactNode } from 'react';
import type { App } from '../app/App.ts';
import { secondStep } from '../app/secondStep.tsx';

/** In place of the page of somebody whose session has ended, at its address: nothing of it but its frame. */
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
