import type { Notification } from '@forecourt/contract';
import { beforeEach, expect, test } from 'vitest';
import { createCustomer } from '../src/modules/capture/testing/customer.ts';
import { deskOf, send, sentReport } from './additionHouse.ts';
import { answer, bid, reportCar, runClock, startAuction } from './auctionHouse.ts';
import { addCompletedRequest, openDesk } from './desk.ts';

/** Who is told of what customers and dealers do. */
const { server, tenants, token: admin } = await openDesk('admin@north.test');
const { north, south } = tenants;
const tokens = {
  admin,
  agent: await server.signIn('agent@north.test'),
  viewer: await server.signIn('viewer@north.test'),
};
type Who = keyof typeof tokens;

beforeEach(async () => {
  await server.db.system(async (tx) => {
    await tx.deleteFrom('requests').execute();
    await tx.deleteFrom('rate_limits').execute();
    await tx.updateTable('users').set({ away_until: null, away_substitute: null }).execute();
  });
  server.clock.advance(1000);
});

const of = async (who: Who): Promise<Notification[]> => {
  const path = `/api/notifications?partner_id=${north.partnerId}`;
  const answer = await server.call('GET', path, { token: tokens[who] });
  return answer.json<{ notifications: Notification[] }>().notifications;
};
const kinds = async (who: Who) => (await of(who)).map(({ kind, count }) => [kind, count]);
/** Who has been told anything. */
const notified = async (): Promise<Who[]> => {
  const found: Who[] = [];
  for (const who of ['admin', 'agent', 'viewer'] as const) {
    if ((await of(who)).length > 0) found.push(who);
  }
  return found;
};
const change = (id: string, values: { agent_id?: string | null; created_by?: string | null }) =>
  server.db.direct.updateTable('requests').set(values).where('id', '=', id).execute();
const write = (id: string, message: string, key?: string) =>
  server.call(
    'POST',
    `/api/public/conversations/${id}/${server.services.keys.make('capture', id, 1)}`,
    { payload: { message }, headers: key ? { 'idempotency-key': key } : {} },
  );
const away = (user: string, substitute: string | null) =>
  server.db.direct
    .updateTable('users')
    .set({ away_until: '2099-01-01', away_substitute: substitute })
    .where('id', '=', user)
    .execute();
const role = (user: string, values: { role?: 'AGENT' | 'VIEWER'; disabled_at?: Date | null }) =>
  server.db.direct
    .updateTable('memberships')
    .set(values)
    .where('partner_id', '=', north.partnerId)
    .where('user_id', '=', user)
    .execute();

test('a completed report and what was added to it are told to its agent, once', async () => {
  const customer = await createCustomer(server, north.partnerId);
  await change(customer.requestId, { agent_id: north.agent });
  await send(customer, 'dashboard');
  for (let time = 0; time < 2; time++) {
    const sent = await customer.call('POST', '/submit', { reason: 'That is all' });
    expect(sent.statusCode).toBe(200);
  }
  expect(await of('agent')).toMatchObject([
    {
      kind: 'REPORT_COMPLETED',
      count: 1,
      actor: null,
      thread: null,
      read_at: null,
      request: { id: customer.requestId, name: 'Anna Owner' },
    },
  ]);
  expect(await notified()).toEqual(['agent']);
});

test('what was asked for in addition is told when it has come', async () => {
  const customer = await sentReport(server, north.partnerId);
  await change(customer.requestId, { agent_id: north.agent });
  await deskOf(server, customer.requestId, admin).asked({ sections: ['mileage'], message: '' });
  await send(customer, 'mileage');
  const done = await customer.call('POST', '/submit', { reason: 'No more' });
  expect([done.statusCode, await kinds('agent')]).toEqual([200, [['ADDITION_COMPLETED', 1]]]);
});

test('bids are one entry until it is read, with those that the server makes', async () => {
  const auction = await startAuction(server, north, { rules: { proxy_bids: true, min_raise: 50 } });
  const [one, two] = auction.seats;
  if (!one || !two) throw new Error('no seats');
  const headers = { 'idempotency-key': 'one-bid' };
  const first = { dealer_key: one.key, value: 1000 };
  for (let time = 0; time < 2; time++) {
    await server.call('POST', '/api/public/offers', { payload: first, headers });
  }
  expect(await kinds('agent')).toEqual([['BIDS', 1]]);
  await bid(server, two, 1100, { up_to: 1500 });
  // the server answers it for the other dealer
  await bid(server, one, 1200);
  const before = await of('agent');
  expect(before).toMatchObject([
    { kind: 'BIDS', count: 4, request: { car: { make: 'Volvo', model: 'V60' } } },
  ]);
  expect((await bid(server, one, 1)).statusCode).toBe(409);
  expect(await kinds('agent')).toEqual([['BIDS', 4]]);
  const payload = { partner_id: north.partnerId };
  await server.call('POST', '/api/notifications/read', { token: tokens.agent, payload });
  server.clock.advance(1000);
  await bid(server, one, 2000);
  expect(await kinds('agent')).toEqual([
    ['BIDS', 1],
    ['BIDS', 4],
  ]);
  expect(await notified()).toEqual(['agent']);
});

