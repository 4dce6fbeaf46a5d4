import type { SocketIdentity } from '../../../realtime/index.ts';
import type { Tx } from '../../../db/database.ts';
import type { Services } from '../../../services.ts';
import { presentDealerAuction } from './presentDealer.ts';
import { presentPublicAuction } from './presentPublic.ts';
import { presentAuction } from './presentStaff.ts';
import { findAuctionState, listOwnBests, loadAuction, type AuctionState } from './queries.ts';

/**
 * The view of an auction for each listener; read once for all of them, and with names and messages
 * only when staff listen.
 */
export async function auctionForListeners(
  { clock, db }: Pick<Services, 'clock' | 'db'>,
  auctionId: string,
  listeners: readonly SocketIdentity[],
): Promise<((identity: SocketIdentity) => Record<string, unknown> | null) | null> {
  const forStaff = listeners.some(({ link }) => !link);
  const read = forStaff
    ? await db.system((tx) => readForStaff(tx, auctionId))
    : { rows: undefined, state: await findAuctionState(db.direct, auctionId) };
  const { rows, state } = read ?? {};
  if (!state) return null;
  const now = clock.now();
  const common = { auction_id: auctionId, server_time: now.toISOString() };
  const staff = rows ? { ...common, staff: presentAuction(rows, now) } : null;
  const owner = {
    ...common,
    owner: presentPublicAuction(state, now),
  };
  const own = await ownBests(db, state);
  const forDealer = (dealerId: string) => ({
    ...common,
    dealer: presentDealerAuction(state, dealerId, now, own.get(dealerId) ?? null),
  });
  // Dealers who neither lead nor won all get the same object, which is serialized once; with sealed
  // bids those who have bid know their own.
  const { best, auction } = state;
  const known = [best?.dealer_id ?? '', auction.winner_dealer_id ?? '', '', ...own.keys()];
  const views = new Map(known.map((id) => [id, forDealer(id)]));
  return ({ link }) => {
    if (!link) return staff;
    if (link.as === 'OWNER') return owner;
    return views.get(link.dealerId) ?? views.get('') ?? null;
  };
}

/** What each dealer has bid at most; only sealed bids are told by it. */
async function ownBests(
  db: Services['db'],
  { auction }: AuctionState,
): Promise<ReadonlyMap<string, number>> {
  return auction.sealed ? listOwnBests(db.direct, auction.id) : new Map();
}

async function readForStaff(tx: Tx, id: string) {
  const rows = await loadAuction(tx, id);
  // dealers listen beside staff, and need what staff are not told
  const state = rows && (await findAuctionState(tx, id));
  return state ? { rows, state } : null;
}
