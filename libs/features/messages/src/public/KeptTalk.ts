import { hasCode, isNetworkFailure } from '@forecourt/api-client';
import { DAY_MS, type PublicConversation } from '@forecourt/contract';
import { type Clock, type KeyValueStorage, systemClock } from '@forecourt/platform';
import { reaction, runInAction } from 'mobx';
import type { ConversationStore } from '../conversation/ConversationStore.ts';
import type { ConversationSource, MessagesPage } from '../conversation/source.ts';

type TalkPage = MessagesPage<PublicConversation>;

/** What a device keeps of a conversation. */
interface Kept {
  /** Digest of the link's key: who has another key for the same request reads nothing. */
  proof: string;
  /** When it was last like the server's, epoch milliseconds. */
  at: number;
  page: TalkPage;
}

export interface KeptTalkOptions {
  storage: KeyValueStorage;
  requestId: string;
  sessionKey: string;
  clock?: Clock;
}

const PREFIX = 'forecourt_talk:';
/** How much is kept, a page of the server, and for how long. */
const MAX_MESSAGES = 250;
const MAX_AGE_MS = 30 * DAY_MS;

/**
 * What a conversation behind a link said last, on the device of who has the link: it opens without
 * a network. Its key is never stored; when the server says that the link is over, nothing stays.
 */
export class KeptTalk {
  private readonly options: Required<KeptTalkOptions>;
  /** What is shown came from the device. */
  private isFromDevice = false;

  constructor(options: KeptTalkOptions) {
    this.options = { clock: systemClock, ...options };
  }

  /** The same conversation, from the device where there is no network. */
  around(source: ConversationSource<PublicConversation>): ConversationSource<PublicConversation> {
    return {
      send: (text, key, files) => source.send(text, key, files),
      files: source.files,
      read: (seq) => source.read(seq),
      page: async (query, signal) => {
        try {
          return await source.page(query, signal);
        } catch (error) {
          if (hasCode(error, 'NOT_FOUND', 'GONE')) this.forget();
          const isFirst = query.after === undefined && query.since === undefined;
          const kept = isFirst && isNetworkFailure(error) ? await this.read() : null;
          if (!kept) throw error;
          this.isFromDevice = true;
          return kept;
        }
      },
    };
  }

  /** Keeps what a conversation says from now on. Returns the function that ends it. */
  follow(store: ConversationStore<PublicConversation>): () => void {
    if (this.isFromDevice) runInAction(() => (store.stale = true));
    return reaction(
      () => ({ messages: store.log.messages, marks: store.marks, subject: store.subject }),
      ({ messages, marks, subject }) => {
        if (!subject) return;
        const page = { messages: messages.slice(-MAX_MESSAGES), after: null, marks, subject };
        void this.write(page);
      },
      { fireImmediately: !this.isFromDevice },
    );
  }

  private get key(): string {
    return PREFIX + this.options.requestId;
  }

  private forget(): void {
    this.options.storage.remove(this.key);
  }

  private async read(): Promise<TalkPage | null> {
    const { storage, clock, sessionKey } = this.options;
    try {
      const kept = JSON.parse(storage.get(this.key) ?? 'null') as Kept | null;
      if (!kept || kept.proof !== (await digest(sessionKey))) return null;
      if (clock.now() - kept.at <= MAX_AGE_MS) return kept.page;
    } catch {
      // Of another version of the page, or changed by hand.
    }
    this.forget();
    return null;
  }

  private async write(page: TalkPage): Promise<void> {
    const { storage, clock, sessionKey } = this.options;
    // Without a secure origin there is no digest, and no service worker either.
    if (!globalThis.crypto?.subtle) return;
    const kept: Kept = { proof: await digest(sessionKey), at: clock.now(), page };
    storage.set(this.key, JSON.stringify(kept));
  }
}

async function digest(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
