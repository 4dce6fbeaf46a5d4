import type { PresentPerson } from '@forecourt/contract';
import { createContext, useContext } from 'react';

/** What conversations need to know of colleagues. */
interface ConversationPresence {
  /** Who else has the conversation open. */
  inThread(threadId: string): readonly PresentPerson[];
  /** The user opened a conversation; returns what leaves it. */
  open(threadId: string): () => void;
  /** The user has changed what they write there; empty for nothing. */
  typed(threadId: string, draft: string): void;
}

const PresenceContext = createContext<ConversationPresence | null>(null);

export const PresenceProvider = PresenceContext.Provider;

/** null on customers' pages, and while it loads. */
export const usePresence = (): ConversationPresence | null => useContext(PresenceContext);
