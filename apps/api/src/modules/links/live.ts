import type { Row } from '../../db/schema.ts';
import type { LinkGrant } from '../../media/index.ts';
import type { Services } from '../../services.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** A report's links end so long after its request last changed; the longest offer holds for 365 days. */
export const REPORT_LINK_DAYS = 400;
/** A dealer's link ends so long after the auction. */
export const DEALER_LINK_DAYS = 90;

/** Whether a report's link may still open it: not after it was put away, and not for ever. */
export function reportLinkIsLive(
  request: Pick<Row<'requests'>, 'status' | 'updated_at'>,
  now: Date,
): boolean {
  const ends = request.updated_at.getTime() + REPORT_LINK_DAYS * DAY_MS;
  return request.status !== 'ARCHIVED' && now.getTime() < ends;
}

/** Whether a dealer's link may still open its auction. */
export function dealerLinkIsLive(auction: Pick<Row<'auctions'>, 'end_time'>, now: Date): boolean {
  return now.getTime() < auction.end_time.getTime() + DEALER_LINK_DAYS * DAY_MS;
}

/** Whether the link that a picture was shown by is good: pictures end with it. */
export async function grantIsLive(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { kind, id, version }: LinkGrant,
): Promise<boolean> {
  const now = clock.now();
  if (kind === 'request') {
    const request = await db.direct
      .selectFrom('requests')
      .where('id', '=', id)
      .where('key_version', '=', version)
      .select(['status', 'updated_at'])
      .executeTakeFirst();
    return request !== undefined && reportLinkIsLive(request, now);
  }
  const auction = await db.direct
    .selectFrom('auction_bidders')
    .innerJoin('auctions', 'auctions.id', 'auction_bidders.auction_id')
    .where('auction_bidders.id', '=', id)
    .where('auction_bidders.key_version', '=', version)
    .select('auctions.end_time')
    .executeTakeFirst();
  return auction !== undefined && dealerLinkIsLive(auction, now);
}
