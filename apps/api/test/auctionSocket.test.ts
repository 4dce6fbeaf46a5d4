import type { AddressInfo } from 'node:net';
import type { Socket } from 'phoenix';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { AuctionEvent } from '@forecourt/contract';
import { auctionEvent } from '@forecourt/contract/events';
import { dealerPageKey } from '../src/modules/selling/dealerPage/link.ts';
import { connect, join, nextEvent } from '../src/realtime/testing/standalone.ts';
import {
  answer,
  bid,
  OWNER,
  startAuction,
  type RunningAuction,
  type Seat,
} from './auctionHouse.ts';
import { startTestServer, type TestServer } from './harness.ts';
import { seedTenants, type Tenants } from './tenants.ts';
import { tellsAmount } from './tellsAmount.ts';

let server: TestServer;
let tenants: Tenants;
let auction: RunningAuction;
let port: number;
const sockets: Socket[] = [];

beforeAll(async () => {
  server = await startTestServer();
  tenants = await seedTenants(server.services);
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  port = (server.app.server.address() as AddressInfo).port;
});
afterAll(() => server.close());
beforeEach(async () => {
  auction = await startAuction(server, tenants.north, { minutes: 30 });
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect();
});

const seat = (index: number) => auction.seats[index] as Seat;
const dealerToken = (index: number) => `dealer.${seat(index).key}`;
const ownerToken = () => `offer.${auction.requestId}.${auction.ownerKey}`;

function open(token: string, topic = `auctions:${auction.auctionId}`) {
  const socket = connect(port, token, 'websocket');
  sockets.push(socket);
  return socket.channel(topic);
}

/** Joins the auction with a token; returns a function that waits for the next event. */
async function listener(token: string): Promise<() => Promise<AuctionEvent>> {
  const channel = open(token);
  expect(await join(channel)).toEqual(['ok', {}]);
  return async () => {
    const received = await nextEvent(channel, 'auction');
    expect(auctionEvent.mismatch(received)).toBeUndefined();
    return received as AuctionEvent;
  };
}

test('a bid reaches staff, dealers and the owner, each with what they may know', async () => {
  const staff = await listener(await server.signIn('viewer@north.test'));
  const loser = await listener(dealerToken(0));
  const leader = await listener(dealerToken(1));
  const owner = await listener(ownerToken());
  const received = Promise.all([staff(), loser(), leader(), owner()]);
  await bid(server, seat(1), 4321, { comment: 'secret-comment' });
  const [forStaff, forLoser, forLeader, forOwner] = await received;

  expect(forStaff.staff?.offers[0]).toMatchObject({
    value: 4321,
    partner: { id: seat(1).dealerId },
  });
  expect(forLoser).toEqual({
    auction_id: auction.auctionId,
    server_time: server.clock.now().toISOString(),
    dealer: expect.objectContaining({ best_offer: 4321, minimum_offer: 4321.01, leading: false }),
  });
  expect(forLeader.dealer).toMatchObject({ leading: true });
  expect(forOwner.owner).toMatchObject({ total_offers: 1, status: 'RUNNING' });
  expect(tellsAmount(forOwner, 4321)).toBe(false);
  for (const received of [forLoser, forOwner]) {
    for (const canary of [
      seat(1).dealerId,
      seat(1).key,
      'secret-comment',
      ...Object.values(OWNER),
    ]) {
      expect(JSON.stringify(received)).not.toContain(canary);
    }
  }
});

test('the owner’s yes reaches everybody at once', async () => {
  await bid(server, seat(1), 4321);
  server.clock.advance(30 * 60_000);
  const staff = await listener(await server.signIn('viewer@north.test'));
  const loser = await listener(dealerToken(0));
  const winner = await listener(dealerToken(1));
  const received = Promise.all([staff(), loser(), winner()]);
  await answer(server, auction, true);
  const [forStaff, forLoser, forWinner] = await received;
  expect(forStaff.staff).toMatchObject({ status: 'ACCEPTED', winner: seat(1).dealerId });
  expect(forLoser.dealer).toMatchObject({ status: 'ACCEPTED', winner: false });
  expect(forWinner.dealer).toMatchObject({ status: 'ACCEPTED', winner: true });
});

