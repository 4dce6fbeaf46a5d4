import type { LoggedMessage } from './MessageLog.ts';

/** Finds what colleagues wrote since a draft was begun: two people should not answer the same twice. */
export class DraftWatch {
  /** The last message when the draft was begun, or when the last answer was shown. */
  private since: number | null = null;

  /** The draft has changed; `lastSeq` is the last message that is known. */
  wrote(draft: string, lastSeq: number): void {
    if (draft === '') this.since = null;
    else this.since ??= lastSeq;
  }

  /** The newest message of a colleague of `me` since then, each once; null without one. */
  answer(messages: readonly LoggedMessage[], me: string): LoggedMessage | null {
    const { since } = this;
    if (since === null) return null;
    const found = messages.findLast(
      ({ writer, seq }) => writer !== undefined && writer !== me && seq > since,
    );
    if (!found) return null;
    this.since = found.seq;
    return found;
  }
}
