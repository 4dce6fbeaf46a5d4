import type { Deal, DealerSecondChance, PublicTradeIn, TradeIn } from '@forecourt/contract';
import type { Row } from '../../../db/schema.ts';
import type { Tx } from '../../../db/database.ts';
import type { Services } from '../../../services.ts';
import type { DealReader } from '../../../domain/deal.ts';
import { deliveryIn, presentDelivery } from '../../../messaging/delivery.ts';
import { findOfferMessage } from '../../../messaging/offerMessages.ts';
import { tradeInAt } from '../bidding/bestOffer.ts';
import { contactsForOwner } from '../offers/contacts.ts';
import { presentPublicTradeIn, presentTradeIn } from '../offers/presenter.ts';
import { findLatestAuction, findTradeIn, type TradeInRow } from '../offers/queries.ts';
import { presentWaiting } from '../offers/waiting.ts';
import { presentDeal, presentOwnChance, type DealRows } from './presenter.ts';
import {
  findChance,
  findChanceOf,
  findDeal,
  findDealOf,
  findFeeOf,
  listCandidates,
  listTicks,
  type DealRow,
} from './queries.ts';
import { findReceipt } from './receipt.ts';

type Parts = Pick<Services, 'clock' | 'config' | 'keys'>;

/** A deal with all rows of its views. */
export async function loadDeal(tx: Tx, deal: DealRow, isCurrent: boolean): Promise<DealRows> {
  return {
    deal,
    ticks: await listTicks(tx, deal.id),
    fee: await findFeeOf(tx, deal.id),
    chance: await findChance(tx, deal.id),
    candidates: await listCandidates(tx, deal),
    isCurrent,
  };
}

/** The current deal of a trade-in for a reader; null before the owner's yes and once another step followed. */
async function currentDeal(
  tx: Tx,
  { deal_id: id }: Pick<Row<'trade_ins'>, 'deal_id'>,
  reader: DealReader,
  now: Date,
): Promise<Deal | null> {
  const deal = id ? await findDeal(tx, id) : undefined;
  return deal ? presentDeal(await loadDeal(tx, deal, true), reader, now) : null;
}

/** The trade-in of a request for staff, or undefined without one. */
export async function staffTradeIn(
  { clock }: Pick<Services, 'clock'>,
  tx: Tx,
  request: Pick<Row<'requests'>, 'id' | 'name' | 'email' | 'phone' | 'status' | 'updated_at'>,
): Promise<TradeIn | undefined> {
  const known = await findTradeIn(tx, request.id);
  if (!known) return undefined;
  const now = clock.now();
  const auction = await findLatestAuction(tx, known.id);
  const row = await tradeInAt(tx, known, auction, now);
  const deal = await currentDeal(tx, row, 'STAFF', now);
  const message = row.offer_value_cents === null ? undefined : await findOfferMessage(tx, row);
  return {
    ...presentTradeIn(row, request, now),
    deal,
    message: message ? presentDelivery(deliveryIn(message)) : null,
    waiting: await presentWaiting(tx, row, request, now),
  };
}

/** A trade-in for its owner, with the contacts and the receipt while the deal stands. */
export async function ownerTradeIn(
  services: Parts,
  tx: Tx,
  request: Row<'requests'>,
  row: TradeInRow,
): Promise<PublicTradeIn> {
  const now = services.clock.now();
  const contacts = row.offer_accepted ? await contactsForOwner(tx, row) : null;
  return {
    ...presentPublicTradeIn(row, true, now, contacts),
    deal: await currentDeal(tx, row, 'OWNER', now),
    receipt: await findReceipt(services, tx, request, row),
  };
}

/** A dealer's own deal and second chance in an auction. */
export async function dealsOfDealer(
  { clock }: Pick<Services, 'clock'>,
  tx: Tx,
  auction: Row<'auctions'>,
  dealerId: string,
): Promise<{ deal: Deal | null; second_chance: DealerSecondChance | null }> {
  const now = clock.now();
  const deal = await findDealOf(tx, auction.id, dealerId);
  const chance = await findChanceOf(tx, auction.id, dealerId);
  return {
    deal: deal ? presentDeal(await loadDeal(tx, deal, false), 'DEALER', now) : null,
    second_chance: chance ? presentOwnChance(chance, auction, now) : null,
  };
}
