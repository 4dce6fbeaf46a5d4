import type { Api } from '@forecourt/api-client';
import type { PresenceEvent, PresentPerson } from '@forecourt/contract';
import { announcePresence } from '@forecourt/contract/endpoints/presence';
import { makeObservable, observableRef, runInAction } from 'mobx';

interface PresenceOptions {
  api: Pick<Api, keyof typeof PresenceStore.endpoints>;
  /** The user's own id, who is not shown to themselves; null while unknown. */
  userId(): string | null;
  /** Of the window. */
  visitId: string;
}

interface Visit {
  partnerId: string;
  requestId: string;
}

/** How often the window says that it is still there; the server forgets it after 45 seconds. */
export const BEAT_MS = 20_000;
/** Who has not typed for this long does not count as writing. */
export const WRITING_MS = 10_000;

/** Who else has the user's open report or conversation open. */
export class PresenceStore {
  static readonly endpoints = { announcePresence };
  people: readonly PresentPerson[] = [];
  private readonly options: PresenceOptions;
  private visit: Visit | null = null;
  private threadId: string | null = null;
  private writing = false;
  private beat: ReturnType<typeof setInterval> | undefined;
  private pause: ReturnType<typeof setTimeout> | undefined;

  constructor(options: PresenceOptions) {
    this.options = options;
    makeObservable(this, { people: observableRef });
  }

  /** The report is open from now on. Returns what leaves it. */
  enter(visit: Visit): () => void {
    this.visit = visit;
    const onVisibility = () => (document.hidden ? this.stop() : this.start());
    document.addEventListener('visibilitychange', onVisibility);
    if (!document.hidden) this.start();
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      this.stop();
      this.visit = null;
      runInAction(() => (this.people = []));
    };
  }

  inThread(threadId: string): readonly PresentPerson[] {
    return this.people.filter((one) => one.thread_id === threadId);
  }

  open(threadId: string): () => void {
    // before its first message a conversation is none yet
    if (threadId.startsWith('new.')) return () => undefined;
    this.threadId = threadId;
    this.say();
    return () => {
      if (this.threadId !== threadId) return;
      this.threadId = null;
      this.setWriting(false);
      this.say();
    };
  }

  typed(threadId: string, draft: string): void {
    if (this.threadId !== threadId) return;
    clearTimeout(this.pause);
    this.setWriting(draft.trim() !== '');
    if (this.writing) this.pause = setTimeout(() => this.setWriting(false), WRITING_MS);
  }

  /** Takes a live event. */
  handlePresence({ request_id, people }: PresenceEvent): void {
    if (request_id !== this.visit?.requestId) return;
    const own = this.options.userId();
    runInAction(() => (this.people = people.filter(({ id }) => id !== own)));
  }

  private setWriting(writing: boolean): void {
    if (writing === this.writing) return;
    this.writing = writing;
    this.say();
  }

  private start(): void {
    clearInterval(this.beat);
    this.beat = setInterval(() => this.say(), BEAT_MS);
    this.say();
  }

  /** Leaves, until the window is looked at again. */
  private stop(): void {
    clearInterval(this.beat);
    clearTimeout(this.pause);
    this.beat = undefined;
    this.writing = false;
    void this.announce(false);
  }

  private say(): void {
    if (this.beat !== undefined) void this.announce(true);
  }

  /** Nobody is told of a failure: without an answer there is nobody to show. */
  private async announce(here: boolean): Promise<void> {
    const { visit, threadId, writing } = this;
    if (!visit) return;
    const { api, visitId } = this.options;
    let people: readonly PresentPerson[] = [];
    try {
      const answer = await api.announcePresence({
        partner_id: visit.partnerId,
        request_id: visit.requestId,
        visit_id: visitId,
        thread_id: threadId,
        writing,
        here,
      });
      people = answer.people;
    } catch {
      // as nobody
    }
    if (!here || visit !== this.visit) return;
    runInAction(() => (this.people = people));
  }
}