test('staff see how the messages to the dealers fare; dealers are not told', async () => {
  const staff = await listener(await server.signIn('viewer@north.test'));
  const dealer = open(dealerToken(0));
  await join(dealer);
  let received = 0;
  dealer.on('auction', () => void (received += 1));
  const next = staff();
  await server.runJobs();
  const { staff: shown } = await next;
  expect(shown?.bidders.map(({ notification }) => notification?.status)).toContain('SENT');
  // The next event reaches every listener, after all earlier ones.
  const bidding = nextEvent(dealer, 'auction');
  await bid(server, seat(1), 100);
  await bidding;
  expect(received).toBe(1);
});

test('a link listens to its own auction and to nothing else', async () => {
  const other = await startAuction(server, tenants.north, { dealers: 1 });
  const refused = ['error', { reason: 'unmatched topic' }];
  for (const token of [dealerToken(0), ownerToken()]) {
    expect(await join(open(token, `auctions:${other.auctionId}`))).toEqual(refused);
    expect(await join(open(token, `partners:${tenants.north.partnerId}`))).toEqual(refused);
    expect(await join(open(token, 'auctions:none'))).toEqual(refused);
  }
});

test('staff of another partner do not listen', async () => {
  const token = await server.signIn('admin@south.test');
  expect(await join(open(token))).toEqual(['error', { reason: 'unmatched topic' }]);
});

test('a wrong or revoked link opens no socket', async () => {
  const revoked = dealerToken(0);
  await server.db.system((tx) =>
    tx
      .updateTable('auction_bidders')
      .set({ key_version: 2 })
      .where('dealer_id', '=', seat(0).dealerId)
      .execute(),
  );
  const publicKey = server.services.keys.make('public', auction.requestId, 1);
  for (const token of [
    revoked,
    `dealer.${'A'.repeat(44)}`,
    `offer.${auction.requestId}.${publicKey}`,
    `offer.none.${auction.ownerKey}`,
  ]) {
    const socket = connect(port, token, 'websocket');
    sockets.push(socket);
    await new Promise<void>((resolve, reject) => {
      socket.onOpen(() => reject(new Error(`${token} opened`)));
      socket.onError(() => resolve());
    });
    socket.disconnect();
  }
});

test('a dealer’s own page hears every auction that it is invited to, and no other', async () => {
  const other = await startAuction(server, tenants.north, { minutes: 30 });
  const key = dealerPageKey(server.services, { id: seat(0).dealerId, page_version: 1 });
  const page = await listener(`dealers.${key}`);
  const received = page();
  await bid(server, seat(1), 4321, { comment: 'secret-comment' });
  const event = await received;
  expect(event.dealer).toMatchObject({ best_offer: 4321, leading: false });
  for (const canary of [seat(1).dealerId, 'secret-comment', ...Object.values(OWNER)]) {
    expect(JSON.stringify(event)).not.toContain(canary);
  }
  const foreign = open(`dealers.${key}`, `auctions:${other.auctionId}`);
  expect(await join(foreign)).toEqual(['error', { reason: 'unmatched topic' }]);
  const staff = open(`dealers.${key}`, `partners:${tenants.north.partnerId}`);
  expect(await join(staff)).toEqual(['error', { reason: 'unmatched topic' }]);
});

test('of a sealed bid dealers are told nothing, not even that there is one', async () => {
  auction = await startAuction(server, tenants.north, { minutes: 30, rules: { sealed: true } });
  const staff = await listener(await server.signIn('viewer@north.test'));
  const dealer = await listener(dealerToken(1));
  const owner = await listener(ownerToken());
  const [forDealer, forStaff, forOwner] = [dealer(), staff(), owner()];
  await bid(server, seat(0), 3210);
  expect((await forStaff).staff?.offers).toMatchObject([{ value: 3210 }]);
  expect((await forOwner).owner).toMatchObject({ total_offers: 1 });
  // the first that the dealer hears of is what staff do, and it tells nothing of the bid
  await server.call('PATCH', `/api/auctions/${auction.auctionId}`, {
    token: await server.signIn('agent@north.test'),
    payload: { end_time: new Date(server.clock.now().getTime() + 40 * 60_000).toISOString() },
  });
  const received = await forDealer;
  expect(received.dealer).toMatchObject({ best_offer: null, total_offers: null });
  expect(Date.parse(received.dealer!.end_time)).toBe(server.clock.now().getTime() + 40 * 60_000);
  expect(tellsAmount(received, 3210)).toBe(false);
});
