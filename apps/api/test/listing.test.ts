import type { AddressInfo } from 'node:net';
import type { Answer, RequestEvent } from '@forecourt/contract';
import { beforeEach, expect, test } from 'vitest';
import { connect, join, nextEvent } from '../src/realtime/testing/standalone.ts';
import { addCompletedRequest, openDesk } from './desk.ts';

const { server, tenants, token: agent } = await openDesk('agent@north.test');
const { north } = tenants;

let id: string;
beforeEach(async () => {
  ({ id } = await addCompletedRequest(server, north, { email: 'sal@seller.test' }));
  server.clock.advance(1000);
});

const change = (withdrawn: boolean, token = agent, requestId = id) =>
  server.call('PUT', `/api/requests/${requestId}/listing`, { token, payload: { withdrawn } });
const publicKey = () => server.services.keys.make('public', id, 1);
const listing = async () => {
  const shown = await server.call('GET', `/api/requests/${id}/${publicKey()}`);
  return shown.json<Answer<'getPublicRequest'>>().report;
};
const ask = () =>
  server.call('POST', `/api/public/threads/${id}/${publicKey()}`, {
    payload: { name: 'Bea Buyer', email: 'bea@buyer.test', message: 'Is it still for sale?' },
  });
const report = async () =>
  (await server.call('GET', `/api/requests/${id}`, { token: agent })).json<Answer<'getRequest'>>()
    .report;
const history = async (): Promise<RequestEvent[]> => {
  const shown = await server.call('GET', `/api/requests/${id}/events`, { token: agent });
  const { events } = shown.json<{ events: RequestEvent[] }>();
  return events.filter(({ type }) => type.startsWith('LISTING_'));
};

test('a withdrawn car is no longer offered on its public page, until it is listed again', async () => {
  expect((await report()).withdrawn).toBe(false);
  expect(await listing()).not.toHaveProperty('withdrawn');

  expect((await change(true)).json()).toEqual({ withdrawn: true });
  expect((await report()).withdrawn).toBe(true);
  expect(await listing()).toMatchObject({ withdrawn: true });
  const refused = await ask();
  expect(refused.statusCode).toBe(410);
  expect(refused.json()).toMatchObject({ code: 'GONE' });

  expect((await change(false)).json()).toEqual({ withdrawn: false });
  expect(await listing()).not.toHaveProperty('withdrawn');
  expect((await ask()).statusCode).toBe(201);
});

test('the timeline says once who withdrew it and who listed it again', async () => {
  for (const withdrawn of [false, true, true, false]) {
    expect((await change(withdrawn)).statusCode).toBe(200);
  }
  const actor = { kind: 'STAFF', name: 'north agent' };
  const events = await history();
  expect(events).toHaveLength(2);
  for (const type of ['LISTING_WITHDRAWN', 'LISTING_RESTORED']) {
    expect(events).toContainEqual(expect.objectContaining({ type, actor }));
  }
});

test('the owner goes on as before', async () => {
  await change(true);
  const key = server.services.keys.make('offer', id, 1);
  const owner = await server.call('GET', `/api/requests/${id}/${key}`);
  expect(owner.json<Answer<'getPublicRequest'>>().report).not.toHaveProperty('withdrawn');
});

test('colleagues who look at the report hear of it', async () => {
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.app.server.address() as AddressInfo;
  const socket = connect(port, agent, 'websocket');
  const channel = socket.channel(`partners:${north.partnerId}`);
  await join(channel);
  const [event] = await Promise.all([nextEvent(channel, 'request_status'), change(true)]);
  expect(event).toMatchObject({ request: { id } });
  socket.disconnect();
});

test('viewers may not, and other tenants and flows without a sale have no listing', async () => {
  const viewer = await server.signIn('viewer@north.test');
  expect((await change(true, viewer)).statusCode).toBe(403);
  const stranger = await server.signIn('agent@south.test');
  expect((await change(true, stranger)).statusCode).toBe(404);
  const claim = await addCompletedRequest(server, north, { type: 'CLAIM' });
  expect((await change(true, agent, claim.id)).statusCode).toBe(404);
  expect((await report()).withdrawn).toBe(false);
});
