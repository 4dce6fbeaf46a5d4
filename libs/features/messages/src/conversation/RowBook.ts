import type { LoggedMessage } from './MessageLog.ts';
import type { UnsentMessage } from './Outbox.ts';
import { type ConversationRow, rowsOf } from './rows.ts';

interface Known {
  messages: readonly LoggedMessage[];
  dividerSeq: number | null;
  /** Without unsent messages. */
  rows: readonly ConversationRow[];
}

/**
 * Caches a conversation's rows as {@link rowsOf} makes them. When older messages are prepended,
 * only their rows are made, so that scrolling back through thousands never blocks the page.
 */
export class RowBook {
  private known: Known | null = null;
  private readonly dayOf: (at: string) => string;

  constructor(dayOf: (at: string) => string) {
    this.dayOf = dayOf;
  }

  rows(
    messages: readonly LoggedMessage[],
    unsent: readonly UnsentMessage[],
    dividerSeq: number | null,
  ): readonly ConversationRow[] {
    const rows = this.ofMessages(messages, dividerSeq);
    this.known = { messages, dividerSeq, rows };
    // Few, and they depend only on the last message, so they are made every time.
    if (unsent.length === 0) return rows;
    return [...rows, ...this.ofUnsent(messages, unsent)];
  }

  private ofMessages(
    messages: readonly LoggedMessage[],
    dividerSeq: number | null,
  ): readonly ConversationRow[] {
    const { known } = this;
    const first = known?.messages[0];
    const added = messages.length - (known?.messages.length ?? 0);
    const isKnown = known?.messages === messages && known.dividerSeq === dividerSeq;
    if (known && isKnown) return known.rows;
    const isPrepended =
      first !== undefined &&
      known?.dividerSeq === dividerSeq &&
      added > 0 &&
      messages[added] === first &&
      messages.at(-1) === known.messages.at(-1);
    // The unread divider may have moved into the older messages.
    const isDivided = dividerSeq !== null && first !== undefined && first.seq > dividerSeq;
    if (!known || !isPrepended || isDivided) return rowsOf(messages, [], dividerSeq, this.dayOf);
    // The first known one may now continue a group, so its rows are made again.
    const second = messages[added + 1];
    const older = rowsOf(messages.slice(0, added + (second ? 2 : 1)), [], dividerSeq, this.dayOf);
    if (!second) return older;
    const until = rowOf(older, second);
    return [...older.slice(0, until), ...known.rows.slice(rowOf(known.rows, second))];
  }

  private ofUnsent(
    messages: readonly LoggedMessage[],
    unsent: readonly UnsentMessage[],
  ): ConversationRow[] {
    const rows = rowsOf(messages.slice(-1), unsent, null, this.dayOf);
    return rows.filter((row, index) => {
      if (row.kind === 'unsent') return true;
      // The last message's day already has its divider.
      return row.kind === 'day' && (index > 0 || messages.length === 0);
    });
  }
}

/** Index of the first row of a message, including its day or unread divider. */
function rowOf(rows: readonly ConversationRow[], message: LoggedMessage): number {
  let index = rows.findIndex((row) => row.kind === 'message' && row.message === message);
  while (index > 0 && rows[index - 1]?.kind !== 'message') index -= 1;
  return index;
}
