import { createHttpClient } from '@forecourt/api-client';
import { requestsApi } from '@forecourt/api-client/requests';
import { sessionApi } from '@forecourt/api-client/session';
import { createMemoryStorage, storageKeys } from '@forecourt/platform';
import { Button } from '@forecourt/ui/button';
import { Stack } from '@forecourt/ui/layout';
import { TextField } from '@forecourt/ui/text-field';
import { useState } from 'react';
import { SignInAgain } from '../again/SignInAgain.tsx';
import { SessionStore } from '../SessionStore.ts';

export interface SignInAgainStoryProps {
  /** Called in place of loading the page anew. */
  onReload?: () => void;
}

function makePage(reload: () => void) {
  const http = createHttpClient({
    apiUrl: '',
    chatUrl: '',
    token: () => session.token,
    onUnauthorized: () => session.renew(),
    retry: { attempts: 1 },
  });
  const api = sessionApi(http);
  const session: SessionStore = new SessionStore({
    ...{ api, reload },
    storage: createMemoryStorage({ [storageKeys.authToken]: 'old' }),
    whoIs: async () => (await api.getSession()).user,
  });
  const requests = requestsApi(http);
  return { session, countRequests: requests.countRequests };
}

/** A page with something typed and a call that needs a session, on the real stores and client. */
export function SignInAgainStory({ onReload }: SignInAgainStoryProps) {
  const [{ session, countRequests }] = useState(() => {
    const page = makePage(() => onReload?.());
    void page.session.load();
    return page;
  });
  const [typed, setTyped] = useState('');
  const [told, setTold] = useState('');
  const ask = (): void => {
    countRequests({ type: 'TRADE', partner_id: 'northgate' }).then(
      ({ counts }) => setTold(`There are ${counts.all} requests`),
      () => setTold('That failed'),
    );
  };
  return (
    <main>
      <Stack gap="3">
        <TextField label="Message" value={typed} onChange={setTyped} />
        <Button onClick={ask}>Count requests</Button>
        <p role="status">{told}</p>
      </Stack>
      <SignInAgain session={session} />
    </main>
  );
}
