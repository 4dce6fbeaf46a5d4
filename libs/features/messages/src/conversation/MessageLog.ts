import type { MessageAttachment } from '@forecourt/contract';
import { action, computed, makeObservable, observable, observableRef } from 'mobx';

/** A message as a conversation shows it, to either side. */
export interface LoggedMessage {
  id: string;
  /** Position in the server's order, from 1, without gaps. */
  seq: number;
  text: string;
  /** Whether this side wrote it. */
  mine: boolean;
  /** The writer's name, if the side does not make it clear. */
  author: string | null;
  /** The id of the member of staff who wrote it, for colleagues. */
  writer?: string | undefined;
  at: string;
  /** The idempotency key it was sent with; null for other people's messages. */
  key: string | null;
  /** Its photos and PDF files; missing in what a device kept of an earlier version. */
  files?: readonly MessageAttachment[];
}

/**
 * The known messages of a conversation in the server's order. They may arrive in any order and
 * repeatedly, in responses, events or pages; the result is always the same, with each message once.
 */
export class MessageLog {
  messages: readonly LoggedMessage[] = [];
  /** The first message that should be complete from here on; null until a page has set it. */
  private base: number | null = null;

  constructor() {
    makeObservable<this, 'base'>(this, {
      messages: observableRef,
      base: observable,
      lastSeq: computed,
      wholeSeq: computed,
      keys: computed,
      take: action,
      reset: action,
    });
  }

  /** Position of the newest known message; 0 without any. */
  get lastSeq(): number {
    return this.messages.at(-1)?.seq ?? 0;
  }

  /** The last message before the first gap, counting from `base`. */
  get wholeSeq(): number {
    const { messages } = this;
    const first = this.base ?? messages[0]?.seq ?? 1;
    if (this.lastSeq - first === messages.length - 1) return Math.max(this.lastSeq, first - 1);
    const hole = messages.findIndex(({ seq }, index) => seq !== first + index);
    return first + hole - 1;
  }

  /** The keys of this side's messages that have arrived. */
  get keys(): ReadonlySet<string> {
    return new Set(this.messages.flatMap(({ key }) => (key === null ? [] : [key])));
  }

  /** Adds messages that are not known yet. */
  take(messages: readonly LoggedMessage[]): void {
    const isKnown = knownOf(this.messages);
    const taken = new Set<number>();
    const fresh = messages.filter(({ seq }) => !isKnown(seq) && !taken.has(seq) && taken.add(seq));
    if (fresh.length === 0) return;
    fresh.sort(bySeq);
    if (this.base !== null) this.base = Math.min(this.base, fresh[0]?.seq ?? this.base);
    this.messages = joinBySeq(this.messages, fresh);
  }

  /**
   * Replaces all messages with the newest page.
   *
   * @param lastSeq position of the newest message
   */
  reset(messages: readonly LoggedMessage[], lastSeq: number): void {
    this.messages = [];
    this.base = Math.min(lastSeq + 1, ...messages.map(({ seq }) => seq));
    this.take(messages);
  }
}

/**
 * Returns whether a position is known. Most are outside the known range, so the set is built
 * lazily.
 */
function knownOf(messages: readonly LoggedMessage[]): (seq: number) => boolean {
  const [first, last] = [messages[0]?.seq ?? 0, messages.at(-1)?.seq ?? 0];
  let places: ReadonlySet<number> | null = null;
  return (seq) => {
    if (messages.length === 0 || seq < first || seq > last) return false;
    places ??= new Set(messages.map((one) => one.seq));
    return places.has(seq);
  };
}

/**
 * Merges two sorted lists. Usually one comes entirely after the other, and no sorting is needed.
 */
function joinBySeq(
  known: readonly LoggedMessage[],
  fresh: readonly LoggedMessage[],
): readonly LoggedMessage[] {
  const [first, last] = [known[0]?.seq ?? 0, known.at(-1)?.seq ?? 0];
  if ((fresh[0]?.seq ?? 0) > last) return [...known, ...fresh];
  if ((fresh.at(-1)?.seq ?? 0) < first) return [...fresh, ...known];
  return [...known, ...fresh].sort(bySeq);
}

function bySeq(one: LoggedMessage, other: LoggedMessage): number {
  return one.seq - other.seq;
}
