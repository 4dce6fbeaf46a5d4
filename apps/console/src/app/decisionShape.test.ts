import type { Auction, Deal, TradeInOffer } from '@forecourt/contract';
import {
  makeAuction,
  makeDeal,
  makeOffer,
  makeReport,
  makeTradeIn,
  makeTradeInOffer,
  seeded,
} from '@forecourt/contract/fixtures';
import type { ReportData } from '@forecourt/feature-report';
import { expect, test } from 'vitest';
import { decisionShape } from './decisionShape.ts';

const random = seeded('decision');
const report = makeReport(random, { status: 'COMPLETED' });
const withOffer = (offer: Partial<TradeInOffer>): ReportData => ({
  report,
  trade_in: makeTradeIn(random, { offer: makeTradeInOffer(random, offer) }),
});

test('a complete report awaits a price, any other a customer', () => {
  expect(decisionShape({ report })).toBe('form');
  expect(decisionShape({ report: makeReport(random, { status: 'OPENED' }) })).toBe('note');
  expect(decisionShape(undefined)).toBe('note');
});

test('an offer is shown with its answer', () => {
  expect(decisionShape(withOffer({}))).toBe('offer');
  expect(decisionShape(withOffer({ accepted: false }))).toBe('answer');
  expect(decisionShape(withOffer({ accepted: true, expired: true }))).toBe('answer');
  expect(decisionShape(withOffer({ expired: true }))).toBe('answer');
});

test('an auction is shown while it matters, and as long as it has offers', () => {
  const offers = [makeOffer(random)];
  const shapeOf = (auction: Partial<Auction>) =>
    decisionShape({ report, auction: makeAuction(random, auction) });
  expect(shapeOf({ offers })).toBe('auction');
  expect(shapeOf({ offers: [] })).toBe('quiet');
  expect(shapeOf({ status: 'NO_OFFERS', offers: [] })).toBe('answer');
  expect(shapeOf({ status: 'DECLINED', offers })).toBe('ended');
  expect(shapeOf({ status: 'AWAITING_OWNER', offers })).toBe('waiting');
  const declined = makeAuction(random, { status: 'DECLINED', offers });
  expect(decisionShape({ ...withOffer({}), auction: declined })).toBe('offer');
});

test('a deal is shown with its handover, until it falls through', () => {
  const shapeOf = (deal: Partial<Deal>) =>
    decisionShape({
      ...withOffer({ accepted: true }),
      trade_in: makeTradeIn(random, { deal: makeDeal(random, deal) }),
    });
  expect(shapeOf({ state: 'AGREED' })).toBe('handover');
  expect(shapeOf({ state: 'SOLD' })).toBe('handover');
  expect(shapeOf({ state: 'NO_ANSWER' })).toBe('fallen');
});
