import { seeded } from '@forecourt/contract/fixtures';
import { describe, expect, test } from 'vitest';
import {
  actionsFor,
  answerUntil,
  awaitsAnswer,
  chanceIsOpen,
  chanceReminder,
  feeStateOf,
  HANDOVER,
  hasLapsed,
  isBeforeContact,
  isComplete,
  isDone,
  isHandoverDay,
  maySell,
  mayTick,
  mayWithdraw,
  reminders,
  sidesOf,
  withdrawnState,
  type DealFacts,
  type Tick,
} from './deal.ts';

const DAY = 24 * 60 * 60 * 1000;
const AGREED = new Date('2026-03-02T09:00:00Z');
const UNTIL = answerUntil(AGREED, 3);
const BEFORE = new Date(UNTIL.getTime() - 1);

const FRESH: DealFacts = {
  state: 'AGREED',
  buyer: 'DEALER',
  continues: null,
  answerUntil: UNTIL,
  feeRule: 'KEPT',
  ticks: [],
};
const OWN: DealFacts = { ...FRESH, buyer: 'PARTNER', answerUntil: null };
const ALL: Tick[] = HANDOVER.flatMap((item) => [
  { item, party: 'DEALER' },
  { item, party: 'OWNER' },
]);
const CURRENT = { isCurrent: true, isAsking: false, candidates: 2 };

describe('the dealer’s answer', () => {
  test('is awaited until its moment, and no longer', () => {
    expect(awaitsAnswer(FRESH, BEFORE)).toBe(true);
    expect(hasLapsed(FRESH, BEFORE)).toBe(false);
    expect(awaitsAnswer(FRESH, UNTIL)).toBe(false);
    expect(hasLapsed(FRESH, UNTIL)).toBe(true);
  });

  test('is given once, and no one asks the partner', () => {
    expect(awaitsAnswer({ ...FRESH, continues: true }, BEFORE)).toBe(false);
    expect(awaitsAnswer(OWN, BEFORE)).toBe(false);
    expect(hasLapsed(OWN, new Date(UNTIL.getTime() + 365 * DAY))).toBe(false);
  });

  test('is not missed by a dealer who is at the handover already', () => {
    const met = { ...FRESH, ticks: [{ item: 'DAY', party: 'OWNER' }] as const };
    expect(isBeforeContact(met)).toBe(false);
    expect(hasLapsed(met, UNTIL)).toBe(false);
    expect(awaitsAnswer(met, UNTIL)).toBe(true);
  });

  test.each([
    [3, ['2026-03-03T09:00:00.000Z', '2026-03-04T09:00:00.000Z']],
    [2, ['2026-03-03T09:00:00.000Z']],
    [1, ['2026-03-02T21:00:00.000Z']],
    [30, ['2026-03-03T09:00:00.000Z', '2026-03-31T09:00:00.000Z']],
  ])('within %i days is reminded of at %j', (days, moments) => {
    const all = reminders(AGREED, answerUntil(AGREED, days));
    expect(all.map((at) => at.toISOString())).toEqual(moments);
  });
});

