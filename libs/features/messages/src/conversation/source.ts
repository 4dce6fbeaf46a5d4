import type { TextChannel } from '@forecourt/contract';
import type { FileCalls } from '@forecourt/api-client/resumable';
import type { UnsentFile } from '../files/unsentFile.ts';
import type { LoggedMessage } from './MessageLog.ts';

/** How far each side has read, by the server; it only increases. */
export interface ConversationMarks {
  lastSeq: number;
  /** The last message that this side has read. */
  readSeq: number;
  /** The last message that the other side has read. */
  theirReadSeq: number;
}

export interface MessagesPage<Subject> {
  messages: LoggedMessage[];
  /** Cursor of the older page; null when there is none. */
  after: string | null;
  marks: ConversationMarks;
  /** The participants and subject of a conversation. */
  subject: Subject;
}

export interface PageQuery {
  limit: number;
  after?: string;
  /** Only what comes after this message. */
  since?: number;
}

/** Where a conversation is read from and written to: the chat API, or the calls of a link. */
export interface ConversationSource<Subject> {
  /** A page, newest first. */
  page(query: PageQuery, signal: AbortSignal): Promise<MessagesPage<Subject>>;
  /**
   * Sends a message with files that have arrived; calling it again with the same key does not send it
   * twice.
   */
  send(text: string, key: string, files: readonly string[]): Promise<LoggedMessage>;
  /** Reports that everything up to a message has been read. */
  read(seq: number): Promise<void>;
  /** How files get there; without it, messages have none. */
  files?: FileSource;
  /** How staff notify the other side again; without it, they cannot. */
  notice?: NoticeSource<Subject>;
}

/** Notifies the other side of a conversation of its newest message. */
export interface NoticeSource<Subject> {
  /** By a way of their choice; calling it again with the same key does not send it twice. */
  send(channel: TextChannel, key: string): Promise<Subject>;
  /** The other side's link, to pass on by hand. */
  link(): Promise<string>;
}

/** Brings files to the server, before the message that names them. */
export interface FileSource {
  /** Announces a file; safe to repeat. @returns whether all of it has arrived already */
  announce(file: UnsentFile): Promise<boolean>;
  /** The calls that send its bytes. */
  calls(id: string): FileCalls;
}
