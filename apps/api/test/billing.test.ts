import type { Fee, Invoice } from '@forecourt/contract';
import { expect, test } from 'vitest';
import { newId } from '../src/domain/id.ts';
import { startAuction } from './auctionHouse.ts';
import { openDesk } from './desk.ts';
import { refusedFields } from './refusedFields.ts';

const desk = await openDesk('admin@north.test');
const { server, tenants } = desk;
let { token } = desk;
const partner_id = tenants.north.partnerId;

const get = async (path: string) =>
  (await server.call('GET', `${path}partner_id=${partner_id}`, { token })).json();
const invoices = async () => (await get('/api/invoices?')).invoices as Invoice[];

test('a partner subscribes for 39 USD a month, and all of it is labelled as a sample', async () => {
  const before = await get('/api/billing?');
  expect(before).toMatchObject({ sample: true, subscription: { active: false } });
  expect(await invoices()).toEqual([]);
  const answer = await server.call('POST', '/subscription', { token, payload: { partner_id } });
  const subscription = { active: true, price: 39, currency: 'USD' };
  expect(answer.json()).toEqual({ subscription });
  const after = await get('/api/billing?');
  expect(after.subscription).toEqual(subscription);
  expect(after.payment_methods.filter((one: { default: boolean }) => one.default)).toHaveLength(1);
});

test('to subscribe takes a body, even an empty one', async () => {
  for (const headers of [{}, { 'content-type': 'application/json' }]) {
    const none = await server.call('POST', '/subscription', { token, headers });
    expect([none.statusCode, refusedFields(none)]).toEqual([
      422,
      [{ field: 'body', code: 'MISSING_FIELD' }],
    ]);
  }
  const empty = await server.call('POST', '/subscription', { token, payload: {} });
  expect(empty.statusCode).toBe(200);
});

test('each month has an invoice of the subscription alone; fees are the dealers’', async () => {
  const { auctionId, requestId, seats } = await startAuction(server, tenants.north);
  server.clock.set('2026-04-30T23:59:59.999Z');
  const fees = [
    { dealer: 0, state: 'BOOKED' },
    { dealer: 0, state: 'RETURNED' },
    { dealer: 1, state: 'KEPT' },
  ] as const;
  await server.db.system(async (tx) => {
    for (const { dealer, state } of fees) {
      server.clock.advance(-1000);
      await tx
        .insertInto('fees')
        .values({
          id: newId(),
          partner_id,
          request_id: requestId,
          auction_id: auctionId,
          dealer_id: seats[dealer]?.dealerId ?? '',
          amount_cents: 19_900,
          currency_code: 'USD',
          inserted_at: server.clock.now(),
          state,
        })
        .execute();
    }
  });
  server.clock.set('2026-05-05T12:00:00Z');
  const again = await server.signIn('admin@north.test');
  expect(again).toBe(token);
  token = (
    await server.call('POST', '/api/session', {
      payload: { username: 'admin@north.test', password: 'demo1234' },
    })
  ).json().token;
  const all = await invoices();
  expect(
    all.map(({ issued_at, amount, status }) => [issued_at.slice(0, 7), amount, status]),
  ).toEqual([
    ['2026-05', 39, 'OPEN'],
    ['2026-04', 39, 'PAID'],
    ['2026-03', 39, 'PAID'],
  ]);
  expect(all.flatMap(({ lines }) => lines.map(({ text }) => text))).toEqual([
    'Subscription',
    'Subscription',
    'Subscription',
  ]);
  const listed = (await get('/api/fees?')).fees as Fee[];
  expect(listed.map(({ state, amount }) => [state, amount])).toEqual([
    ['BOOKED', 199],
    ['RETURNED', 199],
    ['KEPT', 199],
  ]);
  expect((await get('/api/fees?state=KEPT&')).fees).toEqual([listed[2]]);
  const [firstDealer, secondDealer] = seats.map(({ dealerId }) => dealerId);
  expect((await get(`/api/fees?dealer_id=${firstDealer}&`)).fees).toEqual(listed.slice(0, 2));
  const sums = await get('/api/fees/dealers?');
  expect(sums).toMatchObject({
    sample: true,
    dealers: [
      { dealer_id: firstDealer, due: 199, returned: 199, leads: 2, currency_code: 'USD' },
      { dealer_id: secondDealer, due: 199, returned: 0, leads: 1 },
    ],
  });
  const one = await get('/api/fees/dealers?limit=1&');
  const two = await get(`/api/fees/dealers?limit=1&after=${one.metadata.after}&`);
  expect([...one.dealers, ...two.dealers]).toEqual(sums.dealers);
  expect(two.metadata.after).toBeNull();
  expect(new Set(all.map(({ number }) => number)).size).toBe(3);
  const first = await get('/api/invoices?limit=2&');
  expect(first.invoices).toEqual(all.slice(0, 2));
  const rest = await get(`/api/invoices?limit=2&after=${first.metadata.after}&`);
  expect([rest.invoices, rest.metadata.after]).toEqual([all.slice(2), null]);
});
