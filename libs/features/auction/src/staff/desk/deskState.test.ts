import { deskSource, endedAuction, auctionOf } from '../../test/deskSources.ts';
import type { Deal } from '@forecourt/contract';
import { makeDeal, makeSecondChance, seeded } from '@forecourt/contract/fixtures';
import { expect, test } from 'vitest';
import { deskState, type DeskFacts } from './deskState.ts';

const nothing: DeskFacts = {
  auction: null,
  ownersOffer: null,
  deal: null,
  isComplete: true,
  mayAct: true,
  timeIsUp: false,
};
const offer = (change: Parameters<typeof deskSource>[0] = { offer: {} }) =>
  deskSource(change).tradeIn.offer;

test('before anything was offered, it depends on the report and on the reader', () => {
  expect(deskState(nothing)).toBe('open');
  expect(deskState({ ...nothing, isComplete: false })).toBe('incomplete');
  expect(deskState({ ...nothing, mayAct: false })).toBe('viewer');
});

test('an offer is waiting, answered or expired', () => {
  const of = (change: object) => deskState({ ...nothing, ownersOffer: offer({ offer: change }) });
  expect(of({ accepted: null })).toBe('offerSent');
  expect(of({ accepted: true })).toBe('offerAccepted');
  expect(of({ accepted: false })).toBe('offerDeclined');
  expect(of({ accepted: null, expired: true })).toBe('offerExpired');
});

test('an auction whose time is up is being counted until the server says what came of it', () => {
  expect(deskState({ ...nothing, auction: auctionOf() })).toBe('running');
  expect(deskState({ ...nothing, auction: auctionOf(), timeIsUp: true })).toBe('counting');
  expect(deskState({ ...nothing, auction: endedAuction('ACCEPTED') })).toBe('agreed');
  expect(deskState({ ...nothing, auction: endedAuction('CANCELLED') })).toBe('canceled');
});

test('an offer beside an ended auction was made after it; a running auction is newer', () => {
  const both = (auction: DeskFacts['auction']) =>
    deskState({ ...nothing, auction, ownersOffer: offer() });
  expect(both(endedAuction('NO_OFFERS'))).toBe('offerSent');
  expect(both(auctionOf())).toBe('running');
  expect(both(endedAuction('AWAITING_OWNER'))).toBe('awaitingOwner');
});

test('after the owner’s yes the deal says where the car stands, and who is asked next', () => {
  const at = (change: Partial<Deal>) =>
    deskState({ ...nothing, auction: endedAuction('ACCEPTED'), deal: makeDeal(seeded(1), change) });
  const chance = (state: 'ASKED' | 'DECLINED' | 'EXPIRED' | 'CANCELLED') =>
    at({
      state: 'WITHDRAWN_BY_DEALER',
      second_chance: makeSecondChance(seeded(2), { state }),
    });
  expect(at({})).toBe('agreed');
  expect(at({ state: 'SOLD' })).toBe('sold');
  expect(at({ state: 'WITHDRAWN_BY_DEALER' })).toBe('dealerWithdrew');
  expect(at({ state: 'WITHDRAWN_BY_OWNER' })).toBe('ownerWithdrew');
  expect(at({ state: 'NO_ANSWER' })).toBe('dealerSilent');
  const buyer = { kind: 'PARTNER', name: 'Northgate Motors' } as const;
  expect(at({ state: 'WITHDRAWN_BY_DEALER', buyer })).toBe('partnerWithdrew');
  expect(chance('ASKED')).toBe('secondChance');
  expect(chance('DECLINED')).toBe('chanceNotTaken');
  expect(chance('EXPIRED')).toBe('chanceNotTaken');
  expect(chance('CANCELLED')).toBe('dealerWithdrew');
});
