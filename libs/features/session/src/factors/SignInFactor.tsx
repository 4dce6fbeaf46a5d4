import { callsOf } from '@forecourt/api-client';
import type { HttpClient } from '@forecourt/api-client';
import type { Challenge, FactorMethod } from '@forecourt/contract';
import { createSessionByFactor, getFactorOptions } from '@forecourt/contract/endpoints/factors';
import { Button } from '@forecourt/ui/button';
import { Stack, Text } from '@forecourt/ui/layout';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { FactorStep } from './FactorStep.tsx';
import { FactorStepStore } from './FactorStepStore.ts';
import { messages } from './messages.ts';
import { askPasskey } from './webAuthn.ts';

export interface SignInFactorProps {
  http: HttpClient;
  challenge: Challenge;
  /** Called with the token of the new session. */
  onSignedIn: (token: string) => void;
  /** Back to the password. */
  onRestart: () => void;
}

/** The second step of signing in. */
export function SignInFactor({ http, challenge, onSignedIn, onRestart }: SignInFactorProps) {
  const { id: challenge_id, methods } = challenge;
  const [store] = useState(() => {
    const api = callsOf(http, { createSessionByFactor, getFactorOptions });
    return new FactorStepStore({
      methods,
      passkeyOptions: async () => (await api.getFactorOptions({ challenge_id })).options,
      askPasskey,
      prove: async ({ method, ...proof }) => {
        // the server never offers the password here
        const body = { challenge_id, method: method as FactorMethod, ...proof };
        onSignedIn((await api.createSessionByFactor(body)).token);
      },
    });
  });
  return (
    <Stack gap="4">
      <Stack gap="1">
        <Text as="h2" textStyle="title">
          <FormattedMessage {...messages.stepTitle} />
        </Text>
        <Text color="fg.muted">
          <FormattedMessage {...messages.stepLead} />
        </Text>
      </Stack>
      <FactorStep
        store={store}
        isPage
        actions={
          <Button variant="ghost" size="sm" onClick={onRestart}>
            <FormattedMessage {...messages.restart} />
          </Button>
        }
      />
    </Stack>
  );
}
