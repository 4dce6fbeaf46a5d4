import type { LoggedMessage } from './MessageLog.ts';
import type { UnsentMessage } from './Outbox.ts';
import { type ConversationRow, rowsOf } from './rows.ts';

interface Known {
  messages: readonly LoggedMessage[];
  dividerSeq: number | null;
  /** Of the messages alone. */
  rows: readonly ConversationRow[];
}

/**
 * The rows of one conversation, as {@link rowsOf} makes them. When older messages are put before those
 * that are known, only their rows are made: going back through thousands never holds the page up.
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
    // Few, and beside the last message alone: made anew with it each time.
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
    // Where the line of the unread stands may be among the older ones.
    const isDivided = dividerSeq !== null && first !== undefined && first.seq > dividerSeq;
    if (!known || !isPrepended || isDivided) return rowsOf(messages, [], dividerSeq, this.dayOf);
    // The first known one may now follow a message of its day and writer: its rows are made again.
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
      // The line of the last message's own day stands already.
      return row.kind === 'day' && (index > 0 || messages.length === 0);
    });
  }
}

/** Index of the row at which what belongs to a message begins: its day or the line of the unread, if any. */
function rowOf(rows: readonly ConversationRow[], message: LoggedMessage): number {
  let index = rows.findIndex((row) => row.kind === 'message' && row.message === message);
  while (index > 0 && rows[index - 1]?.kind !== 'message') index -= 1;
  return index;
}
