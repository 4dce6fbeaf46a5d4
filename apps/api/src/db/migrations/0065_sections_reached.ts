import { sql, type Kysely } from 'kysely';

/**
 * Finds which sections customers came to, which photos were refused, and whose report is open without
 * reading whole timelines, reports and lists (decisions 132, 133).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index request_events_of_sections on request_events (request_id)
      include (section, inserted_at) where type = 'SECTION_REACHED';
    create index uploads_refused on uploads (report_id, section) where review_status = 'declined';
    create index requests_being_reported on requests
      (partner_id, request_type, last_activity_at desc, id desc)
      where status in ('OPENED', 'IN_PROGRESS') and reported_at is null;
  `.execute(db);
}
