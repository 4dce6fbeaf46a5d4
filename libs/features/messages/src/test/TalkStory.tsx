import { useEffect, useState } from 'react';
import type { Conversations } from '../conversation/Conversations.ts';
import { sellerReplies } from '../quickReplies.ts';
import { SellerConversation } from '../ReportConversation.tsx';
import { storyConversationId, storyNow } from './conversationServer.ts';
import { makeConversations } from './ConversationStory.tsx';

export interface TalkStoryProps {
  /** @default true */
  mayWrite?: boolean;
  settingsHref?: string;
  /** Called with the stores once they are made, to pass them channel events. */
  onConversations?: (conversations: Conversations) => void;
}

/** The conversation with a seller as a page shows it, on the real store and client. */
export function TalkStory(props: TalkStoryProps) {
  const [conversations] = useState(() => {
    const made = makeConversations({ mayWrite: props.mayWrite ?? true });
    props.onConversations?.(made);
    return made;
  });
  const store = conversations.get(storyConversationId);
  useEffect(() => {
    void store.open();
    return () => store.dispose();
  }, [store]);
  return (
    <div style={{ height: '100dvh', display: 'flex' }}>
      <SellerConversation
        conversation={store}
        quickReplies={sellerReplies}
        settingsHref={props.settingsHref}
        reportHref="/report"
        now={() => storyNow}
      />
    </div>
  );
}
