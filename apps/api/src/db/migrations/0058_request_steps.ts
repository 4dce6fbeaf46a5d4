import { sql, type Kysely } from 'kysely';

/**
 * When a request first came to each step of its way, as its timeline tells, for insights and for
 * lists of those that came so far (decision 121).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table requests
      add column delivered_at timestamptz(3),
      add column started_at timestamptz(3),
      add column reported_at timestamptz(3),
      add column concluded_at timestamptz(3),
      add column offered_at timestamptz(3),
      add column accepted_at timestamptz(3),
      add column sold_at timestamptz(3);

    update requests set delivered_at = first.delivered, started_at = first.started,
      reported_at = first.reported, concluded_at = first.concluded, offered_at = first.offered,
      accepted_at = first.accepted, sold_at = first.sold
    from (
      select request_id,
        min(inserted_at) filter (where type = 'DELIVERED' and about in ('REQUEST', 'FOLLOW_UP')) as delivered,
        min(inserted_at) filter (where type = 'STARTED') as started,
        min(inserted_at) filter (where type = 'COMPLETED') as reported,
        min(inserted_at) filter (where type = 'CONCLUDED') as concluded,
        min(inserted_at) filter (where type in ('OFFER_MADE', 'BEST_OFFERED')) as offered,
        min(inserted_at) filter (where type = 'OFFER_ACCEPTED') as accepted,
        min(inserted_at) filter (where type = 'SOLD') as sold
      from request_events
      where type in ('DELIVERED', 'STARTED', 'COMPLETED', 'CONCLUDED', 'OFFER_MADE', 'BEST_OFFERED',
        'OFFER_ACCEPTED', 'SOLD')
      group by request_id
    ) first
    where first.request_id = requests.id;

    -- of requests that are older than their timeline
    update requests set reported_at = completed_at
      where reported_at is null and completed_at is not null;
  `.execute(db);
}
