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

/** Whether a dealer's link may still open its auction: not after the request was put away. */
export function dealerLinkIsLive(
  auction: Pick<Row<'auctions'>, 'end_time'> & Pick<Row<'requests'>, 'status'>,
  now: Date,
): boolean {
  const ends = auction.end_time.getTime() + DEALER_LINK_DAYS * DAY_MS;
  return auction.status !== 'ARCHIVED' && now.getTime() < ends;
}

/**
 * Whether a customer's link has been idle for too long. Whatever they do with it, and every message
 * with it, makes it good again from then on.
 */
export function captureLinkIsIdle(
  { config, clock }: Pick<Services, 'config' | 'clock'>,
  request: Pick<Row<'requests'>, 'last_activity_at'>,
): boolean {
  const ends = request.last_activity_at.getTime() + config.captureLinkDays * DAY_MS;
  return clock.now().getTime() >= ends;
}

/** How a customer's link stands: it asks for the report, or says why it does not. */
export type CaptureLinkState = 'OPEN' | 'EXPIRED' | 'COMPLETED' | 'ARCHIVED';

/** The state of a customer's link whose key is right. */
export function captureLinkState(
  services: Pick<Services, 'config' | 'clock'>,
  request: Pick<Row<'requests'>, 'last_activity_at' | 'status'>,
): CaptureLinkState {
  if (request.status === 'COMPLETED' || request.status === 'ARCHIVED') return request.status;
  return captureLinkIsIdle(services, request) ? 'EXPIRED' : 'OPEN';
}

/** Whether the link that a picture was shown by is good: pictures end with it. */
export async function grantIsLive(
  services: Pick<Services, 'config' | 'db' | 'clock'>,
  { kind, id, version }: LinkGrant,
): Promise<boolean> {
  const { db, clock } = services;
  const now = clock.now();
  if (kind !== 'bidder') {
    const request = await db.direct
      .selectFrom('requests')
      .where('id', '=', id)
      .where('key_version', '=', version)
      .select(['status', 'updated_at', 'last_activity_at'])
      .executeTakeFirst();
    if (!request) return false;
    return kind === 'capture'
      ? captureLinkState(services, request) === 'OPEN'
      : reportLinkIsLive(request, now);
  }
  const auction = await db.direct
    .selectFrom('auction_bidders')
    .innerJoin('auctions', 'auctions.id', 'auction_bidders.auction_id')
    .innerJoin('trade_ins', 'trade_ins.id', 'auctions.trade_in_id')
    .innerJoin('requests', 'requests.id', 'trade_ins.request_id')
    .where('auction_bidders.id', '=', id)
    .where('auction_bidders.key_version', '=', version)
    .select(['auctions.end_time', 'requests.status'])
    .executeTakeFirst();
  return auction !== undefined && dealerLinkIsLive(auction, now);
}
