import { callsOf, createHttpClient } from '@forecourt/api-client';
import { axiosTransport } from '@forecourt/api-client/axios';
import { createMemoryStorage } from '@forecourt/platform';
import { MemoryTaskStore } from '@forecourt/platform/queue';
import { useEffect, useState } from 'react';
import { conversationEndpoints } from '../conversation/staffSource.ts';
import { Conversations } from '../conversation/Conversations.ts';
import type { StaffConversation } from '../conversation/Conversations.ts';
import { ConversationView } from '../conversation/ConversationView.tsx';
import { DeviceDrafts } from '../conversation/DeviceDrafts.ts';
import { DeviceFiles } from '../files/DeviceFiles.ts';
import { sellerReplies } from '../quickReplies.ts';
import { storyConversationId, storyNow } from './conversationServer.ts';

/** The real client without retries. */
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
  /** What is stored on the device: a draft, and unsent messages. */
  kept?: { draft?: string; unsent?: string[] };
  /** Called with the store once it is made, to pass it channel events. */
  onStore?: (store: StaffConversation) => void;
  /** Not opened at first. */
  waiting?: boolean;
}

/** The real view with the real store and client. */
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

/** Conversations of a story, with what their device has stored. */
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
    api: callsOf(storyHttp(), conversationEndpoints),
    drafts,
    files: new DeviceFiles(async () => new MemoryTaskStore()),
    mayWrite: () => mayWrite,
    me: () => 'nora',
    clock: { now: () => storyNow },
  });
}

function makeStore(props: ConversationStoryProps): StaffConversation {
  const store = makeConversations(props).get(storyConversationId);
  props.onStore?.(store);
  return store;
}
