import type { PublicAuction, TradeInOffer } from '@forecourt/contract';
import {
  makeDeal,
  makePublicAuction,
  makeTradeInOffer,
  seeded,
} from '@forecourt/contract/fixtures';
import { expect, test } from 'vitest';
import type { ReportData } from './reportData.ts';
import { saleStatus } from './saleStatus.ts';
import { fullReport } from './test/reports.ts';

const random = seeded('sale status');
const complete = fullReport('TRADE_MAIN', { status: 'COMPLETED' });
const offer = (change: Partial<TradeInOffer> = {}) =>
  makeTradeInOffer(random, { accepted: null, ...change });

/** A complete report with an offer, an auction, or both. */
function sale(given: TradeInOffer | null, status?: PublicAuction['status']): ReportData {
  return {
    ...complete,
    trade_in: { ...complete.trade_in!, deal: undefined, offer: given },
    auction: status && makePublicAuction(random, { status }),
  };
}

test('says of a car with an auction how that stands, not that its report is complete', () => {
  expect(saleStatus(sale(null, 'RUNNING'))).toBe('AUCTION_RUNNING');
  expect(saleStatus(sale(null, 'NO_OFFERS'))).toBe('AUCTION_COMPLETED');
  expect(saleStatus(sale(offer(), 'AWAITING_OWNER'))).toBe('AUCTION_COMPLETED');
});

test('says what the owner answered, whatever came before', () => {
  expect(saleStatus(sale(offer({ accepted: true }), 'ACCEPTED'))).toBe('OFFER_ACCEPTED');
  expect(saleStatus(sale(offer({ accepted: false })))).toBe('OFFER_DECLINED');
  expect(saleStatus(sale(offer()))).toBe('APPRAISED');
});

test('says of a sale that fell through that it did, whatever the owner had answered', () => {
  const fell = (given: TradeInOffer | null): ReportData => {
    const data = sale(given, 'FELL_THROUGH');
    const deal = makeDeal(random, { state: 'WITHDRAWN_BY_DEALER' });
    return { ...data, trade_in: { ...data.trade_in!, deal } };
  };
  expect(saleStatus(fell(offer({ accepted: true })))).toBe('FELL_THROUGH');
  expect(saleStatus(fell(null))).toBe('FELL_THROUGH');
});

test('says nothing where there is no offer, or its auction was canceled', () => {
  expect(saleStatus(sale(null))).toBeUndefined();
  expect(saleStatus(sale(null, 'CANCELLED'))).toBeUndefined();
  expect(saleStatus(fullReport('CLAIM_MAIN'))).toBeUndefined();
});

test('leaves the report its own status until it is complete', () => {
  const { report } = fullReport('TRADE_MAIN', { status: 'IN_PROGRESS' });
  expect(saleStatus({ ...sale(null, 'RUNNING'), report })).toBeUndefined();
});
