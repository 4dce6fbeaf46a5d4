import type { AddressInfo } from 'node:net';
import type { Socket } from 'phoenix';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { AuctionEvent } from '@forecourt/contract';
import { auctionEvent } from '@forecourt/contract/events';
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
    const told = await nextEvent(channel, 'auction');
    expect(auctionEvent.mismatch(told)).toBeUndefined();
    return told as AuctionEvent;
  };
}

test('a bid reaches staff, dealers and the owner, each with what they may know', async () => {
  const staff = await listener(await server.signIn('viewer@north.test'));
  const loser = await listener(dealerToken(0));
  const leader = await listener(dealerToken(1));
  const owner = await listener(ownerToken());
  const told = Promise.all([staff(), loser(), leader(), owner()]);
  await bid(server, seat(1), 4321, { comment: 'secret-comment' });
  const [forStaff, forLoser, forLeader, forOwner] = await told;

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
  expect(JSON.stringify(forOwner)).not.toContain('4321');
  for (const told of [forLoser, forOwner]) {
    for (const canary of [
      seat(1).dealerId,
      seat(1).key,
      'secret-comment',
      ...Object.values(OWNER),
    ]) {
      expect(JSON.stringify(told)).not.toContain(canary);
    }
  }
});

test('the owner’s yes reaches everybody at once', async () => {
  await bid(server, seat(1), 4321);
  server.clock.advance(30 * 60_000);
  const staff = await listener(await server.signIn('viewer@north.test'));
  const loser = await listener(dealerToken(0));
  const winner = await listener(dealerToken(1));
  const told = Promise.all([staff(), loser(), winner()]);
  await answer(server, auction, true);
  const [forStaff, forLoser, forWinner] = await told;
  expect(forStaff.staff).toMatchObject({ status: 'ACCEPTED', winner: seat(1).dealerId });
  expect(forLoser.dealer).toMatchObject({ status: 'ACCEPTED', winner: false });
  expect(forWinner.dealer).toMatchObject({ status: 'ACCEPTED', winner: true });
});

test('staff see how the messages to the dealers fare; dealers are not told', async () => {
  const staff = await listener(await server.signIn('viewer@north.test'));
  const dealer = open(dealerToken(0));
  await join(dealer);
  let told = 0;
  dealer.on('auction', () => void (told += 1));
  const next = staff();
  await server.runJobs();
  const { staff: shown } = await next;
  expect(shown?.bidders.map(({ notification }) => notification?.status)).toContain('SENT');
  // The next event reaches every listener, after all earlier ones.
  const bidding = nextEvent(dealer, 'auction');
  await bid(server, seat(1), 100);
  await bidding;
  expect(told).toBe(1);
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
