import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { WebhookEvent, WebhookEventType } from '@forecourt/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { answer, bid, OWNER, reportCar, runClock, startAuction } from './auctionHouse.ts';
import { startTestServer, type TestServer } from './harness.ts';
import { seedTenants, type Tenants } from './tenants.ts';

/* What webhooks are told of selling and of messages, as it happens by the calls of people. */

const TOLD: WebhookEventType[] = [
  'offer.made',
  'offer.accepted',
  'offer.declined',
  'auction.ended',
  'message.received',
];
const MINUTE = 60_000;

let server: TestServer;
let tenants: Tenants;
let receiver: Server;
let bodies: string[];

beforeAll(async () => {
  server = await startTestServer({ webhooksToPrivate: true });
  tenants = await seedTenants(server.services);
  receiver = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      bodies.push(body);
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`;
  const made = await server.call('POST', `/api/partners/${tenants.north.partnerId}/webhooks`, {
    token: await server.signIn('admin@north.test'),
    payload: { url, events: TOLD },
  });
  expect(made.statusCode).toBe(200);
});
afterAll(async () => {
  receiver.close();
  await server.close();
});
beforeEach(() => {
  bodies = [];
});

/** What was told since the last time, in no order: deliveries don't wait for each other. */
async function delivered(): Promise<Pick<WebhookEvent, 'type' | 'data'>[]> {
  await server.runJobs();
  const events = bodies.map((body) => JSON.parse(body) as WebhookEvent);
  bodies = [];
  return events
    .map(({ type, data }) => ({ type, data }))
    .toSorted((a, b) => a.type.localeCompare(b.type));
}

test.each([
  [true, 'offer.accepted'],
  [false, 'offer.declined'],
])('an offer of staff is told, and that its owner said %s', async (accepted, type) => {
  const car = await reportCar(server, tenants.north);
  const made = await server.call('POST', `/api/trade_in/${car.tradeInId}/offers`, {
    token: await server.signIn('agent@north.test'),
    payload: { value: 18_500, expires_in_days: 7 },
  });
  expect(made.statusCode).toBe(201);
  const data = {
    partner_id: tenants.north.partnerId,
    request_id: car.requestId,
    trade_in_id: car.tradeInId,
  };
  expect(await delivered()).toEqual([{ type: 'offer.made', data }]);
  expect((await answer(server, car, accepted)).statusCode).toBe(200);
  expect(await delivered()).toEqual([{ type, data }]);
});

test('the end of an auction is told once, with the offer that its best bid becomes', async () => {
  const auction = await startAuction(server, tenants.north, { dealers: 2, minutes: 5 });
  for (const [index, seat] of auction.seats.entries()) {
    expect((await bid(server, seat, 1000 * (index + 1))).statusCode).toBe(201);
  }
  expect(await delivered()).toEqual([]);
  server.clock.advance(5 * MINUTE);
  await runClock(server);
  await runClock(server);
  const ids = {
    partner_id: tenants.north.partnerId,
    request_id: auction.requestId,
    trade_in_id: auction.tradeInId,
  };
  expect(await delivered()).toEqual([
    {
      type: 'auction.ended',
      data: {
        ...ids,
        request_type: 'TRADE',
        auction_id: auction.auctionId,
        status: 'AWAITING_OWNER',
      },
    },
    { type: 'offer.made', data: ids },
  ]);
});

test('the end of an auction without a bid makes no offer', async () => {
  await startAuction(server, tenants.north, { dealers: 1, minutes: 5 });
  server.clock.advance(5 * MINUTE);
  await runClock(server);
  expect((await delivered()).map(({ type }) => type)).toEqual(['auction.ended']);
});

test('a message of a customer is told without its text, one of staff is not', async () => {
  const { requestId, ownerKey } = await reportCar(server, tenants.north);
  const payload = { message: 'Canary: when can I come?' };
  const path = `/api/public/conversations/${requestId}/${ownerKey}`;
  expect((await server.call('POST', path, { payload })).statusCode).toBe(201);
  await server.runJobs();
  expect(bodies.join()).not.toMatch(new RegExp(`canary|${OWNER.name}`, 'i'));
  const thread = await server.db.system((tx) =>
    tx
      .selectFrom('threads')
      .where('lead_id', '=', requestId)
      .select('id')
      .executeTakeFirstOrThrow(),
  );
  expect(await delivered()).toEqual([
    {
      type: 'message.received',
      data: {
        partner_id: tenants.north.partnerId,
        request_id: requestId,
        conversation_id: thread.id,
      },
    },
  ]);
  const reply = await server.call('POST', '/chats/conversations', {
    token: await server.signIn('agent@north.test'),
    payload: { listingId: requestId, recipientId: requestId, message: 'Any day.' },
  });
  expect(reply.statusCode).toBeLessThan(300);
  expect(await delivered()).toEqual([]);
});

test('nothing of another branch is told', async () => {
  const { requestId, ownerKey } = await reportCar(server, tenants.south);
  const path = `/api/public/conversations/${requestId}/${ownerKey}`;
  const written = await server.call('POST', path, { payload: { message: 'Hello' } });
  expect(written.statusCode).toBe(201);
  expect(await delivered()).toEqual([]);
});
