import { DAY_MS } from '@forecourt/contract';
import type { Row } from '../../db/schema.ts';
import type { LinkGrant } from '../../media/index.ts';
import type { Services } from '../../services.ts';

/**
 * A report's links expire this long after its request last changed; the longest offer is valid for
 * 365 days.
 */
export const REPORT_LINK_DAYS = 400;
/** A dealer's link expires this long after the auction. */
export const DEALER_LINK_DAYS = 90;
/** The link to a dealer's own page expires after this long without use. */
export const DEALER_PAGE_DAYS = 30;

/** Whether a report's link is still valid: not once it is archived, and not after the expiry. */
export function reportLinkIsLive(
  request: Pick<Row<'requests'>, 'status' | 'updated_at'>,
  now: Date,
): boolean {
  const ends = request.updated_at.getTime() + REPORT_LINK_DAYS * DAY_MS;
  return request.status !== 'ARCHIVED' && now.getTime() < ends;
}

/** Whether a dealer's link is still valid: not once the request is archived. */
export function dealerLinkIsLive(
  auction: Pick<Row<'auctions'>, 'end_time'> & Pick<Row<'requests'>, 'status'>,
  now: Date,
): boolean {
  const ends = auction.end_time.getTime() + DEALER_LINK_DAYS * DAY_MS;
  return auction.status !== 'ARCHIVED' && now.getTime() < ends;
}

/** Dealers' links to auctions that ended before this have expired. */
export function dealerLinkEnd(now: Date): Date {
  return new Date(now.getTime() - DEALER_LINK_DAYS * DAY_MS);
}

/**
 * Whether the link to a dealer's own page is still valid. It is renewed by its use, and by being mailed:
 * on request, or with the messages about an auction, which are over when that ends.
 */
export function dealerPageIsLive(
  { usedAt, lastAuctionAt }: { usedAt: Date | null; lastAuctionAt: Date | null },
  now: Date,
): boolean {
  const renewed = Math.max(usedAt?.getTime() ?? 0, lastAuctionAt?.getTime() ?? 0);
  return now.getTime() < renewed + DEALER_PAGE_DAYS * DAY_MS;
}

/**
 * Whether a customer's link has been idle for too long. Any use of it, and any message with it,
 * renews it.
 */
export function captureLinkIsIdle(
  { config, clock }: Pick<Services, 'config' | 'clock'>,
  request: Pick<Row<'requests'>, 'last_activity_at'>,
): boolean {
  const ends = request.last_activity_at.getTime() + config.captureLinkDays * DAY_MS;
  return clock.now().getTime() >= ends;
}

/** The state of a customer's link: open, or why the report is no longer accepted. */
export type CaptureLinkState = 'OPEN' | 'EXPIRED' | 'COMPLETED' | 'ARCHIVED';

/** The state of a customer's link with a valid key. */
export function captureLinkState(
  services: Pick<Services, 'config' | 'clock'>,
  request: Pick<Row<'requests'>, 'last_activity_at' | 'status'>,
): CaptureLinkState {
  if (request.status === 'COMPLETED' || request.status === 'ARCHIVED') return request.status;
  return captureLinkIsIdle(services, request) ? 'EXPIRED' : 'OPEN';
}

/**
 * Whether the link that a picture was shown through is still valid; otherwise the picture is not
 * either.
 */
export async function grantIsLive(
  services: Pick<Services, 'config' | 'db' | 'clock'>,
  { kind, id, version }: LinkGrant,
): Promise<boolean> {
  const { db, clock } = services;
  const now = clock.now();
  if (kind === 'thread') {
    const request = await db.direct
      .selectFrom('threads')
      .innerJoin('requests', 'requests.id', 'threads.lead_id')
      .where('threads.id', '=', id)
      .where('threads.key_version', '=', version)
      .select(['requests.status', 'requests.updated_at'])
      .executeTakeFirst();
    return request !== undefined && reportLinkIsLive(request, now);
  }
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
