import type { PublicConversation } from '@forecourt/contract';
import type { ConversationStore } from '../conversation/ConversationStore.ts';
import type { ConversationLink } from './conversationLink.ts';

/** Seconds that the server holds a long poll open when there is nothing new. */
const WAIT_S = 20;
const BACK_OFF_MS = [1000, 2000, 5000, 10_000];

/**
 * Keeps a conversation up to date by long polling, without a socket. Pauses while the page is not
 * visible.
 *
 * @returns the stop function
 */
export function watchConversation(
  { api, requestId, sessionKey }: ConversationLink,
  store: ConversationStore<PublicConversation>,
): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  void run();
  return () => stopping.abort();

  async function run(): Promise<void> {
    let failures = 0;
    while (!signal.aborted) {
      await visible(signal);
      try {
        if (store.phase !== 'loaded') await store.open();
        else if (failures > 0) await store.catchUp();
        if (store.phase !== 'loaded') throw store.error;
        const { wholeSeq } = store.log;
        const { conversation } = await api.getPublicConversation(
          requestId,
          sessionKey,
          { since: wholeSeq, wait: WAIT_S, read_by_them: store.marks.theirReadSeq, limit: 1 },
          { signal, deduplicate: false, timeoutMs: (WAIT_S + 10) * 1000 },
        );
        failures = 0;
        store.heard(conversation);
        if (store.isBehind) await store.sync();
        // avoid an immediate repeat for what could not be fetched
        if (store.isBehind) await pauseOnline(BACK_OFF_MS[0] ?? 0, signal);
      } catch {
        await pauseOnline(BACK_OFF_MS[Math.min(failures, BACK_OFF_MS.length - 1)] ?? 0, signal);
        failures += 1;
      }
    }
  }
}

/** Resolves when the page is in front. */
function visible(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (document.visibilityState !== 'visible' && !signal.aborted) return;
      document.removeEventListener('visibilitychange', look);
      signal.removeEventListener('abort', look);
      resolve();
    };
    document.addEventListener('visibilitychange', look);
    signal.addEventListener('abort', look);
    look();
  });
}

/** Waits; ends early when the network returns or on stopping. */
function pauseOnline(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    window.addEventListener('online', end);
    signal.addEventListener('abort', end);
  });
}
