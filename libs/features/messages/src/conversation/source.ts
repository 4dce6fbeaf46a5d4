import type { LoggedMessage } from './MessageLog.ts';

/** Who has read how far; the server's word, which only ever grows. */
export interface ConversationMarks {
  lastSeq: number;
  /** Up to which message the own side has read. */
  readSeq: number;
  /** Up to which message the other side has. */
  theirReadSeq: number;
}

export interface MessagesPage<Subject> {
  messages: LoggedMessage[];
  /** Cursor of the older page; null when there is none. */
  after: string | null;
  marks: ConversationMarks;
  /** Who writes with whom about what. */
  subject: Subject;
}

export interface PageQuery {
  limit: number;
  after?: string;
  /** Only what is after this message. */
  since?: number;
}

/** Where a conversation comes from and what it is written to: the chat API, or the calls of a link. */
export interface ConversationSource<Subject> {
  /** A page, newest first. */
  page(query: PageQuery, signal: AbortSignal): Promise<MessagesPage<Subject>>;
  /** Sends a message once, however often it is called with the same key. */
  send(text: string, key: string): Promise<LoggedMessage>;
  /** Tells that everything up to a message has been read. */
  read(seq: number): Promise<void>;
}
