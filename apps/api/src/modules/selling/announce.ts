import type { Row } from '../../db/schema.ts';
import type { Tx } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import { announce } from '../requests/transition.ts';

/** Notifies everybody who watches the lists, the report and the auction, when `tx` commits. */
export async function announceOffers(
  { realtime }: Pick<Services, 'realtime'>,
  tx: Tx,
  request: Row<'requests'>,
  auctionId: string | null,
  part: 'OFFER' | 'AUCTION' = 'OFFER',
): Promise<void> {
  await announce(realtime, tx, request);
  await realtime.reportChanged(tx, request, part);
  if (auctionId) await realtime.auctionChanged(tx, auctionId);
}
