import { buildAddress, reportLinks } from '@forecourt/contract';
import type { Row } from '../../../db/schema.ts';
import { notFound } from '../../../http/problem.ts';
import type { Services } from '../../../services.ts';
import { dealerLinkIsLive } from '../../links/live.ts';

/** A dealer's place in an auction, identified by their link. */
export interface Bidding {
  bidder: Pick<
    Row<'auction_bidders'>,
    'id' | 'auction_id' | 'dealer_id' | 'partner_id' | 'key_version'
  >;
  tradeInId: string;
}

/** The place's id, then its signature. */
const KEY = /^([A-Za-z0-9]{16,64})([A-Za-z0-9_-]{22})$/;

type Bidder = Pick<Row<'auction_bidders'>, 'id' | 'key_version'>;

/** The key of a dealer's link (spec §2): the place's id with its signature. */
export function dealerKey({ keys }: Pick<Services, 'keys'>, { id, key_version }: Bidder): string {
  return id + keys.make('dealer', id, key_version);
}

/** The address of a dealer's link. */
export function dealerLink(services: Pick<Services, 'config' | 'keys'>, bidder: Bidder): string {
  const values = { dealerKey: dealerKey(services, bidder) };
  return services.config.publicUrl + buildAddress(reportLinks.dealer, values);
}

/** The place for a key, or null: the same for a wrong, an old and a revoked one. */
export async function findBidding(
  { clock, db, keys }: Pick<Services, 'clock' | 'db' | 'keys'>,
  key: string,
): Promise<Bidding | null> {
  const [, id, signature] = KEY.exec(key) ?? [];
  if (!id || !signature) return null;
  const row = await db.direct
    .selectFrom('auction_bidders as bidder')
    .innerJoin('auctions', 'auctions.id', 'bidder.auction_id')
    .innerJoin('trade_ins', 'trade_ins.id', 'auctions.trade_in_id')
    .innerJoin('requests', 'requests.id', 'trade_ins.request_id')
    .where('bidder.id', '=', id)
    .select(['bidder.id', 'bidder.auction_id', 'bidder.dealer_id', 'bidder.partner_id'])
    .select(['bidder.key_version', 'auctions.trade_in_id', 'auctions.end_time'])
    .select('requests.status')
    .executeTakeFirst();
  if (!row || !keys.verify('dealer', id, row.key_version, signature)) return null;
  const { trade_in_id: tradeInId, ...bidder } = row;
  return dealerLinkIsLive(row, clock.now()) ? { bidder, tradeInId } : null;
}

/** @throws Problem 404 when the key is not valid. */
export async function openDealerLink(
  services: Pick<Services, 'clock' | 'db' | 'keys'>,
  key: string,
): Promise<Bidding> {
  const bidding = await findBidding(services, key);
  if (!bidding) throw notFound();
  return bidding;
}
