import type { Row } from '../../db/schema.ts';
import type { Tx } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import { emitWebhookEvent } from '../integrations/emit.ts';
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
  await forgetOverOffer(tx, request);
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

/** Tells webhooks of an offer to the owner, or of their answer. */
export function emitOfferEvent(
  services: Pick<Services, 'clock' | 'jobs'>,
  tx: Tx,
  { id, partner_id, request_id }: Row<'trade_ins'>,
  type: 'offer.made' | 'offer.accepted' | 'offer.declined',
): Promise<void> {
  const data = { request_id, trade_in_id: id };
  return emitWebhookEvent(services, tx, partner_id, type, data);
}

/** Once an offer no longer waits for its owner, it does not matter that its message did not arrive. */
async function forgetOverOffer(tx: Tx, { id }: Row<'requests'>): Promise<void> {
  const waiting = tx
    .selectFrom('trade_ins')
    .where('request_id', '=', id)
    .where('offer_value_cents', 'is not', null)
    .where('offer_accepted', 'is', null)
    .where('offer_expired_at', 'is', null)
    .select('id');
  await tx
    .updateTable('requests')
    .set({
      delivery: null,
      delivery_id: null,
      delivery_channel: null,
      delivery_reason: null,
      delivery_at: null,
      delivery_about: null,
    })
    .where('id', '=', id)
    .where('delivery_about', '=', 'OFFER')
    .where('delivery', '=', 'FAILED')
    .where(({ not, exists }) => not(exists(waiting)))
    .execute();
}
