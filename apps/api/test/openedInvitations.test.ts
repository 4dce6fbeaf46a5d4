import type { Answer } from '@forecourt/contract';
import { expect, test, vi } from 'vitest';
import { type RunningAuction, startAuction } from './auctionHouse.ts';
import { openDesk } from './desk.ts';

const { server, tenants, token } = await openDesk('agent@north.test');

const linkOf = ({ seats }: RunningAuction, index = 0) =>
  `/api/public/auctions/dealers/${seats[index]?.key}`;
const open = (one: RunningAuction, index?: number) =>
  server.call('POST', `${linkOf(one, index)}/open`);
const openings = async ({ auctionId, seats }: RunningAuction) => {
  const answer = await server.call('GET', `/api/auctions/${auctionId}`, { token });
  const { bidders } = answer.json<Answer<'getAuction'>>().auction;
  return seats.map(
    ({ dealerId }) => bidders.find(({ partner_id: id }) => id === dealerId)?.opened_at,
  );
};
const events = async ({ requestId }: RunningAuction) =>
  (await server.call('GET', `/api/requests/${requestId}/events`, { token }))
    .json<Answer<'listRequestEvents'>>()
    .events.filter(({ type }) => type === 'INVITATION_OPENED');

test('reading the link, as messengers do, is not opening it', async () => {
  const one = await startAuction(server, tenants.north);
  expect((await server.call('GET', linkOf(one))).statusCode).toBe(200);
  expect(await openings(one)).toEqual([null, null, null]);
  expect(await events(one)).toEqual([]);
});

test('the first time that a dealer looks is kept, told to staff alone, and is on the timeline', async () => {
  const one = await startAuction(server, tenants.north);
  const { realtime } = server.services;
  const toStaff = vi.spyOn(realtime, 'auctionMessagesChanged');
  const toEverybody = vi.spyOn(realtime, 'auctionChanged');
  const report = vi.spyOn(realtime, 'reportChanged');
  server.clock.advance(60_000);
  const at = server.clock.now().toISOString();
  expect((await open(one, 1)).statusCode).toBe(204);
  server.clock.advance(60_000);
  const again = await Promise.all([open(one, 1), open(one, 1)]);
  expect(again.map(({ statusCode }) => statusCode)).toEqual([204, 204]);
  expect(await openings(one)).toEqual([null, at, null]);
  expect([toStaff, toEverybody, report].map(({ mock }) => mock.calls.length)).toEqual([1, 0, 1]);
  const name = `Dealer canary ${one.seats[1]?.dealerId}`;
  expect(await events(one)).toMatchObject([
    { detail: name, actor: { kind: 'DEALER', name: null }, inserted_at: at },
  ]);
  vi.restoreAllMocks();
});

test('by two windows at once it is kept once', async () => {
  const one = await startAuction(server, tenants.north);
  await Promise.all([open(one), open(one)]);
  expect(await events(one)).toHaveLength(1);
});

test('no other dealer and no owner is told of it', async () => {
  const one = await startAuction(server, tenants.north);
  await open(one);
  const owners = `/api/requests/${one.requestId}/${one.ownerKey}`;
  for (const path of [linkOf(one, 1), owners]) {
    expect((await server.call('GET', path)).body).not.toContain('opened');
  }
});

test('a link that is wrong or revoked opens nothing', async () => {
  const one = await startAuction(server, tenants.north);
  const wrong = { ...one, seats: [{ dealerId: '', key: `${one.seats[0]?.key.slice(0, -1)}~` }] };
  expect((await open(wrong)).statusCode).toBe(404);
  await server.db.system((tx) =>
    tx
      .updateTable('auction_bidders')
      .set({ key_version: 2 })
      .where('auction_id', '=', one.auctionId)
      .execute(),
  );
  expect((await open(one)).statusCode).toBe(404);
  expect(await openings(one)).toEqual([null, null, null]);
});
