import type {
  Deal,
  DealerAuction,
  DealerPageAnswer,
  DealerPageAuction,
  DealerSecondChance,
} from '@forecourt/contract';
import {
  makeDealerAuction,
  makeDealerPage,
  makeDealerPageAuction,
  makeDealerSecondChance,
  makeOwnOffer,
  seeded,
} from '@forecourt/contract/fixtures';
import { after, owner } from './dealerAnswers.ts';
import { dealOf } from './deals.ts';

const minute = 60_000;
const hour = 60 * minute;

const cars = [
  { folder: 'suv', year: 2021, make: 'Volvo', model: 'XC60' },
  { folder: 'hatchback', year: 2019, make: 'Volkswagen', model: 'Golf' },
  { folder: 'saloon', year: 2018, make: 'Toyota', model: 'Camry' },
] as const;
const sides = ['front-left', 'right', 'rear-left'];

export interface PageAuctionOptions extends Partial<Omit<DealerPageAuction, 'auction'>> {
  auction?: Partial<DealerAuction>;
  /** The dealer's best offer, in units of the currency. */
  own?: number | null;
}

/** One auction of the page, by its number; it runs for as many hours more. */
export function pageAuction(number: number, options: PageAuctionOptions = {}): DealerPageAuction {
  const { auction, own = null, ...more } = options;
  const random = seeded(`page ${number}`);
  const { folder, ...car } = cars[number % cars.length]!;
  const side = sides[number % sides.length]!;
  const url = `/demo-media/${folder}/exterior-${side}.jpg`;
  return makeDealerPageAuction(random, {
    auction: makeDealerAuction(random, {
      id: `auction-${number}`,
      server_time: after(0),
      start_time: after(-19 * hour),
      end_time: after(number * hour),
      min_bid: null,
      best_offer: 8200,
      minimum_offer: 8200.01,
      total_offers: 3,
      ...auction,
    }),
    car,
    photo: [{ url, type: 'image/jpeg', width: 1280, height: 960 }],
    own_offer: own === null ? null : makeOwnOffer(random, { value: own }),
    dealer_key: `key-${number}`,
    ...more,
  });
}

/** Running: the dealer leads, was outbid, has not bid, and nobody has. */
export const running = (): DealerPageAuction[] => [
  pageAuction(1, { own: 11_900, auction: { best_offer: 12_050, total_offers: 5 } }),
  pageAuction(2, { own: 8200, auction: { leading: true } }),
  pageAuction(5),
  pageAuction(30, { auction: { best_offer: null, total_offers: 0, minimum_offer: 0.01 } }),
];

const over = (more: Partial<DealerAuction>): Partial<DealerAuction> => ({
  end_time: after(-2 * hour),
  winner: false,
  ...more,
});

export const waiting = (): DealerPageAuction =>
  pageAuction(1, {
    own: 8200,
    auction: over({
      status: 'AWAITING_OWNER',
      winner: true,
      leading: true,
      owner_replies_until: after(6 * 24 * 60 * minute),
    }),
  });
export const accepted = (): DealerPageAuction =>
  pageAuction(2, {
    own: 8200,
    auction: over({ status: 'ACCEPTED', winner: true, leading: true }),
    contacts: owner,
    deal: dealOf({ state: 'AGREED', can: ['CONTINUE', 'WITHDRAW'] }),
  });
export const sold = (): DealerPageAuction => ({
  ...accepted(),
  deal: dealOf({ state: 'SOLD', can: [] }),
});
/** Won once; then the deal came to nothing. */
export const fallen = (state: Deal['state'], number = 3): DealerPageAuction =>
  pageAuction(number, {
    own: 8200,
    auction: over({ status: 'FELL_THROUGH' }),
    deal: dealOf({ state, can: [] }),
  });
/** The winner's deal came to nothing, and this dealer is asked next. */
export const nextInLine = (change: Partial<DealerSecondChance> = {}): DealerPageAuction =>
  pageAuction(2, {
    own: 8200,
    auction: over({ status: 'FELL_THROUGH' }),
    second_chance: makeDealerSecondChance(seeded('next'), {
      price: 8200,
      until: after(22 * hour),
      ...change,
    }),
  });

/** Past, of every kind. */
export const past = (): DealerPageAuction[] => [
  pageAuction(1, { own: 7900, auction: over({ status: 'AWAITING_OWNER' }) }),
  pageAuction(2, {
    own: 8200,
    auction: over({ status: 'DECLINED', winner: true, leading: true }),
  }),
  pageAuction(3, { own: 8200, auction: over({ status: 'EXPIRED', winner: true, leading: true }) }),
  pageAuction(4, { auction: over({ status: 'ACCEPTED' }) }),
  pageAuction(5, {
    own: 7900,
    auction: over({ status: 'CANCELLED', cancel_reason: 'The owner keeps the car.' }),
  }),
];

/** The page with one list, and how many auctions the others have. */
export function dealerPage(
  auctions: readonly DealerPageAuction[],
  more: Partial<DealerPageAnswer> = {},
): DealerPageAnswer {
  return makeDealerPage(seeded('page'), {
    auctions: [...auctions],
    server_time: after(0),
    counts: { running: 4, won: 2, past: 5 },
    ...more,
  });
}
