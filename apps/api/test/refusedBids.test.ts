import type { Answer } from '@forecourt/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bid, startAuction, type RunningAuction } from './auctionHouse.ts';
import { startTestServer, type TestServer } from './harness.ts';
import { seedTenants, type Tenants } from './tenants.ts';

let server: TestServer;
let tenants: Tenants;
let auction: RunningAuction;

beforeAll(async () => {
  server = await startTestServer();
  tenants = await seedTenants(server.services);
  auction = await startAuction(server, tenants.north);
});
afterAll(() => server.close());

test('a bid that is refused stands in the record with the code it was refused with', async () => {
  const [first, second] = auction.seats;
  if (!first || !second) throw new Error('The auction has no dealers');
  expect((await bid(server, first, 5000)).statusCode).toBe(201);
  expect((await bid(server, second, 5000)).json().code).toBe('OFFER_TOO_LOW');
  server.clock.advance(48 * 60 * 60 * 1000);
  expect((await bid(server, second, 9000)).json().code).toBe('AUCTION_ENDED');
  // this refuses the call, not the bid, so it is not recorded
  expect((await bid(server, { ...second, key: `${second.key}x` }, 9000)).statusCode).toBe(404);

  const token = await server.signIn('admin@north.test');
  const url = `/api/requests/${auction.requestId}/audit`;
  const record = (await server.call('GET', url, { token })).json<Answer<'listAuditEntries'>>();
  expect(record.intact).toBe(true);
  const bids = record.entries.filter((one) => one.action.startsWith('BID'));
  expect(bids.map(({ action, amount, after, actor }) => [action, amount, after, actor.id])).toEqual(
    [
      ['BID', 5000, '500000', first.dealerId],
      ['BID_REFUSED', 5000, 'OFFER_TOO_LOW', second.dealerId],
      ['BID_REFUSED', 9000, 'AUCTION_ENDED', second.dealerId],
    ],
  );
});

test('a race of refused bids is counted, not a row each, and the record stays intact', async () => {
  const race = await startAuction(server, tenants.north);
  const [first, second] = race.seats;
  if (!first || !second) throw new Error('The auction has no dealers');
  expect((await bid(server, first, 9000)).statusCode).toBe(201);
  const began = server.clock.now().toISOString();
  for (let round = 0; round < 5; round++) {
    const refused = await Promise.all(Array.from({ length: 20 }, () => bid(server, second, 5000)));
    expect(new Set(refused.map((one) => one.json().code))).toEqual(new Set(['OFFER_TOO_LOW']));
    server.clock.advance(1000);
  }
  const ended = new Date(server.clock.now().getTime() - 1000).toISOString();
  const token = await server.signIn('admin@north.test');
  const url = `/api/requests/${race.requestId}/audit`;
  const record = (await server.call('GET', url, { token })).json<Answer<'listAuditEntries'>>();
  expect(record.intact).toBe(true);
  const refused = record.entries.filter((one) => one.action === 'BID_REFUSED');
  expect(refused).toHaveLength(1);
  expect(refused[0]).toMatchObject({ times: 100, inserted_at: began, last_at: ended });
  expect(record.entries.filter((one) => one.action === 'BID')).toMatchObject([{ times: 1 }]);
});
