import type { ConversationDetails, ThreadStatusEvent } from '@forecourt/contract';
import type { Clock } from '@forecourt/platform';
import { staffSource, type StaffConversationsApi } from './staffSource.ts';
import { ConversationStore } from './ConversationStore.ts';
import type { DeviceDrafts } from './DeviceDrafts.ts';

export type StaffConversation = ConversationStore<ConversationDetails>;

export interface ConversationsOptions {
  api: StaffConversationsApi;
  drafts: DeviceDrafts;
  mayWrite(): boolean;
  clock?: Clock;
}

/** How long an unused conversation is cached (spec §9). */
export const UNUSED_MS = 60_000;

interface Entry {
  store: StaffConversation;
  users: number;
  timer: ReturnType<typeof setTimeout> | undefined;
}

/** Staff's conversations: one store each, cached for 60 s after its last user has left. */
export class Conversations {
  private readonly options: ConversationsOptions;
  private readonly entries = new Map<string, Entry>();

  constructor(options: ConversationsOptions) {
    this.options = options;
  }

  /** The store of a conversation; it is kept at least while in use. */
  get(id: string): StaffConversation {
    return this.entry(id).store;
  }

  /** Marks a conversation as in use. Returns the release. */
  use(id: string): () => void {
    const entry = this.entry(id);
    entry.users += 1;
    clearTimeout(entry.timer);
    let used = true;
    return () => {
      if (!used) return;
      used = false;
      entry.users -= 1;
      if (entry.users === 0) this.forgetLater(id, entry);
    };
  }

  /** Handles a thread event from the channel. */
  handleThreadStatus({ thread }: ThreadStatusEvent): void {
    this.entries.get(thread.id)?.store.heard({
      lastSeq: thread.last_seq,
      readSeq: thread.seller_read_seq,
      theirReadSeq: thread.buyer_read_seq,
    });
  }

  /** Events may have been missed: all cached conversations catch up. */
  async refresh(): Promise<void> {
    await Promise.all([...this.entries.values()].map(({ store }) => store.catchUp()));
  }

  private entry(id: string): Entry {
    const known = this.entries.get(id);
    if (known) return known;
    const { api, drafts, mayWrite, clock } = this.options;
    const store = new ConversationStore({
      id,
      drafts,
      mayWrite,
      clock,
      source: staffSource(api, id),
    });
    const entry: Entry = { store, users: 0, timer: undefined };
    this.entries.set(id, entry);
    this.forgetLater(id, entry);
    return entry;
  }

  private forgetLater(id: string, entry: Entry): void {
    clearTimeout(entry.timer);
    entry.timer = setTimeout(() => {
      // finish sending first
      if (entry.store.unsent.some(({ state }) => state !== 'refused')) {
        return this.forgetLater(id, entry);
      }
      entry.store.dispose();
      this.entries.delete(id);
    }, UNUSED_MS);
  }
}
