import type { SocketIdentity } from '../../../realtime/index.ts';
import type { Tx } from '../../../db/database.ts';
import type { Services } from '../../../services.ts';
import { presentAuction, presentDealerAuction, presentPublicAuction } from './presenter.ts';
import { findAuctionState, loadAuction, type AuctionState } from './queries.ts';

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
  const forDealer = (dealerId: string) => ({
    ...common,
    dealer: presentDealerAuction(state, dealerId, now),
  });
  // Dealers who do not lead all get the same object, which is serialized once.
  const leader = state.best?.dealer_id ?? '';
  const [leading, others] = [forDealer(leader), forDealer('')];
  return ({ link }) => {
    if (!link) return staff;
    if (link.as === 'OWNER') return owner;
    return link.dealerId === leader ? leading : others;
  };
}

async function readForStaff(tx: Tx, id: string) {
  const rows = await loadAuction(tx, id);
  if (!rows) return null;
  const { auction, bids, fee } = rows;
  const state: AuctionState = { auction, fee, count: bids.length, best: bids[0] ?? null };
  return { rows, state };
}
