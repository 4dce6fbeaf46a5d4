import type { Row } from '../../db/schema.ts';
import type { Tx } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import { announce } from '../requests/transition.ts';

/**
 * Notifies everybody who watches the lists, the report or an auction of the car, when `tx` commits.
 * Earlier auctions count, too: the owner's page still follows the last one it knew.
 */
export async function announceOffers(
  { realtime }: Pick<Services, 'realtime'>,
  tx: Tx,
  request: Row<'requests'>,
  part: 'OFFER' | 'AUCTION' = 'OFFER',
): Promise<void> {
  await announce(realtime, tx, request);
  await realtime.reportChanged(tx, request, part);
  const auctions = await tx
    .selectFrom('auctions')
    .innerJoin('trade_ins', 'trade_ins.id', 'auctions.trade_in_id')
    .where('trade_ins.request_id', '=', request.id)
    .select('auctions.id')
    .execute();
  for (const { id } of auctions) await realtime.auctionChanged(tx, id);
}
