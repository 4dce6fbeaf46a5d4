import type { ConversationDetails, ThreadStatusEvent } from '@forecourt/contract';
import type { Clock } from '@forecourt/platform';
import { type ReadLater, staffSource, type StaffConversationsApi } from './staffSource.ts';
import type { FileBytes } from '../files/DeviceFiles.ts';
import { computed, makeObservable, observable } from 'mobx';
import { ConversationStore } from './ConversationStore.ts';
import type { DeviceDrafts } from './DeviceDrafts.ts';

export type StaffConversation = ConversationStore<ConversationDetails>;

export interface ConversationsOptions {
  api: StaffConversationsApi;
  drafts: DeviceDrafts;
  mayWrite(): boolean;
  /** The id of the member of staff, once it is known. */
  me?(): string | null;
  readLater?: ReadLater;
  /** Where the bytes of unsent files are. */
  files?: FileBytes;
  clock?: Clock;
}

/** How long an unused conversation is cached (spec §9). */
export const UNUSED_MS = 60_000;

/** A message that waits to be sent; `takeBack` makes it a draft again. */
interface WaitingMessage {
  key: string;
  text: string;
  takeBack(): void;
}

interface Entry {
  store: StaffConversation;
  users: number;
  timer: ReturnType<typeof setTimeout> | undefined;
}

/** Staff's conversations: one store each, cached for 60 s after its last user has left. */
export class Conversations {
  private readonly options: ConversationsOptions;
  private readonly entries = observable.map<string, Entry>({}, { deep: false });

  constructor(options: ConversationsOptions) {
    this.options = options;
    makeObservable(this, { waiting: computed });
  }

  /** Messages that are kept for a network, of all conversations. */
  get waiting(): readonly WaitingMessage[] {
    return [...this.entries.values()].flatMap(({ store }) =>
      store.unsent
        .filter(({ state }) => state === 'failed')
        .map(({ key, text, files = [] }) => ({
          key,
          text: text || files.map(({ name }) => name).join(', '),
          takeBack: () => store.takeBack(key),
        })),
    );
  }

  /** Sends what an earlier page left unsent, without opening the conversations. */
  resume(): void {
    for (const id of this.options.drafts.unsentIds()) this.get(id);
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
    const store = this.entries.get(thread.id)?.store;
    store?.amend({ notice: thread.notice });
    store?.heard({
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
    const { api, drafts, mayWrite, me, readLater, files, clock } = this.options;
    const store = new ConversationStore({
      id,
      drafts,
      mayWrite,
      me,
      files,
      clock,
      source: staffSource(api, id, readLater),
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
