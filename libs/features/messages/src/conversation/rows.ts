import type { LoggedMessage } from './MessageLog.ts';
import type { UnsentMessage } from './Outbox.ts';

/** A row of a conversation. */
export type ConversationRow =
  | { kind: 'day'; key: string; at: string }
  | { kind: 'unread'; key: string }
  | { kind: 'message'; key: string; message: LoggedMessage; joined: boolean; closes: boolean }
  | { kind: 'unsent'; key: string; message: UnsentMessage; joined: boolean };

/** Messages of one writer within this time are grouped. */
const TOGETHER_MS = 5 * 60 * 1000;

/**
 * The rows of a conversation: a divider for each day, one where the unread messages begin, and the
 * messages, with those of one writer grouped.
 *
 * @param dividerSeq up to which message was read; null for no line
 * @param dayOf formats the day of a time; called for every message
 */
export function rowsOf(
  messages: readonly LoggedMessage[],
  unsent: readonly UnsentMessage[],
  dividerSeq: number | null,
  dayOf: (at: string) => string,
): ConversationRow[] {
  const rows: ConversationRow[] = [];
  let dayBefore: string | null = null;
  let divided = dividerSeq === null;
  // Whether this message continues the previous one's group, and when it was written.
  let goesOn = false;
  let at = NaN;
  for (const [index, message] of messages.entries()) {
    if (index === 0) at = Date.parse(message.at);
    const day = dayOf(message.at);
    const isNewDay = day !== dayBefore;
    dayBefore = day;
    if (isNewDay) rows.push({ kind: 'day', key: `day ${message.seq}`, at: message.at });
    const divide = !divided && !message.mine && message.seq > (dividerSeq ?? 0);
    if (divide) {
      rows.push({ kind: 'unread', key: 'unread' });
      divided = true;
    }
    const joined = !isNewDay && !divide && goesOn;
    const next = messages[index + 1];
    const nextAt = next ? Date.parse(next.at) : NaN;
    goesOn = next !== undefined && isSameWriter(message, next) && nextAt - at < TOGETHER_MS;
    at = nextAt;
    rows.push({ kind: 'message', key: keyOf(message), message, joined, closes: !goesOn });
  }
  const isOwnBefore = messages.at(-1)?.mine ?? false;
  for (const [index, message] of unsent.entries()) {
    const joined = index > 0 || isOwnBefore;
    const day = dayOf(message.at);
    if (day !== dayBefore) rows.push({ kind: 'day', key: `day ${message.key}`, at: message.at });
    dayBefore = day;
    rows.push({ kind: 'unsent', key: message.key, message, joined });
  }
  return rows;
}

/** The key stays when an own message arrives, so that React keeps its row. */
function keyOf({ key, id }: LoggedMessage): string {
  return key ?? id;
}

function isSameWriter(one: LoggedMessage, next: LoggedMessage): boolean {
  return one.mine === next.mine && one.author === next.author;
}

/**
 * Formats days with a cache per quarter of an hour: in every time zone a day begins at a multiple
 * of 15 minutes, and formatting costs as much as the rest of a row.
 */
export function rememberDays(write: (at: string) => string): (at: string) => string {
  const known = new Map<string, string>();
  return (at) => {
    const quarter = at.slice(0, 14) + Math.floor(Number(at.slice(14, 16)) / 15);
    const day = known.get(quarter) ?? write(at);
    known.set(quarter, day);
    return day;
  };
}
