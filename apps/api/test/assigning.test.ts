import type { AddressInfo } from 'node:net';
import type { Answer, Car, Notification, Request, RequestEvent } from '@forecourt/contract';
import { notifiedEvent } from '@forecourt/contract/events';
import { beforeEach, expect, test } from 'vitest';
import { cleanUp } from '../src/jobs/cleanup.ts';
import { newId } from '../src/domain/id.ts';
import { connect, join, nextEvent } from '../src/realtime/testing/standalone.ts';
import { addCompletedRequest, openDesk } from './desk.ts';
import { refusedFields } from './refusedFields.ts';

const { server, tenants, token: admin } = await openDesk('admin@north.test');
const { north, south } = tenants;
const agent = await server.signIn('agent@north.test');
const viewer = await server.signIn('viewer@north.test');

let id: string;
beforeEach(async () => {
  await server.db.system((tx) => tx.deleteFrom('requests').execute());
  ({ id } = await addCompletedRequest(server, north, { email: 'sal@seller.test' }));
  server.clock.advance(1000);
});

const assign = (agentId: string | null, token = admin, requestId = id) =>
  server.call('PUT', `/api/requests/${requestId}/agent`, {
    token,
    payload: { agent_id: agentId },
  });
const inList = async (query: Record<string, string>, token = agent): Promise<Request[]> => {
  const search = new URLSearchParams({ type: 'TRADE', partner_id: north.partnerId, ...query });
  const answer = await server.call('GET', `/api/requests?${search}`, { token });
  return answer.json<{ requests: Request[] }>().requests;
};
const notifications = async (token: string): Promise<Notification[]> => {
  const answer = await server.call('GET', `/api/notifications?partner_id=${north.partnerId}`, {
    token,
  });
  return answer.json<{ notifications: Notification[] }>().notifications;
};
const unread = async (token: string): Promise<number> => {
  const path = `/api/notifications/unread?partner_id=${north.partnerId}`;
  return (await server.call('GET', path, { token })).json<{ unread: number }>().unread;
};
const reportId = async (): Promise<string> => {
  const row = await server.db.direct
    .selectFrom('reports')
    .where('request_id', '=', id)
    .select('id')
    .executeTakeFirstOrThrow();
  return row.id;
};
const comment = async (message: string, token = admin) =>
  server.call('POST', `/v2/reports/${await reportId()}/comments`, { token, payload: { message } });

test('a request belongs to who sent it, until it is assigned to someone else', async () => {
  const sent = await server.call('POST', '/api/requests', {
    token: admin,
    payload: {
      partner_id: north.partnerId,
      request_type: 'TRADE',
      name: 'Emma Evans',
      email: 'emma@owner.test',
    },
  });
  const { request } = sent.json<{ request: Request }>();
  expect(request.agent).toEqual({ id: north.admin, name: 'north admin', avatar: null });
  const assigned = await assign(north.agent, admin, request.id);
  expect(assigned.json<{ request: Request }>().request.agent?.name).toBe('north agent');
  const report = await server.call('GET', `/api/requests/${request.id}`, { token: viewer });
  expect(report.json().report.agent.id).toBe(north.agent);
});

test('assigning is on the timeline, once, and can be taken back', async () => {
  await assign(north.agent);
  await assign(north.agent);
  await assign(null);
  const answer = await server.call('GET', `/api/requests/${id}/events`, { token: viewer });
  const { events } = answer.json<{ events: RequestEvent[] }>();
  const assignings = events.filter(({ type }) => type === 'ASSIGNED');
  expect(assignings.map(({ detail, actor }) => [detail, actor.name])).toEqual([
    ['north agent', 'north admin'],
    [null, 'north admin'],
  ]);
  expect((await inList({}))[0]?.agent).toBeNull();
});

test('a viewer, a stranger and who has left cannot look after a request', async () => {
  const answer = await assign(north.viewer);
  expect([answer.statusCode, refusedFields(answer)]).toEqual([
    422,
    [{ field: 'agent_id', code: 'INVALID_FORMAT' }],
  ]);
  expect((await assign(south.agent)).statusCode).toBe(404);
  expect((await assign('nobody')).statusCode).toBe(404);
  const left = { disabled_at: server.clock.now() };
  const membership = (change: { disabled_at: Date | null }) =>
    server.db.system((tx) =>
      tx
        .updateTable('memberships')
        .set(change)
        .where('partner_id', '=', north.partnerId)
        .where('user_id', '=', north.agent)
        .execute(),
    );
  await membership(left);
  expect((await assign(north.agent)).statusCode).toBe(404);
  await membership({ disabled_at: null });
  expect((await assign(north.admin, viewer)).statusCode).toBe(403);
  const stranger = await server.signIn('admin@south.test');
  expect((await assign(south.admin, stranger)).statusCode).toBe(404);
});

