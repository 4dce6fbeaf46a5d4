import { sql } from 'kysely';
import type { Row } from '../../db/schema.ts';
import { invalidFormat } from '../../domain/errors.ts';
import type { Tx } from '../../db/database.ts';
import { attachmentsOf, type Attachment } from './attachments.ts';

/** A message with its files, in their order. */
export type MessageWithFiles = Row<'messages'> & { files: readonly Attachment[] };

/** A message with its files and the name of the member of staff who wrote it. */
export type MessageRow = MessageWithFiles & { author: string | null };

export interface MessagePage {
  /** Only messages after this one. */
  since?: number;
  /** Cursor of the previous page: only messages before that one. */
  after?: string;
  limit: number;
}

const CURSOR = /^m[1-9][0-9]{0,9}$/;

/** A page of a thread, newest first, and the cursor of the next one or null. */
export async function listMessages(
  tx: Tx,
  threadId: string,
  { since = 0, after, limit }: MessagePage,
): Promise<{ rows: MessageRow[]; after: string | null }> {
  const before = decode(after);
  const rows = await tx
    .selectFrom('messages')
    .leftJoin('users', (join) =>
      join.onRef('users.id', '=', 'messages.sender_id').on('messages.sender_type', '=', 'AGENT'),
    )
    .where('messages.thread_id', '=', threadId)
    .where('messages.seq', '>', since)
    .$if(before !== null, (query) => query.where('messages.seq', '<', before as number))
    .orderBy('messages.seq', 'desc')
    .limit(limit + 1)
    .selectAll('messages')
    .select('users.name as author')
    .execute();
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const files = await attachmentsOf(
    tx,
    shown.map(({ id }) => id),
  );
  const withFiles = shown.map((row) => ({ ...row, files: files.get(row.id) ?? [] }));
  return { rows: withFiles, after: rows.length > limit && last ? encode(last.seq) : null };
}

/** The name of a member of staff, for a message just written. */
export async function nameOfUser(tx: Tx, id: string): Promise<string | null> {
  const row = await tx.selectFrom('users').where('id', '=', id).select('name').executeTakeFirst();
  return row?.name ?? null;
}

/** The newest message of staff in a thread, if there is one. */
export async function lastByStaff(tx: Tx, threadId: string): Promise<Row<'messages'> | undefined> {
  return tx
    .selectFrom('messages')
    .where('thread_id', '=', threadId)
    .where('sender_type', '=', sql.lit('AGENT'))
    .orderBy('seq', 'desc')
    .limit(1)
    .selectAll()
    .executeTakeFirst();
}

function encode(seq: number): string {
  return Buffer.from(`m${seq}`).toString('base64url');
}

/** @throws Problem 422 when it is not a valid cursor. */
function decode(after: string | undefined): number | null {
  if (!after) return null;
  const text = Buffer.from(after, 'base64url').toString('latin1');
  if (!CURSOR.test(text)) throw invalidFormat('after');
  return Number(text.slice(1));
}
