import { afterAll, beforeAll, expect, test } from 'vitest';
import { bid, runClock, startAuction } from './auctionHouse.ts';
import { startTestServer, type TestServer } from './harness.ts';
import { seedTenants, type Tenants } from './tenants.ts';

const DAY = 24 * 60 * 60_000;

let server: TestServer;
let tenants: Tenants;

beforeAll(async () => {
  server = await startTestServer();
  tenants = await seedTenants(server.services);
});
afterAll(() => server.close());

test('a dealer may let their offer hold longer than the auction asks, never shorter', async () => {
  const auction = await startAuction(server, tenants.north, { dealers: 2 });
  const [first, second] = auction.seats;
  const read = async (path: string) => (await server.call('GET', path)).json();
  const dealerView = (key: string) => read(`/api/public/auctions/dealers/${key}`);
  const ownerView = () => read(`/api/requests/${auction.requestId}/${auction.ownerKey}`);
  await bid(server, first!, 1000, { expires_in_days: 3 });
  await bid(server, second!, 2000, { expires_in_days: 10 });
  const { auction: shown, own_offers: own } = await dealerView(first!.key);
  expect(own[0].expires_at).toBeNull();

  const end = Date.parse(shown.end_time);
  const last = new Date(end + 10 * DAY);
  server.clock.set(new Date(end));
  await runClock(server);
  expect((await ownerView()).trade_in.offer.expires_at).toBe(last.toISOString());

  server.clock.set(new Date(end + 8 * DAY));
  await runClock(server);
  expect((await ownerView()).auction.status).toBe('AWAITING_OWNER');
  expect((await dealerView(second!.key)).auction.status).toBe('AWAITING_OWNER');

  server.clock.set(last);
  expect((await ownerView()).auction.status).toBe('EXPIRED');
  await runClock(server);
  expect((await ownerView()).trade_in.offer.expired).toBe(true);
  expect((await dealerView(second!.key)).auction.status).toBe('EXPIRED');
});
