import type { SocketIdentity } from '../../../realtime/index.ts';
import type { Services } from '../../../services.ts';
import { dealerLinkIsLive, reportLinkIsLive } from '../../links/live.ts';
import { findPageOwner } from '../dealerPage/link.ts';
import { findBidding } from './dealerLink.ts';

type Parts = Pick<Services, 'clock' | 'db' | 'keys'>;
type Link = NonNullable<SocketIdentity['link']>;

const DEALER = /^dealer\.([A-Za-z0-9_-]{1,255})$/;
const DEALER_PAGE = /^dealers\.([A-Za-z0-9_-]{1,255})$/;
const OWNER = /^offer\.([\w-]{1,64})\.([A-Za-z0-9_-]{1,255})$/;

/** Whether a socket's token is a link's (channels.yaml); a session's has no dot. */
export function isLinkToken(token: string): boolean {
  return DEALER.test(token) || DEALER_PAGE.test(token) || OWNER.test(token);
}

/**
 * The identity behind a link, or null when it is not valid. The link itself acts as the session.
 */
export async function findLinkIdentity(
  services: Parts,
  token: string,
): Promise<SocketIdentity | null> {
  const key = DEALER.exec(token)?.[1];
  const bidding = key ? await findBidding(services, key) : null;
  if (bidding) {
    const { auction_id: auctionId, dealer_id: dealerId } = bidding.bidder;
    return { sessionId: token, userId: '', link: { as: 'DEALER', auctionId, dealerId } };
  }
  const pageKey = DEALER_PAGE.exec(token)?.[1];
  const owner = pageKey ? await findPageOwner(services, pageKey) : null;
  if (owner) {
    return { sessionId: token, userId: '', link: { as: 'DEALER_PAGE', dealerId: owner.id } };
  }
  const [, requestId, sessionKey] = OWNER.exec(token) ?? [];
  if (!requestId || !sessionKey) return null;
  const request = await services.db.direct
    .selectFrom('requests')
    .where('id', '=', requestId)
    .select(['id', 'key_version', 'status', 'updated_at'])
    .executeTakeFirst();
  const { keys, clock } = services;
  const good = request && keys.verify('offer', request.id, request.key_version, sessionKey);
  if (!good || !reportLinkIsLive(request, clock.now())) return null;
  return { sessionId: token, userId: '', link: { as: 'OWNER', requestId } };
}

/** Whether a link belongs to this auction. */
export async function linkMaySee(parts: Parts, link: Link, auctionId: string): Promise<boolean> {
  if (link.as === 'DEALER') return link.auctionId === auctionId;
  if (link.as === 'DEALER_PAGE') return isInvited(parts, link.dealerId, auctionId);
  const { db } = parts;
  const row = await db.direct
    .selectFrom('auctions')
    .innerJoin('trade_ins', 'trade_ins.id', 'auctions.trade_in_id')
    .where('auctions.id', '=', auctionId)
    .where('trade_ins.request_id', '=', link.requestId)
    .select('auctions.id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether the dealer's own link to this auction is valid. */
async function isInvited(
  { db, clock }: Parts,
  dealerId: string,
  auctionId: string,
): Promise<boolean> {
  const auction = await db.direct
    .selectFrom('auction_bidders')
    .innerJoin('auctions', 'auctions.id', 'auction_bidders.auction_id')
    .innerJoin('trade_ins', 'trade_ins.id', 'auctions.trade_in_id')
    .innerJoin('requests', 'requests.id', 'trade_ins.request_id')
    .where('auction_bidders.dealer_id', '=', dealerId)
    .where('auction_bidders.auction_id', '=', auctionId)
    .select(['auctions.end_time', 'requests.status'])
    .executeTakeFirst();
  return auction !== undefined && dealerLinkIsLive(auction, clock.now());
}

/** Which of these links are still valid. */
export async function liveLinks(services: Parts, tokens: readonly string[]): Promise<string[]> {
  const live: string[] = [];
  for (const token of tokens) {
    if (await findLinkIdentity(services, token)) live.push(token);
  }
  return live;
}
