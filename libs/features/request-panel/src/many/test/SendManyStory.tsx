import { callsOf, createHttpClient } from '@forecourt/api-client';
import { axiosTransport } from '@forecourt/api-client/axios';
import type { Flow, IdentifierRules, TextChannel } from '@forecourt/contract';
import { StoryRouter } from '@forecourt/testing/story';
import { isMobileNumber } from '@forecourt/ui/phone-field';
import { useState } from 'react';
import { readDialed } from '../readDialed.ts';
import { SendManyDialog } from '../SendManyDialog.tsx';
import { SendManyStore } from '../SendManyStore.ts';

export interface SendManyStoryProps {
  flow: Flow;
  /** Pasted rows that are previewed at once. */
  text?: string;
  /** The deployment's message channels; both by default. */
  channels?: readonly TextChannel[];
  /** What is asked for besides. @default nothing */
  identifiers?: IdentifierRules;
}

/** The real dialog with the real store and client. */
export function SendManyStory(props: SendManyStoryProps) {
  const { flow, text, channels = ['SMS', 'EMAIL'], identifiers } = props;
  const [store] = useState(() => {
    const http = createHttpClient({
      transport: axiosTransport,
      apiUrl: '',
      chatUrl: '',
      token: () => 'token',
      retry: { attempts: 1 },
    });
    const made = new SendManyStore({
      flow,
      channels,
      api: callsOf(http, SendManyStore.endpoints),
      partner: () => ({ id: 'northgate', dialCode: '372', identifiers }),
      readPhone: readDialed,
      isMobileNumber,
    });
    if (text !== undefined) void made.open().then(() => preview(made, text));
    return made;
  });
  return (
    <StoryRouter at="/list/many">
      <SendManyDialog store={store} branchId="northgate" reportHref={(id) => `/report/${id}`} />
    </StoryRouter>
  );
}

function preview(store: SendManyStore, text: string): Promise<void> {
  store.paste(text);
  return store.look();
}
