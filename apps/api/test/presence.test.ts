import type { AddressInfo } from 'node:net';
import type { PresenceEvent, PresentPerson } from '@forecourt/contract';
import { presenceEvent } from '@forecourt/contract/events';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { connect, join, nextEvent } from '../src/realtime/testing/standalone.ts';
import { addCompletedRequest, openDesk } from './desk.ts';

/** Who has a report open, as colleagues learn of it. */
const { server, tenants, token: admin } = await openDesk('admin@north.test');
const { north, south } = tenants;
const agent = await server.signIn('agent@north.test');
const viewer = await server.signIn('viewer@north.test');
const stranger = await server.signIn('admin@south.test');

let port: number;
let id: string;
beforeAll(async () => {
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = server.app.server.address() as AddressInfo);
});
beforeEach(async () => {
  ({ id } = await addCompletedRequest(server, north, { email: 'sal@seller.test' }));
});
const sockets: ReturnType<typeof connect>[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect();
});

const say = (token: string, more: object = {}) =>
  server.call('POST', '/api/presence', {
    token,
    payload: {
      partner_id: north.partnerId,
      request_id: id,
      visit_id: 'window-1',
      thread_id: null,
      writing: false,
      here: true,
      ...more,
    },
  });
const listen = async (token: string) => {
  const socket = connect(port, token, 'websocket');
  sockets.push(socket);
  const channel = socket.channel(`partners:${north.partnerId}`);
  await join(channel);
  return channel;
};
const threadOf = async (requestId = id): Promise<string> => {
  const payload = { listingId: requestId, recipientId: requestId, message: 'Hello.' };
  const sent = await server.call('POST', '/chats/conversations', { token: admin, payload });
  return sent.json<{ conversation: { id: string } }>().conversation.id;
};

test('who has the same report open is told who comes, writes and goes', async () => {
  const thread = await threadOf();
  const mine = await listen(agent);
  const [first] = await Promise.all([nextEvent(mine, 'presence'), say(agent)]);
  expect(presenceEvent.mismatch(first)).toBeUndefined();
  const next = async (more: object) => {
    const [event] = await Promise.all([nextEvent(mine, 'presence'), say(admin, more)]);
    const { request_id, people } = event as PresenceEvent;
    return [request_id, people.filter((one) => one.id !== north.agent)];
  };
  const other: PresentPerson = {
    id: north.admin,
    name: 'north admin',
    thread_id: null,
    writing: false,
  };
  expect(await next({})).toEqual([id, [other]]);
  const writing = { thread_id: thread, writing: true };
  expect(await next(writing)).toEqual([id, [{ ...other, ...writing }]]);
  const answer = await say(agent);
  expect(answer.json()).toEqual({ people: [{ ...other, ...writing }] });
  expect(await next({ here: false })).toEqual([id, []]);
});

test('who does not have it open hears nothing', async () => {
  const [mine, others] = await Promise.all([listen(agent), listen(viewer)]);
  let heard = 0;
  others.on('presence', () => {
    heard += 1;
  });
  await Promise.all([nextEvent(mine, 'presence'), say(agent)]);
  // on the same topic, in order: it would have come before this
  const payload = { agent_id: north.agent };
  await Promise.all([
    nextEvent(others, 'request_status'),
    server.call('PUT', `/api/requests/${id}/agent`, { token: admin, payload }),
  ]);
  expect(heard).toBe(0);
});

test('who may only look is there, and never writing', async () => {
  const thread = await threadOf();
  const mine = await listen(agent);
  await Promise.all([nextEvent(mine, 'presence'), say(agent)]);
  const [event] = await Promise.all([
    nextEvent(mine, 'presence'),
    say(viewer, { thread_id: thread, writing: true }),
  ]);
  const seen = (event as PresenceEvent).people.find((one) => one.id === north.viewer);
  expect(seen).toMatchObject({ thread_id: thread, writing: false });
});

test('no one is present with others, or in what does not belong together', async () => {
  const theirs = await addCompletedRequest(server, south, { email: 'sue@seller.test' });
  const another = await addCompletedRequest(server, north, { email: 'sid@seller.test' });
  const elsewhere = await threadOf(another.id);
  const statuses = await Promise.all([
    say(stranger),
    say(agent, { request_id: theirs.id }),
    say(agent, { partner_id: south.partnerId, request_id: theirs.id }),
    say(agent, { request_id: 'nothing' }),
    say(agent, { thread_id: elsewhere }),
    say(agent, { visit_id: 'a b' }),
  ]);
  expect(statuses.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404, 422]);
  expect((await say(agent, { visit_id: 'window-2' })).json()).toEqual({ people: [] });
});
