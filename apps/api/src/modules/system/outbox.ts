import type { OutboxMessage } from '@forecourt/contract';
import type { Row } from '../../db/schema.ts';
import { olderThan, type Cursor } from '../../http/cursor.ts';
import { dress } from '../../messaging/email/dress.ts';
import type { Tx } from '../../db/database.ts';
import type { Services } from '../../services.ts';

/** A page of messages of all partners plus one row, newest first; for development only. */
export function listOutbox(tx: Tx, after: Cursor | null, limit: number): Promise<Row<'outbox'>[]> {
  return tx
    .selectFrom('outbox')
    .$if(after !== null, (query) => query.where(olderThan(after as Cursor, 'inserted_at', 'id')))
    .orderBy('inserted_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .selectAll()
    .execute();
}

/** A message as it is sent, a mail with its HTML. */
export async function presentOutbox(
  services: Pick<Services, 'db' | 'config'>,
  row: Row<'outbox'>,
): Promise<OutboxMessage> {
  return {
    id: row.id,
    channel: row.channel,
    to: row.recipient,
    subject: row.subject,
    text: row.body,
    html: row.channel === 'EMAIL' ? (await dress(services, row)).html : null,
    request_id: row.request_id,
    inserted_at: row.inserted_at.toISOString(),
  };
}