test('mine are listed and counted, beside all', async () => {
  await addCompletedRequest(server, north, { email: 'other@seller.test' });
  await assign(north.agent);
  expect((await inList({ agent_id: 'me' })).map((one) => one.id)).toEqual([id]);
  expect(await inList({ agent_id: 'me' }, admin)).toEqual([]);
  expect(await inList({ agent_id: north.agent }, admin)).toHaveLength(1);
  expect(await inList({ agent_id: '' })).toHaveLength(2);
  const counts = async (more: string) => {
    const path = `/api/requests/counts?type=TRADE&partner_id=${north.partnerId}${more}`;
    const answer = (await server.call('GET', path, { token: agent })).json();
    return [answer.counts.all, answer.counts.COMPLETED, answer.mine.all, answer.mine.COMPLETED];
  };
  expect(await counts('')).toEqual([2, 2, 1, 1]);
  expect(await counts('&agent_id=me')).toEqual([1, 1, 1, 1]);
});

test('the cars of my requests are listed and counted, beside all', async () => {
  await addCompletedRequest(server, north, { email: 'other@seller.test' });
  const completed_at = server.clock.now();
  await server.db.system((tx) => tx.updateTable('requests').set({ completed_at }).execute());
  await assign(north.agent);
  const ask = async (path: string, more: string, token = agent) =>
    (
      await server.call('GET', `/api/requests/cars${path}?partner_id=${north.partnerId}${more}`, {
        token,
      })
    ).json();
  const cars = async (more: string, token?: string) =>
    (await ask('', more, token)).cars.map((car: Car) => car.request_id);
  const counts = async (more: string, token?: string) => {
    const answer: Answer<'countCars'> = await ask('/counts', more, token);
    return [answer.counts.all, answer.counts.NEW, answer.mine?.all, answer.mine?.NEW];
  };
  expect(await cars('&agent_id=me')).toEqual([id]);
  expect(await cars('&agent_id=me', admin)).toEqual([]);
  expect(await counts('')).toEqual([2, 2, 1, 1]);
  expect(await counts('&agent_id=me')).toEqual([1, 1, 1, 1]);
  expect(await counts('&agent_id=none')).toEqual([1, 1, 1, 1]);
  expect(await counts('&agent_id=me', admin)).toEqual([0, 0, 0, 0]);
  expect(await counts(`&agent_id=${north.agent}`, admin)).toEqual([1, 1, 0, 0]);
});

test('who is assigned or mentioned is notified, and no one of what they did themselves', async () => {
  await assign(north.agent);
  server.clock.advance(1000);
  await comment(`<@${north.agent}> and <@${north.admin}>: <@${north.agent}>, call her.`);
  expect(await unread(agent)).toBe(2);
  expect(await notifications(agent)).toMatchObject([
    { kind: 'MENTIONED', actor: { name: 'north admin' }, read_at: null },
    { kind: 'ASSIGNED', request: { id, request_type: 'TRADE', name: 'Sal Seller' } },
  ]);
  expect(await notifications(admin)).toEqual([]);
});

test('comments keep ids and show the names of now; a stranger is not mentioned', async () => {
  const message = `<@${north.viewer}> please look`;
  expect((await comment(message)).json().comment).toMatchObject({
    message,
    mentions: [{ id: north.viewer, name: 'north viewer' }],
  });
  const rename = (name: string) =>
    server.call('PATCH', '/api/account', { token: viewer, payload: { name } });
  await rename('Vera Lind');
  const path = `/v2/reports/${await reportId()}/comments`;
  const { comments } = (await server.call('GET', path, { token: agent })).json();
  expect(comments[0].mentions).toEqual([{ id: north.viewer, name: 'Vera Lind' }]);
  await rename('north viewer');
  const refused = await comment(`<@${south.agent}> look`);
  expect([refused.statusCode, refused.json().errors]).toMatchObject([422, [{ field: 'message' }]]);
  expect((await comment('no <@ mention> here')).statusCode).toBe(201);
});