test.each([
  [true, 'OFFER_ACCEPTED'],
  [false, 'OFFER_DECLINED'],
])("the owner's answer is told: %s", async (accepted, kind) => {
  const auction = await startAuction(server, north, { minutes: 60 });
  const [one] = auction.seats;
  if (one) await bid(server, one, 1000);
  server.clock.advance(61 * 60_000);
  await runClock(server);
  expect((await answer(server, auction, accepted)).statusCode).toBe(200);
  expect((await answer(server, auction, accepted)).statusCode).toBe(409);
  expect((await kinds('agent')).filter(([one]) => one !== 'BIDS')).toEqual([[kind, 1]]);
});

test('messages of one conversation are one entry, which reading the conversation reads', async () => {
  const { id } = await addCompletedRequest(server, north, { email: 'sal@seller.test' });
  await change(id, { agent_id: north.agent });
  await write(id, 'Hello?', 'first');
  await write(id, 'Hello?', 'first');
  server.clock.advance(1000);
  await write(id, 'Is anybody there?');
  const [entry] = await of('agent');
  expect(entry).toMatchObject({
    kind: 'MESSAGES',
    count: 2,
    inserted_at: server.clock.now().toISOString(),
    thread: { role: 'SELLER', name: 'Sal Seller' },
  });
  const read = (seq: number, token: string) =>
    server.call('POST', `/chats/conversations/${entry?.thread?.id}/read`, {
      token,
      payload: { seq },
    });
  await read(2, admin);
  expect((await of('agent'))[0]?.read_at).toBeNull();
  await write(id, 'Well?');
  await read(2, tokens.agent);
  expect((await of('agent'))[0]?.read_at).toBeNull();
  await read(3, tokens.agent);
  expect((await of('agent'))[0]?.read_at).toBe(server.clock.now().toISOString());
});

test('what staff write is told to no one', async () => {
  const { id } = await addCompletedRequest(server, north, { email: 'sal@seller.test' });
  await change(id, { agent_id: north.agent });
  const payload = { listingId: id, recipientId: id, message: 'We are here.' };
  const sent = await server.call('POST', '/chats/conversations', { token: admin, payload });
  expect([sent.statusCode, await notified()]).toEqual([201, []]);
});

test('who sent it is told where no one looks after it, and administrators where no one can be', async () => {
  const { id } = await addCompletedRequest(server, north, { email: 'sal@seller.test' });
  await change(id, { agent_id: null, created_by: north.agent });
  await write(id, 'One');
  expect(await notified()).toEqual(['agent']);
  await change(id, { created_by: null });
  await write(id, 'Two');
  expect([await notified(), await kinds('agent')]).toEqual([['admin', 'agent'], [['MESSAGES', 1]]]);
});

test('who takes over is told as well while one is away', async () => {
  const { id } = await addCompletedRequest(server, north, { email: 'sal@seller.test' });
  await change(id, { agent_id: north.agent });
  await away(north.agent, north.admin);
  await write(id, 'One');
  expect(await notified()).toEqual(['admin', 'agent']);
  await server.db.system((tx) => tx.deleteFrom('notifications').execute());
  // neither a viewer nor a stranger takes over
  for (const substitute of [north.viewer, south.admin]) {
    await away(north.agent, substitute);
    await write(id, 'Two');
  }
  expect([await notified(), await kinds('agent')]).toEqual([['agent'], [['MESSAGES', 2]]]);
});

test('who may only look, or has left, is told nothing', async () => {
  const { id } = await addCompletedRequest(server, north, { email: 'sal@seller.test' });
  await change(id, { agent_id: north.agent, created_by: south.admin });
  await role(north.agent, { role: 'VIEWER' });
  await write(id, 'One');
  expect(await notified()).toEqual(['admin']);
  await role(north.agent, { role: 'AGENT', disabled_at: server.clock.now() });
  await write(id, 'Two');
  await role(north.agent, { disabled_at: null });
  expect([await kinds('admin'), await kinds('agent')]).toEqual([[['MESSAGES', 2]], []]);
});

test('crossing messages are counted, each once', async () => {
  const { requestId } = await reportCar(server, north);
  await write(requestId, 'first');
  await Promise.all(['a', 'b', 'c', 'd'].map((text) => write(requestId, text)));
  expect(await kinds('agent')).toEqual([['MESSAGES', 5]]);
});
