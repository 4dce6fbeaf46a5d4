import { beforeEach, expect, test } from 'vitest';
import type { CarStatus } from '@forecourt/contract';
import type { AuctionStatus, Flow } from '../src/db/schema.ts';
import { newId } from '../src/domain/id.ts';
import { createRequest } from '../src/modules/requests/create.ts';
import { SYSTEM } from '../src/modules/requests/transition.ts';
import { openDesk } from './desk.ts';

const { server, tenants, token } = await openDesk('viewer@north.test');
beforeEach(() => server.db.system((tx) => tx.deleteFrom('requests').execute()));

interface Facts {
  accepted?: boolean;
  offer?: number;
  /** Auctions by start, with the minutes until each ends. */
  auctions?: [AuctionStatus, number][];
  conclusion?: number;
  /** Bids of the last auction. */
  bids?: number[];
  /** Minutes until the offer expires. */
  offerEnds?: number;
  sold?: true;
}

/** Design §7, "Car status": the first that fits. */
const TABLE: [Flow, Facts, CarStatus][] = [
  ['TRADE', {}, 'NEW'],
  ['TRADE', { offer: 100 }, 'APPRAISED'],
  ['TRADE', { auctions: [['RUNNING', 60]] }, 'AUCTION_RUNNING'],
  ['TRADE', { auctions: [['RUNNING', 60]], offer: 100 }, 'AUCTION_RUNNING'],
  ['TRADE', { auctions: [['RUNNING', 0]] }, 'AUCTION_COMPLETED'],
  ['TRADE', { auctions: [['RUNNING', -60]] }, 'AUCTION_COMPLETED'],
  ['TRADE', { auctions: [['NO_OFFERS', -60]] }, 'AUCTION_COMPLETED'],
  ['TRADE', { auctions: [['AWAITING_OWNER', -60]], offer: 100 }, 'AUCTION_COMPLETED'],
  ['TRADE', { auctions: [['CANCELLED', 60]] }, 'NEW'],
  ['TRADE', { auctions: [['CANCELLED', 60]], offer: 100 }, 'APPRAISED'],
  [
    'TRADE',
    {
      auctions: [
        ['NO_OFFERS', -90],
        ['RUNNING', 60],
      ],
    },
    'AUCTION_RUNNING',
  ],
  ['TRADE', { auctions: [['ACCEPTED', -60]], offer: 100, accepted: true }, 'OFFER_ACCEPTED'],
  ['TRADE', { offer: 100, accepted: false }, 'OFFER_DECLINED'],
  ['TRADE', { offer: 100, accepted: false, auctions: [['RUNNING', 60]] }, 'OFFER_DECLINED'],
  ['CLAIM', {}, 'NEW'],
  ['CLAIM', { conclusion: 1 }, 'IN_PROGRESS'],
  ['CLAIM', { conclusion: 2 }, 'ESTIMATE_SENT'],
  ['CLAIM', { conclusion: 3 }, 'REPAIRABLE'],
  ['CLAIM', { conclusion: 5 }, 'NEEDS_EXTRA_INSPECTION'],
  ['INSPECT', {}, 'NEW'],
  ['INSPECT', { conclusion: 4 }, 'INSPECTED'],
  ['INSPECT', { conclusion: 5 }, 'NEEDS_EXTRA_INSPECTION'],
];

test.each(TABLE)('a %s car with %j is %s', async (type, facts, expected) => {
  const id = await addCar(type, facts);
  const query = new URLSearchParams({ partner_id: tenants.north.partnerId, type });
  const list = async (status: string) => {
    const answer = await server.call('GET', `/api/requests/cars/?${query}&status=${status}`, {
      token,
    });
    return answer.json().cars as { request_id: string; request_status: CarStatus }[];
  };
  expect(await list('')).toMatchObject([{ request_id: id, request_status: expected }]);
  expect(await list(expected)).toHaveLength(1);
  expect(await list(expected === 'APPRAISED' ? 'NEW' : 'APPRAISED')).toHaveLength(0);
  const counts = await server.call('GET', `/api/requests/cars/counts?${query}`, { token });
  expect(counts.json().counts).toMatchObject({ all: 1, [expected]: 1 });
});