test('notifications are read one by one, or all, by their owner alone', async () => {
  await assign(north.agent);
  await comment(`<@${north.agent}> look`);
  const read = async (body: object, token = agent): Promise<number> => {
    const payload = { partner_id: north.partnerId, ...body };
    const answer = await server.call('POST', '/api/notifications/read', { token, payload });
    return answer.json<{ unread: number }>().unread;
  };
  const [first] = await notifications(agent);
  const ids = [first?.id];
  expect(await read({ ids }, viewer)).toBe(0);
  expect(await unread(agent)).toBe(2);
  expect(await read({ ids })).toBe(1);
  expect(await read({ ids })).toBe(1);
  expect((await notifications(agent))[0]?.read_at).toBe(server.clock.now().toISOString());
  expect(await read({})).toBe(0);
  const stranger = await server.signIn('agent@south.test');
  const path = `/api/notifications?partner_id=${north.partnerId}`;
  expect((await server.call('GET', path, { token: stranger })).statusCode).toBe(404);
});

test('notifications are told live to their owner and to no one else', async () => {
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.app.server.address() as AddressInfo;
  const sockets = [agent, viewer].map((token) => connect(port, token, 'websocket'));
  const [mine, other] = sockets.map((socket) => socket.channel(`partners:${north.partnerId}`));
  if (!mine || !other) throw new Error('no channel');
  await Promise.all([join(mine), join(other)]);
  let notified = 0;
  other.on('notified', () => {
    notified += 1;
  });
  const [event] = await Promise.all([
    nextEvent(mine, 'notified'),
    nextEvent(other, 'request_status'),
    assign(north.agent),
  ]);
  expect(notifiedEvent.mismatch(event)).toBeUndefined();
  // on the same topic, in order: it would have come before this
  await Promise.all([nextEvent(other, 'request_status'), assign(null)]);
  expect(notified).toBe(0);
  for (const socket of sockets) socket.disconnect();
});

test('old notifications go, and all beyond the newest 200 of a member', async () => {
  const now = server.clock.now();
  const days = (count: number) => new Date(now.getTime() - count * 86_400_000);
  const row = (at: Date) => ({
    id: newId(at),
    partner_id: north.partnerId,
    user_id: north.agent,
    kind: 'ASSIGNED' as const,
    request_id: id,
    inserted_at: at,
  });
  const kept = Array.from({ length: 203 }, (_, index) => row(new Date(now.getTime() - index)));
  await server.db.system((tx) =>
    tx
      .insertInto('notifications')
      .values([...kept, row(days(61)), { ...row(days(59)), user_id: north.viewer }])
      .execute(),
  );
  await cleanUp(server.services);
  const left = await server.db.direct
    .selectFrom('notifications')
    .orderBy('inserted_at', 'desc')
    .select('id')
    .execute();
  expect(left).toHaveLength(201);
  expect(left[199]?.id).toBe(kept[199]?.id);
});

test('who is away says until when, who takes over and a note, to every colleague', async () => {
  const set = (away: object | null) =>
    server.call('PATCH', '/api/account', { token: agent, payload: { away } });
  const seen = async () => {
    const path = `/api/colleagues?partner_id=${north.partnerId}`;
    const answer = await server.call('GET', path, { token: viewer });
    const { colleagues } = answer.json<{ colleagues: { id: string; away: object | null }[] }>();
    return colleagues.find((one) => one.id === north.agent)?.away;
  };
  expect(await seen()).toBeNull();
  const away = { until: '2026-03-06', note: 'Keys are\nin the drawer', substitute_id: north.admin };
  const answer = await set(away);
  const known = {
    until: '2026-03-06',
    note: 'Keys are in the drawer',
    substitute: { id: north.admin, name: 'north admin' },
  };
  expect(answer.json().account.away).toEqual(known);
  expect(await seen()).toEqual(known);
  for (const [wrong, field] of [
    [{ until: '2026-02-27' }, 'away.until'],
    [{ until: '2026-03-06', substitute_id: north.agent }, 'away.substitute_id'],
    [{ until: '2026-03-06', substitute_id: south.agent }, 'away.substitute_id'],
  ] as const) {
    expect((await set(wrong)).json().errors).toMatchObject([{ field }]);
  }
  const before = server.clock.now();
  server.clock.set('2026-03-07T08:00:00.000Z');
  const late = await server.call('GET', '/api/session', { token: agent });
  expect([late.statusCode, await seen()]).toEqual([200, known]);
  server.clock.set('2026-03-07T12:00:00.000Z');
  expect(await seen()).toBeNull();
  server.clock.set(before);
  await set(null);
  expect(await seen()).toBeNull();
});
