import type {
  Deal,
  DistanceUnit,
  OfferContacts,
  PublicAuction,
  Receipt,
  TradeInOffer,
  WithdrawnOffer,
} from '@forecourt/contract';
import {
  makePublicAuction,
  makePublicReport,
  makeTradeInOffer,
  seeded,
} from '@forecourt/contract/fixtures';
import type { OwnerAnswer } from '../owner/OwnerStore.ts';
import { after, auctionId } from './dealerAnswers.ts';

export interface OwnerAnswerOptions {
  offer?: Partial<TradeInOffer> | null;
  auction?: Partial<PublicAuction>;
  contacts?: OfferContacts | null;
  deal?: Deal;
  receipt?: Receipt;
  withdrawn?: WithdrawnOffer;
  /** What the reader counts distances in. */
  unit?: DistanceUnit;
}

export const dealer: OfferContacts = {
  name: 'Cedar Motors',
  email: 'sales@cedar.test',
  phone: '+15035550190',
  address: '14 Main Street, Portland, Oregon',
};

/** The response to an owner's link; by default an offer that waits for an answer. */
export function ownerAnswer({
  offer = {},
  auction,
  contacts = null,
  deal,
  receipt,
  withdrawn,
  unit = 'mi',
}: OwnerAnswerOptions = {}): OwnerAnswer {
  const random = seeded('owner');
  return {
    report: makePublicReport(random, {
      kind: 'TRADE_OFFER',
      partner: { name: 'Northgate Motors' },
      distance_unit: unit,
    }),
    trade_in: {
      id: 'trade-1',
      inserted_at: after(-86_400_000),
      offer_set_timestamp: offer && after(-3_600_000),
      offer:
        offer &&
        makeTradeInOffer(random, {
          value: 12_050,
          expires_at: after(7 * 86_400_000),
          comment: null,
          trade_for_new: false,
          dealer: { name: 'Cedar Motors' },
          ...offer,
        }),
      contacts,
      deal: deal ?? null,
      receipt: receipt ?? null,
      withdrawn: withdrawn ?? null,
    },
    auction:
      auction && makePublicAuction(random, { id: auctionId, server_time: after(0), ...auction }),
  };
}