describe('withdrawing', () => {
  test('is open to the owner before contact, and to the dealer as its answer', () => {
    expect(mayWithdraw(FRESH, 'OWNER', 'OWNER', BEFORE)).toBe(true);
    expect(mayWithdraw(FRESH, 'DEALER', 'DEALER', BEFORE)).toBe(true);
    expect(mayWithdraw(FRESH, 'DEALER', 'DEALER', UNTIL)).toBe(false);
    const going = { ...FRESH, continues: true };
    expect(mayWithdraw(going, 'OWNER', 'OWNER', BEFORE)).toBe(false);
    expect(mayWithdraw(going, 'DEALER', 'DEALER', BEFORE)).toBe(false);
  });

  test('for a side is staff’s until the sale, and no one else’s', () => {
    const going = { ...FRESH, continues: true, ticks: ALL };
    expect(mayWithdraw(going, 'OWNER', 'STAFF', UNTIL)).toBe(true);
    expect(mayWithdraw(going, 'DEALER', 'STAFF', UNTIL)).toBe(true);
    expect(mayWithdraw(going, 'STAFF', 'STAFF', UNTIL)).toBe(false);
    expect(mayWithdraw(OWN, 'STAFF', 'STAFF', UNTIL)).toBe(true);
    expect(mayWithdraw(OWN, 'DEALER', 'STAFF', UNTIL)).toBe(false);
    expect(mayWithdraw({ ...FRESH, state: 'SOLD' }, 'OWNER', 'STAFF', BEFORE)).toBe(false);
    expect(mayWithdraw(FRESH, 'DEALER', 'OWNER', BEFORE)).toBe(false);
    expect(mayWithdraw(FRESH, 'OWNER', 'DEALER', BEFORE)).toBe(false);
  });

  test('costs a dealer what the partner has set, and an owner’s costs nothing', () => {
    const feeAfter = (state: DealFacts['state'], feeRule: DealFacts['feeRule']) =>
      feeStateOf({ state, feeRule });
    expect(feeAfter(withdrawnState('DEALER'), 'KEPT')).toBe('KEPT');
    expect(feeAfter(withdrawnState('DEALER'), 'RETURNED')).toBe('RETURNED');
    expect(feeAfter('NO_ANSWER', 'KEPT')).toBe('KEPT');
    expect(feeAfter(withdrawnState('OWNER'), 'KEPT')).toBe('RETURNED');
    expect(feeAfter('SOLD', 'RETURNED')).toBe('BOOKED');
    expect(feeAfter('AGREED', 'RETURNED')).toBe('BOOKED');
  });
});

describe('the handover', () => {
  test('takes both sides for each part; staff are the buyer of their own offer', () => {
    expect(sidesOf(FRESH)).toEqual(['DEALER', 'OWNER']);
    expect(sidesOf(OWN)).toEqual(['STAFF', 'OWNER']);
    const half = { ...FRESH, ticks: [{ item: 'KEYS', party: 'OWNER' }] as const };
    expect(isDone(half, 'KEYS')).toBe(false);
    expect(isComplete({ ...FRESH, ticks: ALL })).toBe(true);
    expect(isComplete({ ...FRESH, ticks: ALL.slice(1) })).toBe(false);
    expect(isComplete({ ...OWN, ticks: ALL })).toBe(false);
  });

  test('lets each side tick its own part, a dealer after its yes, staff every part', () => {
    expect(mayTick(FRESH, 'OWNER')).toEqual(['OWNER']);
    expect(mayTick(FRESH, 'DEALER')).toEqual([]);
    expect(mayTick({ ...FRESH, continues: true }, 'DEALER')).toEqual(['DEALER']);
    expect(mayTick(FRESH, 'STAFF')).toEqual(['DEALER', 'OWNER']);
    expect(mayTick({ ...FRESH, state: 'NO_ANSWER' }, 'STAFF')).toEqual([]);
  });

  test('ends with the sale, or with a note that says why a part is missing', () => {
    expect(maySell({ ...FRESH, ticks: ALL })).toBe('yes');
    expect(maySell(FRESH)).toBe('with-note');
    expect(maySell({ ...FRESH, state: 'SOLD', ticks: ALL })).toBe('no');
  });

  test.each([
    ['2026-03-02', true],
    ['2026-03-01', true],
    ['2026-02-28', false],
    ['2027-03-02', true],
    ['2027-03-03', false],
    ['2026-02-30', false],
    ['2026-3-9', false],
    ['', false],
  ])('on %s is a day: %s', (day, good) => {
    expect(isHandoverDay(day, AGREED)).toBe(good);
  });
});

