import type {
  Auction,
  Bidder,
  Deal,
  Dealer,
  Delivery,
  Offer,
  OfferWaiting,
  TradeIn,
  TradeInOffer,
} from '@forecourt/contract';
import {
  makeAuction,
  makeDealer,
  makeMarketListing,
  makeMarketSurvey,
  makeOffer,
  makeTradeIn,
  makeTradeInOffer,
  seeded,
} from '@forecourt/contract/fixtures';
import { loaded } from '@forecourt/platform';
import type { DeskSource } from '../staff/desk/OfferDeskStore.ts';
import { after, auctionId } from './dealerAnswers.ts';
import { dealOf } from './deals.ts';

const minute = 60_000;
const names = ['Cedar Motors', 'Harbor Auto Group', 'Pine Street Cars', 'Redwood Trade-Ins'];

/** Offers of these values, best first, by dealers in turn. */
export function offersOf(...values: number[]): Offer[] {
  const random = seeded('offers');
  return values.map((value, index) => {
    const offer = makeOffer(random, {
      id: `offer-${index}`,
      value,
      inserted_at: after(-(index + 1) * 7 * minute),
      trade_for_new: index === 1,
      comment: index === 0 ? 'We collect it from the owner’s door.' : null,
    });
    const seat = index % names.length;
    return { ...offer, partner: { ...offer.partner, id: `dealer-${seat}`, name: names[seat] } };
  });
}

const notified = (status: 'QUEUED' | 'DELIVERED' | 'FAILED'): Bidder['notification'] => ({
  purpose: 'AUCTION_INVITATION',
  channel: 'EMAIL',
  status,
  reason: status === 'FAILED' ? 'MAILBOX_UNKNOWN' : null,
  at: after(-60 * minute),
});

const bidders: Bidder[] = names.map((name, index) => ({
  partner_id: `dealer-${index}`,
  name,
  notification: [notified('DELIVERED'), notified('QUEUED'), notified('FAILED'), null][index],
  ways: index === 2 ? ['EMAIL', 'SMS'] : [],
  opened_at: index === 1 ? after(-58 * minute) : null,
}));

/** An auction; by default with five hours left. */
export function auctionOf(change: Partial<Auction> = {}): Auction {
  return makeAuction(seeded('auction'), {
    id: auctionId,
    server_time: after(0),
    start_time: after(-19 * 60 * minute),
    end_time: after(5 * 60 * minute),
    bidders,
    ...change,
  });
}

/** An auction that has ended, won by the first dealer. */
export function endedAuction(status: Auction['status'], change: Partial<Auction> = {}): Auction {
  const offers = offersOf(12_050, 11_900, 11_400);
  return auctionOf({ status, winner: 'dealer-0', offers, end_time: after(-minute), ...change });
}

export interface DeskSourceOptions {
  auction?: Auction;
  offer?: Partial<TradeInOffer>;
  deal?: Partial<Deal>;
  isComplete?: boolean;
  currency?: 'EUR' | 'USD';
  /** How the message to the owner fares. @default sent, where an offer waits for them */
  message?: Partial<Delivery> | null;
  /** How the owner is chased, where an offer waits for them. @default not opened, to be reminded */
  waiting?: Partial<OfferWaiting>;
  /** Of the owner. */
  owner?: Pick<TradeIn, 'phone' | 'email'>;
  /** @default false */
  hasPlace?: boolean;
  customersChoice?: DeskSource['customersChoice'];
  unit?: DeskSource['unit'];
}

/** Whether an offer waits for the owner. */
function isWaiting(offer: DeskSourceOptions['offer'], auction: Auction | undefined): boolean {
  if (!offer) return auction?.status === 'AWAITING_OWNER';
  return (offer.accepted ?? null) === null && !offer.expired;
}

/** A report whose car is sold. */
export function deskSource({
  auction,
  offer,
  deal,
  isComplete = true,
  currency = 'USD',
  message = {},
  waiting = {},
  owner = { phone: '+15035550142', email: 'ada@mail.test' },
  hasPlace,
  customersChoice,
  unit,
}: DeskSourceOptions = {}): DeskSource {
  const random = seeded('desk');
  return {
    requestId: 'request-1',
    tradeIn: makeTradeIn(random, {
      id: 'trade-1',
      expected_price: 13_500,
      currency_code: currency,
      full_name: 'Ada Lindqvist',
      ...owner,
      offer: offer
        ? makeTradeInOffer(random, {
            value: 12_000,
            comment: null,
            trade_for_new: false,
            expires_at: after(7 * 86_400_000),
            ...offer,
          })
        : null,
      deal: deal ? dealOf(deal) : null,
      message:
        message && (offer ?? auction?.status === 'AWAITING_OWNER')
          ? { state: 'SENT', channel: 'SMS', reason: null, at: after(-minute), ...message }
          : null,
      waiting: isWaiting(offer, auction)
        ? {
            opened_at: null,
            reminders: 0,
            last_reminder: null,
            next_reminder_at: after(23 * 60 * minute),
            longest_end: after(364 * 86_400_000),
            needs_dealer: !offer,
            ...waiting,
          }
        : null,
    }),
    auction,
    isComplete,
    car: '2019 Volvo XC40',
    hasPlace,
    customersChoice,
    unit,
  };
}

/** Market data: similar cars with these prices. */
export const marketOf = (...prices: number[]) =>
  loaded(
    makeMarketSurvey(seeded('market'), {
      sample: true,
      total_cars_sold_in_last_45_days: 38,
      similar_cars: {
        listings: prices.map((price, index) =>
          makeMarketListing(seeded(index), { id: `car-${index}`, price }),
        ),
      },
    }),
    0,
  );

/** This many dealers, sorted by name. */
export function dealersOf(count: number): Dealer[] {
  return Array.from({ length: count }, (_, index) => {
    const id = `dealer-${index}`;
    return makeDealer(seeded(id), {
      id,
      name: `${names[index % names.length]} ${index + 1}`,
      email: `sales${index + 1}@dealers.test`,
    });
  });
}
