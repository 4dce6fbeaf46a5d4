import { isAbort } from '@forecourt/api-client';
import { SendAgain } from '@forecourt/api-client/act';
import { messagePageSize } from '@forecourt/contract';
import { type Clock, systemClock } from '@forecourt/platform';
import type { InfiniteStatus } from '@forecourt/platform';
import { action, computed, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { FileBytes } from '../files/DeviceFiles.ts';
import { FileTray } from '../files/FileTray.ts';
import { fetchGap } from './fetchGap.ts';
import type { DeviceDrafts } from './DeviceDrafts.ts';
import { DraftWatch } from './DraftWatch.ts';
import { type LoggedMessage, MessageLog } from './MessageLog.ts';
import { keptOf, Outbox, type UnsentMessage } from './Outbox.ts';
import { ReadMark } from './ReadMark.ts';
import type { ConversationMarks, ConversationSource, MessagesPage } from './source.ts';
import { Syncing } from './Syncing.ts';

export interface ConversationOptions<Subject> {
  /** Names the conversation in the device's storage. */
  id: string;
  source: ConversationSource<Subject>;
  drafts: DeviceDrafts;
  /** Where the bytes of unsent files are; without it, messages have no files. */
  files?: FileBytes | undefined;
  /** Whether this person may write; only then are messages marked as read. */
  mayWrite(): boolean;
  /** The member of staff who writes here, whose colleagues may answer meanwhile. */
  me?: (() => string | null) | undefined;
  clock?: Clock;
}

/**
 * One conversation: its known messages, those being sent, and the draft. Events only say how many
 * messages there are, never what they say; missing ones are fetched, together with any others that
 * arrive in the meantime.
 */
export class ConversationStore<Subject> {
  readonly id: string;
  readonly log = new MessageLog();
  readonly outbox: Outbox;
  /** Photos and PDF files for messages; null where there are none. */
  readonly tray: FileTray | null;
  /** How to notify the other side again; null where nobody can. */
  readonly notice: SendAgain | null;
  subject: Subject | null = null;
  marks: ConversationMarks = { lastSeq: 0, readSeq: 0, theirReadSeq: 0 };
  phase: 'initial' | 'loading' | 'loaded' | 'failed' = 'initial';
  error: unknown = null;
  /** State of loading older messages. */
  older: InfiniteStatus = 'ready';
  /** Whether messages may be missing because fetching them failed. */
  stale = false;
  draft: string;
  /** The last message that was read when it was opened; the divider is below it. */
  dividerSeq: number | null = null;
  /** The colleague's message that held the last sending back: the next goes. */
  answered: LoggedMessage | null = null;
  private readonly options: ConversationOptions<Subject>;
  private readonly watch = new DraftWatch();
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
    const { source, files: bytes } = options;
    this.tray =
      source.files && bytes
        ? new FileTray({
            bytes,
            source: source.files,
            kept: kept.files ?? [],
            onChange: () => this.keep(),
          })
        : null;
    const { notice } = source;
    this.notice = notice
      ? new SendAgain({
          send: async (channel, key) => this.amend(await notice.send(channel, key)),
          fetchLink: () => notice.link(),
          onMoved: () => void this.sync(),
        })
      : null;
    this.outbox = new Outbox({
      clock: this.clock,
      send: async ({ text, key, files = [] }) => {
        await this.tray?.upload(files);
        const ids = files.map(({ id }) => id);
        const message = await source.send(text, key, ids);
        this.log.take([message]);
        this.heard({ lastSeq: message.seq });
      },
      onArrived: ({ files = [] }) => this.tray?.forget(files),
      onChange: () => this.keep(),
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
      answered: observableRef,
      dividerSeq: observable,
      unsent: computed,
      write: action,
      amend: action,
      heard: action,
      enter: action,
      send: action,
      settle: action,
      place: action,
    });
    if (kept.unsent.length > 0) {
      this.outbox.restore(kept.unsent);
      void this.tray?.preview(kept.unsent.flatMap(({ files = [] }) => files));
    }
  }

  get mayWrite(): boolean {
    return this.options.mayWrite();
  }

  /** Messages not confirmed yet, in the order in which they were written. */
  get unsent(): readonly UnsentMessage[] {
    return this.outbox.messages.filter(({ key }) => !this.log.keys.has(key));
  }

  /** Whether there are messages that have not been loaded yet. */
  get isBehind(): boolean {
    return this.phase === 'loaded' && this.log.wholeSeq < this.marks.lastSeq;
  }

  /** Opens it: loads it the first time; later shows it from memory and fetches what is missing. */
  async open(): Promise<void> {
    if (this.phase === 'loading') return;
    if (this.phase === 'loaded') {
      this.enter();
      if (this.isBehind || this.stale) await this.sync();
      return;
    }
    await this.load();
  }

  /** Moves the divider below the last message read; call when the conversation is opened. */
  enter(): void {
    const { readSeq } = this.marks;
    const unread = this.log.messages.some(({ seq, mine }) => !mine && seq > readSeq);
    this.dividerSeq = unread ? readSeq : null;
  }

  /** Loads it, starting with the newest message. */
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

  /** Loads the page before the oldest known message; safe to call repeatedly. */
  async loadOlder(): Promise<void> {
    if (this.phase !== 'loaded' || !['ready', 'error'].includes(this.older)) return;
    const { olderCursor } = this;
    if (olderCursor === null) return;
    runInAction(() => (this.older = 'loading'));
    try {
      const page = await this.fetchPage({ after: olderCursor });
      // it may have been reset in the meantime
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

  /** Takes news of the latest and last read message; older or repeated news changes nothing. */
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

  /** Takes news of the participants, such as how their newest notice fares. */
  amend(change: Partial<Subject>): void {
    if (this.subject) this.subject = { ...this.subject, ...change };
  }

  /** Events may have been missed: fetches missing messages and sends unsent ones. */
  async catchUp(): Promise<void> {
    this.outbox.retry();
    if (this.phase === 'failed') return this.load();
    if (this.phase === 'loaded') await this.sync();
  }

  /** Fetches everything after the last message up to which nothing is missing. */
  sync(): Promise<void> {
    return this.syncing.run();
  }

  /** Stores the draft. */
  write(draft: string): void {
    this.draft = draft;
    this.watch.wrote(draft, this.marks.lastSeq);
    if (draft === '') this.answered = null;
    this.keep();
  }

  send(text: string): void {
    if (!this.mayWrite || (text.trim() === '' && !this.tray?.chosen.length)) return;
    const me = this.options.me?.();
    const answered = me ? this.watch.answer(this.log.messages, me) : null;
    if (answered) {
      this.answered = answered;
      return;
    }
    const files = this.tray?.take();
    this.write('');
    this.outbox.add(text, files);
  }

  /** Moves an unsent message back into the composer. */
  takeBack(key: string): void {
    const taken = this.outbox.discard(key);
    if (!taken) return;
    this.tray?.putBack(taken.files ?? []);
    this.write([this.draft, taken.text].filter(Boolean).join('\n'));
  }

  /** The newest message has been seen, so this side has read up to it. */
  seen(): void {
    if (!this.mayWrite) return;
    const seq = this.log.wholeSeq;
    void this.readMark.tell(seq, this.marks.readSeq).then((isSent) => {
      if (isSent) this.heard({ readSeq: seq });
    });
  }

  /** Stops all activity; unsent messages stay on the device. */
  dispose(): void {
    this.stopping.abort();
    this.syncing.stop();
    this.outbox.dispose();
    this.tray?.dispose();
  }

  /** Keeps on the device what is not sent. */
  private keep(): void {
    const unsent = this.outbox.messages.map(keptOf);
    const files = this.tray?.chosen;
    this.options.drafts.write(this.id, { draft: this.draft, unsent, ...(files && { files }) });
  }

  private fetchPage(query: { after?: string; since?: number }): Promise<MessagesPage<Subject>> {
    const { source } = this.options;
    return source.page({ limit: messagePageSize, ...query }, this.stopping.signal);
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

  /** The missing messages have been fetched. */
  private settle(page: MessagesPage<Subject>): void {
    this.stale = false;
    this.subject = page.subject;
    this.log.take(page.messages);
    this.outbox.arrived(this.log.keys);
    this.heard(page.marks);
  }

  /** Starts over with the newest page. */
  private place(page: MessagesPage<Subject>): void {
    this.stale = false;
    this.subject = page.subject;
    this.log.reset(page.messages, page.marks.lastSeq);
    this.olderCursor = page.after;
    this.older = page.after === null ? 'complete' : 'ready';
    this.phase = 'loaded';
    this.watch.wrote(this.draft, page.marks.lastSeq);
    this.outbox.arrived(this.log.keys);
    this.heard(page.marks);
  }
}
