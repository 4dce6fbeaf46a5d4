import type { DealerAuction, DistanceUnit, OwnOffer } from '@forecourt/contract';
import {
  fixtureNow,
  makeDealerAuction,
  makeOwnOffer,
  makePublicReport,
  seeded,
} from '@forecourt/contract/fixtures';
import type { DealerAnswer } from '../dealer/DealerStore.ts';

export const auctionId = 'auction-1';

/** The time this many milliseconds after the fixtures' now. */
export const after = (ms: number): string => new Date(fixtureNow.getTime() + ms).toISOString();

const minute = 60_000;

export interface DealerAnswerOptions {
  auction?: Partial<DealerAuction>;
  /** The dealer's own offers, in units of the currency. */
  own?: number[];
  /** The best offer, in units of the currency. */
  best?: number | null;
  /** What the dealer counts distances in. */
  unit?: DistanceUnit;
  more?: Partial<DealerAnswer>;
}

/** The response to a dealer's link; by default with five hours left. */
export function dealerAnswer(options: DealerAnswerOptions = {}): DealerAnswer {
  const { auction = {}, own = [], best = own.at(-1) ?? null, more = {}, unit = 'mi' } = options;
  const random = seeded('dealer');
  const offers: OwnOffer[] = own.map((value, index) =>
    makeOwnOffer(random, { value, id: `own-${index}` }),
  );
  return {
    auction: makeDealerAuction(random, {
      id: auctionId,
      server_time: after(0),
      start_time: after(-19 * 60 * minute),
      end_time: after(5 * 60 * minute),
      min_bid: null,
      best_offer: best,
      minimum_offer: best === null ? 0.01 : best + 0.01,
      leading: own.length > 0 && best === own.at(-1),
      total_offers: best === null ? 0 : 4,
      ...auction,
    }),
    report: makePublicReport(random, { kind: 'TRADE_DEALER', distance_unit: unit }),
    own_offers: offers,
    best_offer: best,
    dealer: { name: 'Cedar Motors' },
    contacts: null,
    ...more,
  };
}

export const owner = {
  name: 'Ada Lindqvist',
  email: 'ada@mail.test',
  phone: '+15035550142',
  address: null,
};
