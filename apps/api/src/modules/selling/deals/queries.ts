import { sql } from 'kysely';
import type { Row } from '../../../db/schema.ts';
import type { Tx } from '../../../db/database.ts';
import type { DealFacts } from '../../../domain/deal.ts';

/** A deal with the names that its views need. */
export type DealRow = Row<'deals'> & {
  dealer_name: string | null;
  partner_name: string;
  recorded_by_name: string | null;
};

/** A tick with the name of the member of staff who set it. */
export type TickRow = Row<'deal_ticks'> & { by_name: string | null };

/** A second chance with its dealer's name. */
export type ChanceRow = Row<'second_chances'> & { dealer_name: string };

/** A dealer who could be asked next, with its best bid. */
export interface Candidate {
  dealer_id: string;
  name: string;
  bid_id: string;
  value_cents: number;
}

/** The facts that the rules need. */
export function factsOf(deal: Row<'deals'>, ticks: readonly Row<'deal_ticks'>[]): DealFacts {
  const { state, buyer, continues, answer_until, fee_rule } = deal;
  return { state, buyer, continues, answerUntil: answer_until, feeRule: fee_rule, ticks };
}

function deals(tx: Tx) {
  return tx
    .selectFrom('deals')
    .innerJoin('partners', 'partners.id', 'deals.partner_id')
    .leftJoin('dealers', 'dealers.id', 'deals.dealer_id')
    .leftJoin('users', 'users.id', 'deals.recorded_by_id')
    .selectAll('deals')
    .select(['partners.name as partner_name', 'dealers.name as dealer_name'])
    .select('users.name as recorded_by_name');
}

/** A deal by its id, or undefined when the transaction does not see it. */
export function findDeal(tx: Tx, id: string): Promise<DealRow | undefined> {
  return deals(tx).where('deals.id', '=', id).executeTakeFirst();
}

/** The latest deal of a dealer in an auction, or undefined. */
export function findDealOf(
  tx: Tx,
  auctionId: string,
  dealerId: string,
): Promise<DealRow | undefined> {
  return deals(tx)
    .where('deals.auction_id', '=', auctionId)
    .where('deals.dealer_id', '=', dealerId)
    .orderBy('deals.agreed_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export function listTicks(tx: Tx, dealId: string): Promise<TickRow[]> {
  return tx
    .selectFrom('deal_ticks')
    .leftJoin('users', 'users.id', 'deal_ticks.by_id')
    .where('deal_ticks.deal_id', '=', dealId)
    .orderBy('deal_ticks.inserted_at')
    .orderBy('deal_ticks.party')
    .selectAll('deal_ticks')
    .select('users.name as by_name')
    .execute();
}

function chances(tx: Tx) {
  return tx
    .selectFrom('second_chances')
    .innerJoin('dealers', 'dealers.id', 'second_chances.dealer_id')
    .orderBy('second_chances.asked_at', 'desc')
    .orderBy('second_chances.id', 'desc')
    .limit(1)
    .selectAll('second_chances')
    .select('dealers.name as dealer_name');
}

/** The latest second chance after a deal, or undefined. */
export function findChance(tx: Tx, dealId: string): Promise<ChanceRow | undefined> {
  return chances(tx).where('second_chances.deal_id', '=', dealId).executeTakeFirst();
}

/** A dealer's latest second chance in an auction, or undefined. */
export function findChanceOf(
  tx: Tx,
  auctionId: string,
  dealerId: string,
): Promise<ChanceRow | undefined> {
  return chances(tx)
    .where('second_chances.auction_id', '=', auctionId)
    .where('second_chances.dealer_id', '=', dealerId)
    .executeTakeFirst();
}

/** The second chance of a car that waits for its dealer, or undefined. */
export function findAsked(tx: Tx, tradeInId: string): Promise<ChanceRow | undefined> {
  return chances(tx)
    .where('second_chances.trade_in_id', '=', tradeInId)
    .where('second_chances.state', '=', 'ASKED')
    .executeTakeFirst();
}

/**
 * Who can be asked to stand by its bid, best bid first: bidders of the auction who have neither
 * withdrawn from a deal on the car, nor left one or a second chance without a yes.
 */
export function listCandidates(
  tx: Tx,
  { auction_id: auctionId }: Pick<Row<'deals'>, 'auction_id'>,
): Promise<Candidate[]> {
  if (!auctionId) return Promise.resolve([]);
  return tx
    .selectFrom('bids')
    .innerJoin('dealers', 'dealers.id', 'bids.dealer_id')
    .where('bids.auction_id', '=', auctionId)
    .where('dealers.deactivated_at', 'is', null)
    .where('dealers.opted_out_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('deals')
            .whereRef('deals.auction_id', '=', 'bids.auction_id')
            .whereRef('deals.dealer_id', '=', 'bids.dealer_id')
            .where('deals.state', 'in', ['WITHDRAWN_BY_DEALER', 'NO_ANSWER'])
            .select('deals.id'),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('second_chances')
            .whereRef('second_chances.auction_id', '=', 'bids.auction_id')
            .whereRef('second_chances.dealer_id', '=', 'bids.dealer_id')
            .where('second_chances.state', 'in', ['DECLINED', 'EXPIRED'])
            .select('second_chances.id'),
        ),
      ),
    )
    .distinctOn('bids.dealer_id')
    .orderBy('bids.dealer_id')
    .orderBy('bids.value_cents', 'desc')
    .select(['bids.dealer_id', 'dealers.name', 'bids.id as bid_id', 'bids.value_cents'])
    .execute()
    .then((rows) => rows.sort((one, other) => other.value_cents - one.value_cents));
}

