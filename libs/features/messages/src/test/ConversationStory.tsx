import { createHttpClient } from '@forecourt/api-client';
import { axiosTransport } from '@forecourt/api-client/axios';
import { chatsApi } from '@forecourt/api-client/chats';
import { createMemoryStorage } from '@forecourt/platform';
import { useEffect, useState } from 'react';
import { Conversations } from '../conversation/Conversations.ts';
import type { StaffConversation } from '../conversation/Conversations.ts';
import { ConversationView } from '../conversation/ConversationView.tsx';
import { DeviceDrafts } from '../conversation/DeviceDrafts.ts';
import { sellerReplies } from '../quickReplies.ts';
import { storyConversationId, storyNow } from './chatServer.ts';

/** The real client, told to try once. */
export const storyHttp = () =>
  createHttpClient({
    transport: axiosTransport,
    apiUrl: '',
    chatUrl: '',
    token: () => 'token',
    retry: { attempts: 1 },
  });

export interface ConversationStoryProps {
  /** @default true */
  mayWrite?: boolean;
  /** What the device has kept of it: a draft, and what was not sent. */
  kept?: { draft?: string; unsent?: string[] };
  /** Given the store once it is made, for what the channel would tell it. */
  onStore?: (store: StaffConversation) => void;
  /** Not opened yet. */
  waiting?: boolean;
}

/** The real view on the real store and client. */
export function ConversationStory(props: ConversationStoryProps) {
  const [store] = useState(() => makeStore(props));
  const { waiting } = props;
  useEffect(() => {
    if (!waiting) void store.open();
    return () => store.dispose();
  }, [store, waiting]);
  return (
    <div style={{ height: '100dvh', display: 'flex' }}>
      <ConversationView
        store={store}
        name="Marta Keller"
        quickReplies={sellerReplies}
        now={() => storyNow}
      />
    </div>
  );
}

/** Conversations of a story, with what its device has kept. */
export function makeConversations({
  mayWrite = true,
  kept,
}: ConversationStoryProps): Conversations {
  const drafts = new DeviceDrafts(createMemoryStorage(), () => 'somebody');
  const unsent = (kept?.unsent ?? []).map((text, index) => ({
    key: `kept-${index}`,
    text,
    at: new Date(storyNow).toISOString(),
  }));
  drafts.write(storyConversationId, { draft: kept?.draft ?? '', unsent });
  return new Conversations({
    api: chatsApi(storyHttp()),
    drafts,
    mayWrite: () => mayWrite,
    clock: { now: () => storyNow },
  });
}

function makeStore(props: ConversationStoryProps): StaffConversation {
  const store = makeConversations(props).get(storyConversationId);
  props.onStore?.(store);
  return store;
}
