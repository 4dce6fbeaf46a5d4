import { isAbort } from '@forecourt/api-client';
import { type Clock, MESSAGE_PAGE_SIZE, systemClock } from '@forecourt/platform';
import type { InfiniteStatus } from '@forecourt/platform';
import { action, computed, makeObservable, observable, observableRef, runInAction } from 'mobx';
import { fetchGap } from './fetchGap.ts';
import type { DeviceDrafts } from './DeviceDrafts.ts';
import { MessageLog } from './MessageLog.ts';
import { Outbox, type UnsentMessage } from './Outbox.ts';
import { ReadMark } from './ReadMark.ts';
import type { ConversationMarks, ConversationSource, MessagesPage } from './source.ts';
import { Syncing } from './Syncing.ts';

export interface ConversationOptions<Subject> {
  /** Names it on this device. */
  id: string;
  source: ConversationSource<Subject>;
  drafts: DeviceDrafts;
  /** Whether this person may write, and so marks messages as read. */
  mayWrite(): boolean;
  clock?: Clock;
}

/**
 * One conversation: what is known of it, what is on its way, and what is being written. It never
 * trusts events for what was said, only for how much there is: what is missing is fetched, in one go
 * with whatever came meanwhile.
 */
export class ConversationStore<Subject> {
  readonly id: string;
  readonly log = new MessageLog();
  readonly outbox: Outbox;
  subject: Subject | null = null;
  marks: ConversationMarks = { lastSeq: 0, readSeq: 0, theirReadSeq: 0 };
  phase: 'initial' | 'loading' | 'loaded' | 'failed' = 'initial';
  error: unknown = null;
  /** State of scrolling back. */
  older: InfiniteStatus = 'ready';
  /** Whether what is shown may lack something, because fetching it failed. */
  stale = false;
  draft: string;
  /** Up to which message was read when it was opened: below it the divider stands. */
  dividerSeq: number | null = null;
  private readonly options: ConversationOptions<Subject>;
  private readonly clock: Clock;
  private olderCursor: string | null = null;
  private stopping = new AbortController();
  private readonly syncing: Syncing;
  private readonly readMark: ReadMark;

  constructor(options: ConversationOptions<Subject>) {
    this.options = options;
    this.id = options.id;
    this.clock = options.clock ?? systemClock;
    const kept = options.drafts.read(options.id);
    this.draft = kept.draft;
    this.outbox = new Outbox({
      clock: this.clock,
      send: async ({ text, key }) => {
        const message = await options.source.send(text, key);
        this.log.take([message]);
        this.heard({ lastSeq: message.seq });
      },
      onChange: (unsent) => options.drafts.write(this.id, { draft: this.draft, unsent }),
    });
    this.readMark = new ReadMark((seq) => options.source.read(seq));
    this.syncing = new Syncing({
      fetch: () => this.fillGap(),
      isBehind: () => this.isBehind,
      onFailure: () => runInAction(() => (this.stale = true)),
    });
    makeObservable<this, 'settle' | 'place'>(this, {
      subject: observableRef,
      marks: observableRef,
      phase: observable,
      error: observableRef,
      older: observable,
      stale: observable,
      draft: observable,
      dividerSeq: observable,
      unsent: computed,
      write: action,
      heard: action,
      enter: action,
      settle: action,
      place: action,
    });
    if (kept.unsent.length > 0) this.outbox.restore(kept.unsent);
  }

  get mayWrite(): boolean {
    return this.options.mayWrite();
  }

  /** What is not known to have arrived, in the order in which it was written. */
  get unsent(): readonly UnsentMessage[] {
    return this.outbox.messages.filter(({ key }) => !this.log.keys.has(key));
  }

  /** Whether there is something that no list, page or answer has brought yet. */
  get isBehind(): boolean {
    return this.phase === 'loaded' && this.log.wholeSeq < this.marks.lastSeq;
  }

  /** Shows it: loaded the first time; from memory afterwards, with what is missing fetched. */
  async open(): Promise<void> {
    if (this.phase === 'loading') return;
    if (this.phase === 'loaded') {
      this.enter();
      if (this.isBehind || this.stale) await this.sync();
      return;
    }
    await this.load();
  }

  /** Puts the divider where one has read to; called when somebody comes to look. */
  enter(): void {
    const { readSeq } = this.marks;
    const unread = this.log.messages.some(({ seq, mine }) => !mine && seq > readSeq);
    this.dividerSeq = unread ? readSeq : null;
  }

