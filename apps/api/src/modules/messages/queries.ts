import type { ReadStatus, ThreadDirection } from '@forecourt/contract';
import { sql } from 'kysely';
import type { Row } from '../../db/schema.ts';
import { containing, containsWords, oneOf } from '../../db/search.ts';
import { olderThan, type Cursor } from '../../http/cursor.ts';
import type { Tx } from '../../db/database.ts';

export interface ThreadFilter {
  partnerIds: readonly string[];
  /** Part of the buyer's or the seller's name, case ignored. */
  name?: string;
  /** Words of a name or of the car's year, make and model. */
  words?: string;
  /** Whether staff (the seller's side) have seen the newest message. */
  sellerReadStatus?: ReadStatus;
  /** Who started it, and with whom; undefined for all. */
  initiatedBy?: readonly ThreadDirection[];
  /** Only threads of this request. */
  leadId?: string;
}

const threadWords = sql<string>`concat_ws(' ', info #>> '{buyer,name}', info #>> '{seller,name}',
  info ->> 'year', info ->> 'make', info ->> 'model')`;

function threadRows(tx: Tx, filter: ThreadFilter) {
  const { partnerIds, name, words, sellerReadStatus, initiatedBy = [], leadId } = filter;
  const text = containing(name ?? '');
  return tx
    .selectFrom('threads')
    .where(oneOf('partner_id', partnerIds))
    .$if(initiatedBy.length > 0, (query) => query.where('initiator', 'in', [...initiatedBy]))
    .$if(sellerReadStatus !== undefined, (query) =>
      query.where('seller_read_status', '=', sellerReadStatus === 'READ'),
    )
    .$if(leadId !== undefined, (query) => query.where('lead_id', '=', leadId as string))
    .$if(Boolean(words?.trim()), (query) => query.where(containsWords(threadWords, words ?? '')))
    .$if(Boolean(name?.trim()), (query) =>
      query.where(
        sql<boolean>`(info #>> '{buyer,name}' ilike ${text} or info #>> '{seller,name}' ilike ${text})`,
      ),
    );
}

/** A page of threads plus one row, by newest message. */
export function listThreads(
  tx: Tx,
  filter: ThreadFilter,
  after: Cursor | null,
  limit: number,
): Promise<Row<'threads'>[]> {
  return threadRows(tx, filter)
    .$if(after !== null, (query) =>
      query.where(olderThan(after as Cursor, 'last_message_at', 'id')),
    )
    .orderBy('last_message_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .selectAll()
    .execute();
}

/** The number of threads that staff have read, and of those they have not. */
export async function countThreads(
  tx: Tx,
  filter: Omit<ThreadFilter, 'sellerReadStatus'>,
): Promise<Record<ReadStatus, number>> {
  const rows = await threadRows(tx, filter)
    .groupBy('seller_read_status')
    .select(['seller_read_status', sql<number>`count(*)::int`.as('count')])
    .execute();
  const of = (read: boolean): number =>
    rows.find((row) => row.seller_read_status === read)?.count ?? 0;
  return { NEW: of(false), READ: of(true) };
}

export function findThread(tx: Tx, id: string): Promise<Row<'threads'> | undefined> {
  return tx.selectFrom('threads').where('id', '=', id).selectAll().executeTakeFirst();
}

/** Marks the newest message from the other side as seen or not seen by staff. */
export function markThread(tx: Tx, id: string, read: boolean): Promise<Row<'threads'>> {
  const newest = sql<number>`(select max(seq) from messages
    where messages.thread_id = threads.id and messages.sender_type <> 'AGENT')`;
  return tx
    .updateTable('threads')
    .set({
      seller_read_status: read,
      seller_read_seq: read ? sql`last_seq` : sql`coalesce(${newest} - 1, seller_read_seq)`,
      unread_count: read ? 0 : sql`case when ${newest} is null then 0 else 1 end`,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
