import type { Row } from '../db/schema.ts';
import type { Tx } from '../db/database.ts';

/** The purpose of messages that tell a customer a conclusion. */
export const CONCLUSION_PURPOSE = 'CONCLUSION';

export function isAboutConclusion({ purpose }: Pick<Row<'outbox'>, 'purpose'>): boolean {
  return purpose === CONCLUSION_PURPOSE;
}

/** The newest message about a request's conclusion, of those since a time; undefined for none. */
export function findConclusionMessage(
  tx: Tx,
  requestId: string,
  since: Date,
): Promise<Row<'outbox'> | undefined> {
  return tx
    .selectFrom('outbox')
    .where('about_request_id', '=', requestId)
    .where('purpose', '=', CONCLUSION_PURPOSE)
    .where('inserted_at', '>=', since)
    .orderBy('inserted_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .selectAll()
    .executeTakeFirst();
}

/** Drops what has not left yet about a conclusion that no longer stands, and how it fared. */
export async function forgetConclusionMessages(tx: Tx, requestId: string): Promise<void> {
  await tx
    .deleteFrom('outbox')
    .where('about_request_id', '=', requestId)
    .where('purpose', '=', CONCLUSION_PURPOSE)
    .where('status', '=', 'QUEUED')
    .execute();
  await tx
    .updateTable('requests')
    .set({
      delivery: null,
      delivery_id: null,
      delivery_channel: null,
      delivery_reason: null,
      delivery_at: null,
      delivery_about: null,
    })
    .where('id', '=', requestId)
    .where('delivery_about', '=', 'CONCLUSION')
    .where('delivery', 'in', ['QUEUED', 'FAILED'])
    .execute();
}