/** The fee of a deal, or undefined. */
export function findFeeOf(
  tx: Tx,
  dealId: string,
): Promise<Pick<Row<'fees'>, 'amount_cents' | 'currency_code' | 'state'> | undefined> {
  return tx
    .selectFrom('fees')
    .where('deal_id', '=', dealId)
    .select(['amount_cents', 'currency_code', 'state'])
    .executeTakeFirst();
}

/** Deals whose dealer did not answer in time. */
export function listToLapse(tx: Tx, now: Date, limit: number) {
  return tx
    .selectFrom('deals')
    .where('state', '=', 'AGREED')
    .where('continues', 'is', null)
    .where('answer_until', '<=', now)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('deal_ticks')
            .whereRef('deal_ticks.deal_id', '=', 'deals.id')
            .select('deal_ticks.deal_id'),
        ),
      ),
    )
    .orderBy('answer_until')
    .limit(limit)
    .select(['id', 'trade_in_id'])
    .execute();
}

/** Deals that await their dealer's answer, and may be due for a reminder. */
export function listToRemind(tx: Tx, now: Date, limit: number) {
  return tx
    .selectFrom('deals')
    .where('state', '=', 'AGREED')
    .where('continues', 'is', null)
    .where('answer_until', '>', now)
    .where(
      sql<boolean>`case reminders
      when 0 then ${now} >= least(agreed_at + interval '1 day',
        agreed_at + (answer_until - agreed_at) / 2)
      when 1 then answer_until - agreed_at > interval '2 days'
        and ${now} >= answer_until - interval '1 day'
      else false end`,
    )
    .orderBy('answer_until')
    .limit(limit)
    .select(['id', 'trade_in_id'])
    .execute();
}

/** Second chances whose time has passed. */
export function listChancesToEnd(tx: Tx, now: Date, limit: number) {
  return tx
    .selectFrom('second_chances')
    .where('state', '=', 'ASKED')
    .where('until', '<=', now)
    .orderBy('until')
    .limit(limit)
    .select(['id', 'trade_in_id'])
    .execute();
}

/** Second chances whose dealer is due for the reminder. */
export function listChancesToRemind(tx: Tx, now: Date, limit: number) {
  return tx
    .selectFrom('second_chances')
    .where('state', '=', 'ASKED')
    .where('reminded_at', 'is', null)
    .where('until', '>', now)
    .where(sql<boolean>`until - (until - asked_at) / 4 <= ${now}`)
    .orderBy('until')
    .limit(limit)
    .select(['id', 'trade_in_id'])
    .execute();
}

/** Raises the version by which the pages of an auction know that its deal has changed. */
export async function bumpDeal(tx: Tx, auctionId: string | null): Promise<void> {
  if (!auctionId) return;
  await tx
    .updateTable('auctions')
    .set({ deal_version: sql`deal_version + 1` })
    .where('id', '=', auctionId)
    .execute();
}
