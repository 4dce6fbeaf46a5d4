import type { LoggedMessage } from './MessageLog.ts';
import type { UnsentMessage } from './Outbox.ts';

/** A row of a conversation. */
export type ConversationRow =
  | { kind: 'day'; key: string; at: string }
  | { kind: 'unread'; key: string }
  | { kind: 'message'; key: string; message: LoggedMessage; joined: boolean; closes: boolean }
  | { kind: 'unsent'; key: string; message: UnsentMessage; joined: boolean };

/** Messages of one writer within this time stand together. */
const TOGETHER_MS = 5 * 60 * 1000;

/**
 * The rows of a conversation: a line for each day, one where the unread messages begin, and the
 * messages with those of one writer drawn together.
 *
 * @param dividerSeq up to which message was read; null for no line
 * @param dayOf the day of a moment as it is written
 */
export function rowsOf(
  messages: readonly LoggedMessage[],
  unsent: readonly UnsentMessage[],
  dividerSeq: number | null,
  dayOf: (at: string) => string,
): ConversationRow[] {
  const rows: ConversationRow[] = [];
  const days = dayLines(dayOf);
  let before: LoggedMessage | null = null;
  let divided = dividerSeq === null;
  for (const [index, message] of messages.entries()) {
    const day = days(message.at);
    if (day) rows.push({ kind: 'day', key: `day ${message.seq}`, at: message.at });
    const divide = !divided && !message.mine && message.seq > (dividerSeq ?? 0);
    if (divide) {
      rows.push({ kind: 'unread', key: 'unread' });
      divided = true;
    }
    const joined = !day && !divide && before !== null && together(before, message);
    const next = messages[index + 1];
    const closes = !next || !together(message, next);
    rows.push({ kind: 'message', key: keyOf(message), message, joined, closes });
    before = message;
  }
  for (const [index, message] of unsent.entries()) {
    const joined = index > 0 || (before?.mine ?? false);
    if (days(message.at)) rows.push({ kind: 'day', key: `day ${message.key}`, at: message.at });
    rows.push({ kind: 'unsent', key: message.key, message, joined });
  }
  return rows;
}

/** The key stays when an own message arrives, so that its row stays the same. */
function keyOf({ key, id }: LoggedMessage): string {
  return key ?? id;
}

function together(one: LoggedMessage, next: LoggedMessage): boolean {
  const apart = Date.parse(next.at) - Date.parse(one.at);
  return one.mine === next.mine && one.author === next.author && apart < TOGETHER_MS;
}

/** Tells whether a moment is of another day than the one before it; days are written only when they may differ. */
function dayLines(dayOf: (at: string) => string): (at: string) => boolean {
  let known: { hour: string; day: string } | null = null;
  return (at) => {
    const hour = at.slice(0, 13);
    if (known?.hour === hour) return false;
    const day = dayOf(at);
    const other = known?.day !== day;
    known = { hour, day };
    return other;
  };
}
