import { sql, type Kysely } from 'kysely';

/** When each invited dealer first looked at the page of the auction. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table auction_bidders add column opened_at timestamptz(3);

    -- who has bid has opened it before
    update auction_bidders set opened_at = first.at
      from (
        select auction_id, dealer_id, min(inserted_at) as at from bids group by auction_id, dealer_id
      ) first
      where first.auction_id = auction_bidders.auction_id
        and first.dealer_id = auction_bidders.dealer_id;
  `.execute(db);
}
