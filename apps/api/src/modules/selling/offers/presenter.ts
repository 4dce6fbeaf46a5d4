import type {
  OfferContacts,
  PublicTradeIn,
  TradeIn,
  TradeInOffer,
  WithdrawnOffer,
} from '@forecourt/contract';
import { amount } from '../../../domain/money.ts';
import type { Row } from '../../../db/schema.ts';
import type { TradeInRow } from './queries.ts';

/** The trade-in for staff; its owner is the customer of the request. */
export function presentTradeIn(
  row: TradeInRow,
  owner: Pick<Row<'requests'>, 'name' | 'email' | 'phone'>,
  now: Date,
): TradeIn {
  return {
    id: row.id,
    expected_price: amount(row.expected_price_cents),
    currency_code: row.currency,
    full_name: owner.name,
    email: owner.email,
    phone: owner.phone,
    inserted_at: row.inserted_at.toISOString(),
    offer_set_timestamp: row.offer_set_timestamp?.toISOString() ?? null,
    offer: presentOffer(row, now),
  };
}

/** The trade-in for a link; the offer only if the key is the owner's. */
export function presentPublicTradeIn(
  row: TradeInRow,
  forOwner: boolean,
  now: Date,
  contacts: OfferContacts | null = null,
): PublicTradeIn {
  return {
    id: row.id,
    inserted_at: row.inserted_at.toISOString(),
    offer_set_timestamp: forOwner ? (row.offer_set_timestamp?.toISOString() ?? null) : null,
    offer: forOwner ? offerForOwner(row, now) : null,
    contacts: forOwner ? contacts : null,
    withdrawn: forOwner ? withdrawnOf(row) : null,
  };
}

function withdrawnOf(row: TradeInRow): WithdrawnOffer | null {
  const { offer_withdrawn_at: at, offer_withdrawn_reason: reason } = row;
  return at && { at: at.toISOString(), reason: reason ?? '' };
}

/** An offer of staff is the partner's, not a colleague's. */
function offerForOwner(row: TradeInRow, now: Date): TradeInOffer | null {
  const offer = presentOffer(row, now);
  return offer && { ...offer, offered_by: offer.offered_by && { name: row.partner_name } };
}

function presentOffer(row: TradeInRow, now: Date): TradeInOffer | null {
  if (row.offer_value_cents === null) return null;
  return {
    value: amount(row.offer_value_cents),
    currency_code: row.offer_currency ?? 'EUR',
    accepted: row.offer_accepted,
    trade_for_new: row.offer_trade_for_new ?? false,
    comment: row.offer_comment,
    expires_at: row.offer_expires_at?.toISOString() ?? null,
    offered_by: row.offered_by_name === null ? null : { name: row.offered_by_name },
    dealer: row.dealer_name === null ? null : { name: row.dealer_name },
    validity:
      row.validity_days === null || row.validity_miles === null
        ? null
        : { days: row.validity_days, miles: row.validity_miles },
    answered_at: row.offer_answered_at?.toISOString() ?? null,
    expired: offerIsOver(row, now),
  };
}

/** Whether the owner has an offer and may still answer it. */
export function isPending(tradeIn: Row<'trade_ins'>, now: Date): boolean {
  const { offer_value_cents: cents, offer_accepted: accepted } = tradeIn;
  return cents !== null && accepted === null && !offerIsOver(tradeIn, now);
}

/** Whether an offer was not answered in time. */
export function offerIsOver(
  row: Pick<Row<'trade_ins'>, 'offer_accepted' | 'offer_expires_at'>,
  now: Date,
): boolean {
  return (
    row.offer_accepted === null && row.offer_expires_at !== null && row.offer_expires_at <= now
  );
}
