import { sql, type Kysely } from 'kysely';

/** Finds why offers came to nothing without reading the rest of their timelines (decision 127). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index request_events_of_endings on request_events (request_id, type)
      where type in ('OFFER_DECLINED', 'OFFER_EXPIRED', 'OFFER_WITHDRAWN', 'OWNER_WITHDRAWS',
        'DEALER_WITHDRAWS', 'DEALER_NO_ANSWER', 'PARTNER_WITHDRAWS');
  `.execute(db);
}
