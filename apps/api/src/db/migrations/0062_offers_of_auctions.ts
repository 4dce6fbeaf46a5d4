import { sql, type Kysely } from 'kysely';

/** The end of an auction whose best bid went to the owner is an offer, too (decision 121). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update requests set offered_at = least(requests.offered_at, ended.at)
    from (
      select trade_ins.request_id, min(auctions.closed_at) as at
      from auctions
      join trade_ins on trade_ins.id = auctions.trade_in_id
      where auctions.winner_dealer_id is not null and auctions.closed_at is not null
      group by trade_ins.request_id
    ) ended
    where ended.request_id = requests.id;
  `.execute(db);
}
