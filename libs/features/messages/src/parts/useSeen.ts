import { useEffect, useState } from 'react';
import type { ConversationStore } from '../conversation/ConversationStore.ts';

/**
 * Marks messages as read once seen: the page is in front, and the newest message in view.
 *
 * @returns the number of the other side's new messages below what is in view
 */
export function useSeen(store: ConversationStore<unknown>, atEnd: boolean): number {
  const { wholeSeq, messages } = store.log;
  const [leftAt, setLeftAt] = useState<number | null>(null);
  if (atEnd && leftAt !== null) setLeftAt(null);
  if (!atEnd && leftAt === null) setLeftAt(wholeSeq);

  useEffect(() => {
    if (!atEnd) return;
    const look = (): void => {
      if (document.visibilityState === 'visible') store.seen();
    };
    look();
    document.addEventListener('visibilitychange', look);
    window.addEventListener('focus', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('focus', look);
    };
  }, [store, atEnd, wholeSeq]);

  if (leftAt === null) return 0;
  return messages.filter(({ seq, mine }) => !mine && seq > leftAt).length;
}