  /** Loads it from the newest message on. */
  async load(): Promise<void> {
    runInAction(() => {
      this.phase = 'loading';
      this.error = null;
    });
    try {
      const page = await this.fetchPage({});
      this.place(page);
      this.enter();
    } catch (error) {
      if (isAbort(error)) return;
      runInAction(() => {
        this.phase = 'failed';
        this.error = error;
      });
    }
  }

  /** Loads the page before the oldest known message; may be called freely. */
  async loadOlder(): Promise<void> {
    if (this.phase !== 'loaded' || !['ready', 'error'].includes(this.older)) return;
    const { olderCursor } = this;
    if (olderCursor === null) return;
    runInAction(() => (this.older = 'loading'));
    try {
      const page = await this.fetchPage({ after: olderCursor });
      // it may have been placed anew meanwhile
      if (this.olderCursor !== olderCursor) return;
      runInAction(() => {
        this.log.take(page.messages);
        this.olderCursor = page.after;
        this.older = page.after === null ? 'complete' : 'ready';
      });
    } catch {
      runInAction(() => (this.older = 'error'));
    }
  }

  /** Word of how far it goes; older word, and word that comes twice, changes nothing. */
  heard(marks: Partial<ConversationMarks>): void {
    const known = this.marks;
    const most = (name: keyof ConversationMarks): number => Math.max(known[name], marks[name] ?? 0);
    const next = {
      lastSeq: most('lastSeq'),
      readSeq: most('readSeq'),
      theirReadSeq: most('theirReadSeq'),
    };
    if (
      Object.keys(next).some(
        (name) => next[name as keyof typeof next] !== known[name as keyof typeof known],
      )
    ) {
      this.marks = next;
    }
    if (this.isBehind) void this.sync();
  }

  /** Events may have been missed: fetches what is, and sends what could not be sent. */
  async catchUp(): Promise<void> {
    this.outbox.retry();
    if (this.phase === 'failed') return this.load();
    if (this.phase === 'loaded') await this.sync();
  }

  /** Fetches what came after the last message before which nothing is missing. */
  sync(): Promise<void> {
    return this.syncing.run();
  }

  /** Keeps what is being written. */
  write(draft: string): void {
    this.draft = draft;
    this.options.drafts.write(this.id, { draft, unsent: this.outbox.messages.map(keptOf) });
  }

  send(text: string): void {
    if (!this.mayWrite || text.trim() === '') return;
    this.write('');
    this.outbox.add(text);
  }

  /** Takes a message that did not go out back into the composer. */
  takeBack(key: string): void {
    const text = this.outbox.discard(key);
    if (text !== undefined) this.write([this.draft, text].filter(Boolean).join('\n'));
  }

  /** Somebody looks at the newest message: the own side has read up to it. */
  seen(): void {
    if (!this.mayWrite) return;
    const seq = this.log.wholeSeq;
    void this.readMark.tell(seq, this.marks.readSeq).then((told) => {
      if (told) this.heard({ readSeq: seq });
    });
  }

  /** Stops whatever runs; what is unsent stays on the device. */
  dispose(): void {
    this.stopping.abort();
    this.syncing.stop();
    this.outbox.dispose();
  }

  private fetchPage(query: { after?: string; since?: number }): Promise<MessagesPage<Subject>> {
    const { source } = this.options;
    return source.page({ limit: MESSAGE_PAGE_SIZE, ...query }, this.stopping.signal);
  }

  private async fillGap(): Promise<void> {
    try {
      const gap = await fetchGap((query) => this.fetchPage(query), this.log.wholeSeq);
      if (gap.after === null) this.settle(gap);
      else this.place(gap);
    } catch (error) {
      if (!isAbort(error)) throw error;
    }
  }

  /** What was missing is there. */
  private settle(page: MessagesPage<Subject>): void {
    this.stale = false;
    this.subject = page.subject;
    this.log.take(page.messages);
    this.outbox.arrived(this.log.keys);
    this.heard(page.marks);
  }

  /** Begins anew with what is newest. */
  private place(page: MessagesPage<Subject>): void {
    this.stale = false;
    this.subject = page.subject;
    this.log.reset(page.messages, page.marks.lastSeq);
    this.olderCursor = page.after;
    this.older = page.after === null ? 'complete' : 'ready';
    this.phase = 'loaded';
    this.outbox.arrived(this.log.keys);
    this.heard(page.marks);
  }
}

function keptOf({ key, text, at }: UnsentMessage) {
  return { key, text, at };
}
