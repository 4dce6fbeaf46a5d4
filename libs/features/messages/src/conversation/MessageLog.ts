import { action, computed, makeObservable, observable, observableRef } from 'mobx';

/** A message as a conversation shows it, to whichever side. */
export interface LoggedMessage {
  id: string;
  /** Place in the server's order, from 1, without gaps. */
  seq: number;
  text: string;
  /** Whether the own side wrote it. */
  mine: boolean;
  /** Who wrote it, where that is not plain from the side. */
  author: string | null;
  at: string;
  /** The key it was sent with; null of others' messages. */
  key: string | null;
}

/**
 * The messages of a conversation that are known, in the server's order. They may come in any order
 * and any number of times, from an answer, an event or a page: what is known is always the same set,
 * each message once, at its place.
 */
export class MessageLog {
  messages: readonly LoggedMessage[] = [];
  /** From which message on all are wanted; null until a page has said so. */
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

  /** Place of the newest known message; 0 without any. */
  get lastSeq(): number {
    return this.messages.at(-1)?.seq ?? 0;
  }

  /** Up to which message nothing is missing since the first that is wanted. */
  get wholeSeq(): number {
    const { messages } = this;
    const first = this.base ?? messages[0]?.seq ?? 1;
    if (this.lastSeq - first === messages.length - 1) return Math.max(this.lastSeq, first - 1);
    const hole = messages.findIndex(({ seq }, index) => seq !== first + index);
    return first + hole - 1;
  }

  /** The keys of the own messages that have arrived. */
  get keys(): ReadonlySet<string> {
    return new Set(this.messages.flatMap(({ key }) => (key === null ? [] : [key])));
  }

  /** Adds what is not known yet. */
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
   * Forgets what is known, in favour of the newest page.
   *
   * @param lastSeq place of the newest message of all
   */
  reset(messages: readonly LoggedMessage[], lastSeq: number): void {
    this.messages = [];
    this.base = Math.min(lastSeq + 1, ...messages.map(({ seq }) => seq));
    this.take(messages);
  }
}

/** Tells which places are known. Mostly all asked for lie beyond the known ones: nothing is looked up then. */
function knownOf(messages: readonly LoggedMessage[]): (seq: number) => boolean {
  const [first, last] = [messages[0]?.seq ?? 0, messages.at(-1)?.seq ?? 0];
  let places: ReadonlySet<number> | null = null;
  return (seq) => {
    if (messages.length === 0 || seq < first || seq > last) return false;
    places ??= new Set(messages.map((one) => one.seq));
    return places.has(seq);
  };
}

/** Both in their order. Mostly one follows the other whole: nothing is sorted then. */
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
