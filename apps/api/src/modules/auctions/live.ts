import type { SocketIdentity } from '../../realtime/index.ts';
import type { Services, Tx } from '../../services.ts';
import { presentAuction, presentDealerAuction, presentPublicAuction } from './presenter.ts';
import { findAuction, loadAuction, loadStanding, type Standing } from './queries.ts';

/**
 * An auction as each of its listeners may know it; read once for all of them, and with everybody's
 * names and messages only where staff listen.
 */
export async function auctionForListeners(
  { clock, db }: Pick<Services, 'clock' | 'db'>,
  auctionId: string,
  listeners: readonly SocketIdentity[],
): Promise<((identity: SocketIdentity) => Record<string, unknown> | null) | null> {
  const forStaff = listeners.some(({ link }) => !link);
  const read = await db.system((tx) => readAuction(tx, auctionId, forStaff));
  if (!read) return null;
  const { rows, standing } = read;
  const now = clock.now();
  const common = { auction_id: auctionId, server_time: now.toISOString() };
  const staff = rows ? { ...common, staff: presentAuction(rows, now) } : null;
  const owner = {
    ...common,
    owner: presentPublicAuction(standing.auction, standing.count, now),
  };
  return ({ link }) => {
    if (!link) return staff;
    if (link.as === 'OWNER') return owner;
    return { ...common, dealer: presentDealerAuction(standing, link.dealerId, now) };
  };
}

async function readAuction(tx: Tx, id: string, forStaff: boolean) {
  if (!forStaff) {
    const known = await findAuction(tx, id);
    return known ? { rows: undefined, standing: await loadStanding(tx, id) } : null;
  }
  const rows = await loadAuction(tx, id);
  if (!rows) return null;
  const { auction, bids, fee } = rows;
  const standing: Standing = { auction, fee, count: bids.length, best: bids[0] ?? null };
  return { rows, standing };
}
