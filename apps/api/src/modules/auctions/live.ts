import type { SocketIdentity } from '../../realtime/index.ts';
import type { Services } from '../../services.ts';
import { presentAuction, presentDealerAuction, presentPublicAuction } from './presenter.ts';
import { loadAuction } from './queries.ts';

/** An auction as each of its listeners may know it; read once for all of them. */
export async function auctionForListeners(
  { clock, db }: Pick<Services, 'clock' | 'db'>,
  auctionId: string,
): Promise<((identity: SocketIdentity) => Record<string, unknown> | null) | null> {
  const rows = await db.system((tx) => loadAuction(tx, auctionId));
  if (!rows) return null;
  const now = clock.now();
  const common = { auction_id: auctionId, server_time: now.toISOString() };
  const staff = { ...common, staff: presentAuction(rows, now) };
  const owner = { ...common, owner: presentPublicAuction(rows.auction, rows.bids.length, now) };
  const { auction, bids, fee } = rows;
  const standing = { auction, fee, count: bids.length, best: bids[0] ?? null };
  return ({ link }) => {
    if (!link) return staff;
    if (link.as === 'OWNER') return owner;
    return { ...common, dealer: presentDealerAuction(standing, link.dealerId, now) };
  };
}