describe('what someone may do next', () => {
  test('is said to each', () => {
    expect(actionsFor('DEALER', FRESH, CURRENT, BEFORE)).toEqual(['CONTINUE', 'DECLINE']);
    expect(actionsFor('OWNER', FRESH, CURRENT, BEFORE)).toEqual(['TICK', 'WITHDRAW', 'RECEIPT']);
    expect(actionsFor('STAFF', FRESH, CURRENT, BEFORE)).toEqual([
      'TICK',
      'SELL_WITH_NOTE',
      'WITHDRAW_FOR_DEALER',
      'WITHDRAW_FOR_OWNER',
    ]);
    const fell: DealFacts = { ...FRESH, state: 'NO_ANSWER' };
    expect(actionsFor('STAFF', fell, CURRENT, UNTIL)).toEqual([
      'SECOND_CHANCE',
      'START_AGAIN',
      'OFFER',
    ]);
    expect(actionsFor('STAFF', fell, { ...CURRENT, isAsking: true }, UNTIL)).toEqual([
      'CANCEL_SECOND_CHANCE',
    ]);
    expect(actionsFor('STAFF', fell, { ...CURRENT, candidates: 0 }, UNTIL)).toEqual([
      'START_AGAIN',
      'OFFER',
    ]);
    expect(actionsFor('STAFF', fell, { ...CURRENT, isCurrent: false }, UNTIL)).toEqual([]);
    expect(actionsFor('OWNER', fell, CURRENT, UNTIL)).toEqual([]);
    expect(actionsFor('DEALER', fell, CURRENT, UNTIL)).toEqual([]);
  });
});

test('a second chance is open until its moment, and reminded of with a quarter left', () => {
  expect(chanceIsOpen({ state: 'ASKED', until: UNTIL }, BEFORE)).toBe(true);
  expect(chanceIsOpen({ state: 'ASKED', until: UNTIL }, UNTIL)).toBe(false);
  expect(chanceIsOpen({ state: 'CANCELLED', until: UNTIL }, BEFORE)).toBe(false);
  const day = new Date(AGREED.getTime() + DAY);
  expect(chanceReminder(AGREED, day).toISOString()).toBe('2026-03-03T03:00:00.000Z');
});

test('of random facts no one may act on a deal that has ended, and what is offered is allowed', () => {
  const random = seeded('deals');
  for (let round = 0; round < 2000; round++) {
    const facts: DealFacts = {
      state: random.pick([
        'AGREED',
        'SOLD',
        'WITHDRAWN_BY_DEALER',
        'WITHDRAWN_BY_OWNER',
        'NO_ANSWER',
      ]),
      buyer: random.pick(['DEALER', 'PARTNER']),
      continues: random.pick([null, true, false]),
      answerUntil: random.pick([null, UNTIL]),
      feeRule: random.pick(['KEPT', 'RETURNED']),
      ticks: ALL.filter(() => random.chance(0.5)),
    };
    const now = random.pick([AGREED, BEFORE, UNTIL]);
    const context = {
      isCurrent: random.chance(0.8),
      isAsking: random.chance(0.3),
      candidates: random.int(0, 2),
    };
    for (const reader of ['STAFF', 'DEALER', 'OWNER'] as const) {
      const can = new Set(actionsFor(reader, facts, context, now));
      if (facts.state !== 'AGREED') {
        const ended = [
          'CONTINUE',
          'DECLINE',
          'WITHDRAW',
          'TICK',
          'SELL',
          'SELL_WITH_NOTE',
        ] as const;
        expect(ended.some((action) => can.has(action))).toBe(false);
      }
      expect(can.has('TICK')).toBe(mayTick(facts, reader).length > 0);
      expect(can.has('WITHDRAW')).toBe(
        reader === 'OWNER' && mayWithdraw(facts, 'OWNER', 'OWNER', now),
      );
      // a car is either in a deal that stands, or free for the next step, and never both
      const next = ['SECOND_CHANCE', 'START_AGAIN', 'OFFER'] as const;
      if (facts.state === 'AGREED' || facts.state === 'SOLD') {
        expect(next.some((action) => can.has(action))).toBe(false);
      }
    }
  }
});