/** What the row of a car says of its sale. */
const SALES: [string, Facts, object | null][] = [
  ['nothing was done', {}, null],
  [
    'an auction runs',
    { auctions: [['RUNNING', 60]], bids: [100, 195, 120] },
    { state: 'AUCTION', value: 195, bids: 3, currency_code: 'EUR', until: expect.any(String) },
  ],
  ['nobody has bid', { auctions: [['RUNNING', 60]] }, { state: 'AUCTION', value: null, bids: 0 }],
  ['an auction ended empty', { auctions: [['RUNNING', -1]] }, { state: 'NO_OFFERS', value: null }],
  [
    'an auction that ended empty was recorded',
    { auctions: [['NO_OFFERS', -90]] },
    { state: 'NO_OFFERS', until: null },
  ],
  [
    'an auction has just ended',
    { auctions: [['RUNNING', -1]], bids: [100] },
    { state: 'OFFERED', value: 100, until: expect.any(String) },
  ],
  [
    'the owner is asked',
    { auctions: [['AWAITING_OWNER', -60]], bids: [100], offer: 100, offerEnds: 60 },
    { state: 'OFFERED', value: 100, until: expect.any(String) },
  ],
  ['the owner did not answer', { offer: 100, offerEnds: 0 }, { state: 'EXPIRED', value: 100 }],
  [
    'staff offer after an auction without bids',
    { auctions: [['NO_OFFERS', -60]], offer: 90 },
    { state: 'OFFERED', value: 90, until: null },
  ],
  ['the owner accepted', { offer: 280, accepted: true }, { state: 'ACCEPTED', value: 280 }],
  ['the owner declined', { offer: 280, accepted: false }, { state: 'DECLINED', value: 280 }],
  ['the car is gone', { offer: 280, accepted: true, sold: true }, { state: 'SOLD', value: 280 }],
  ['an auction was called off', { auctions: [['CANCELLED', 60]], bids: [100] }, null],
  [
    'the deal came to nothing',
    { auctions: [['FELL_THROUGH', -60]], bids: [100] },
    { state: 'FELL_THROUGH', value: 100 },
  ],
];

test.each(SALES)('a row says how far the sale is: %s', async (_when, facts, expected) => {
  await addCar('TRADE', facts);
  const query = new URLSearchParams({ partner_id: tenants.north.partnerId, type: 'TRADE' });
  const answer = await server.call('GET', `/api/requests/cars/?${query}`, { token });
  const [car] = answer.json().cars as { sale: object | null }[];
  if (expected) expect(car?.sale).toMatchObject(expected);
  else expect(car?.sale).toBeNull();
});

function addCar(type: Flow, facts: Facts): Promise<string> {
  const now = server.clock.now();
  const { partnerId } = tenants.north;
  return server.db.system(async (tx) => {
    const { id } = await createRequest(
      server.services,
      tx,
      {
        partnerId,
        type,
        name: 'Owner',
        email: 'owner@example.com',
        phone: null,
        selfService: false,
        agentId: null,
        customisationId: null,
      },
      SYSTEM,
    );
    const completed = { status: 'COMPLETED', completed_at: now } as const;
    await tx.updateTable('requests').set(completed).where('id', '=', id).execute();
    if (facts.conclusion !== undefined) {
      const table = type === 'CLAIM' ? 'claims' : 'inspects';
      await tx
        .updateTable(table)
        .set({ status: facts.conclusion })
        .where('request_id', '=', id)
        .execute();
    }
    if (type !== 'TRADE') return id;
    const tradeIn = await tx
      .updateTable('trade_ins')
      .set({
        offer_value_cents: facts.offer === undefined ? null : facts.offer * 100,
        offer_accepted: facts.accepted ?? null,
        offer_expires_at: minutesFrom(now, facts.offerEnds),
        sold_at: facts.sold ? now : null,
      })
      .where('request_id', '=', id)
      .returning('id')
      .executeTakeFirstOrThrow();
    const auctions = facts.auctions ?? [];
    for (const [order, [status, minutes]] of auctions.entries()) {
      const auctionId = newId(now);
      await tx
        .insertInto('auctions')
        .values({
          id: auctionId,
          partner_id: partnerId,
          trade_in_id: tradeIn.id,
          status,
          currency_code: 'EUR',
          inserted_at: now,
          start_time: new Date(now.getTime() - 86_400_000 + order),
          end_time: new Date(now.getTime() + minutes * 60_000),
        })
        .execute();
      const bids = order === auctions.length - 1 ? (facts.bids ?? []) : [];
      for (const [index, value] of bids.entries()) {
        await tx
          .insertInto('bids')
          .values({
            id: newId(now),
            partner_id: partnerId,
            auction_id: auctionId,
            dealer_id: tenants.north.dealerId,
            seq: index + 1,
            value_cents: value * 100,
            inserted_at: now,
          })
          .execute();
      }
    }
    return id;
  });
}

function minutesFrom(now: Date, minutes: number | undefined): Date | null {
  return minutes === undefined ? null : new Date(now.getTime() + minutes * 60_000);
}
