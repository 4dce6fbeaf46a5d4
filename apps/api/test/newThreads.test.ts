import { beforeEach, expect, test } from 'vitest';
import type { Answer, Flow } from '@forecourt/contract';
import { dress } from '../src/messaging/email/dress.ts';
import type { Row } from '../src/db/schema.ts';
import { addCompletedRequest, openDesk } from './desk.ts';
import { refusedFields } from './refusedFields.ts';

const { server, tenants, token } = await openDesk('agent@north.test');
let request: Row<'requests'>;

const buyer = { name: 'Bea Buyer', email: 'bea@buyer.test', message: 'Is it still for sale?' };

beforeEach(async () => {
  // past every limit
  server.clock.advance(3_700_000);
  await server.db.system(async (tx) => {
    await tx.deleteFrom('requests').execute();
    await tx.deleteFrom('outbox').execute();
  });
  request = await addRequest('TRADE');
});

const addRequest = (type: Flow) =>
  addCompletedRequest(server, tenants.north, { type, phone: '+37255512345' });

const ask = (
  payload: object = buyer,
  key = server.services.keys.make('public', request.id, request.key_version),
  headers: Record<string, string> = {},
) => server.call('POST', `/api/public/threads/${request.id}/${key}`, { payload, headers });
const urlOf = async (sent: ReturnType<typeof ask>) =>
  (await sent).json<Answer<'createThread'>>().url;
const threads = async () => {
  const by = 'message_initiated_by=AGENT_BUYER&message_initiated_by=BUYER_AGENT';
  const path = `/api/leads/messages/?limit=100&${by}`;
  return (await server.call('GET', path, { token })).json<Answer<'listThreads'>>().threads;
};

test('a buyer’s words are a new thread of the partner, unread, with their name', async () => {
  expect((await ask()).statusCode).toBe(201);
  expect(await threads()).toMatchObject([
    {
      lead_id: request.id,
      message_initiated_by: 'BUYER_AGENT',
      info: { buyer: { name: 'Bea Buyer' } },
      sender_type: 'BUYER',
      seller_read_status: 'NEW',
      summary: 'Is it still for sale?',
    },
  ]);
});

test('the buyer goes on by the link they get, and is told of the answer where they said', async () => {
  const [, id, key] = /public\/([\w-]+)\/([\w-]+)\/messages$/.exec(await urlOf(ask()))!;
  const path = `/api/public/conversations/${id}/${key}`;
  const seen = await server.call('GET', path);
  expect(seen.json()).toMatchObject({
    conversation: { role: 'BUYER', name: 'Bea Buyer' },
    messages: [{ message: 'Is it still for sale?', mine: true }],
  });
  expect(seen.body).not.toContain('Sal Seller');

  const [thread] = await threads();
  const payload = {
    listingId: request.id,
    recipientId: thread!.info.buyer.id,
    message: 'It is.',
    conversationId: thread!.id,
  };
  const answered = await server.call('POST', `/chats/conversations/${thread!.id}`, {
    token,
    payload,
  });
  expect(answered.statusCode).toBe(201);
  server.clock.advance(61_000);
  await server.runJobs();
  const sent = await server.db.system((tx) =>
    tx.selectFrom('outbox').where('purpose', '=', 'MESSAGE').selectAll().execute(),
  );
  expect(sent).toMatchObject([{ channel: 'EMAIL', recipient: 'bea@buyer.test' }]);
});

test('only the link of a public report of a car for sale will do', async () => {
  const { keys } = server.services;
  for (const kind of ['capture', 'offer', 'conversation'] as const) {
    expect((await ask(buyer, keys.make(kind, request.id, 1))).statusCode).toBe(404);
  }
  expect((await ask(buyer, 'x'.repeat(22))).statusCode).toBe(404);
  request = await addRequest('CLAIM');
  expect((await ask()).statusCode).toBe(404);
  expect(await threads()).toEqual([]);
});

test('someone who gives another’s address gets into none of what that one wrote', async () => {
  const first = await urlOf(ask());
  const second = await urlOf(ask({ ...buyer, message: 'Show me what I wrote.' }));
  expect(second).not.toBe(first);
  expect(await threads()).toHaveLength(2);
});

test('what is missing or cannot be is named, and opens nothing', async () => {
  const { email: _, ...nowhere } = buyer;
  const refused = async (payload: object) => {
    const answer = await ask(payload);
    expect(answer.statusCode).toBe(422);
    return refusedFields(answer);
  };
  expect(await refused(nowhere)).toEqual([{ field: 'email', code: 'MISSING_FIELD' }]);
  expect(await refused({ ...nowhere, phone: '+3725' })).toEqual([
    { field: 'phone', code: 'INVALID_FORMAT' },
  ]);
  expect(await refused({ ...buyer, name: ' ' })).toEqual([
    { field: 'name', code: 'MISSING_FIELD' },
  ]);
  expect(await refused({ ...buyer, name: 'Ann\u202e' })).toEqual([
    { field: 'name', code: 'INVALID_FORMAT' },
  ]);
  expect(await refused({ ...buyer, message: '\u2066\n' })).toEqual([
    { field: 'message', code: 'MISSING_FIELD' },
  ]);
  expect(await threads()).toEqual([]);
});

test('the same press twice begins one conversation', async () => {
  const headers = { 'idempotency-key': 'one press' };
  const first = await urlOf(ask(buyer, undefined, headers));
  expect(await urlOf(ask(buyer, undefined, headers))).toBe(first);
  expect(await threads()).toHaveLength(1);
});

test('a machine is stopped', async () => {
  for (let sent = 0; sent < 10; sent += 1) expect((await ask()).statusCode).toBe(201);
  const refused = await ask();
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
});

test('script, markup and turned text stay text in what the buyer is sent', async () => {
  const name = '<img src=x onerror=alert(1)>';
  await ask({ ...buyer, name });
  const [thread] = await threads();
  expect(thread!.info.buyer.name).toBe('<img src=x onerror=alert(1)>');
  const message = '<script>alert(1)</script>\r\nBcc: all@the.world\u202e';
  const payload = { listingId: request.id, recipientId: thread!.info.buyer.id, message };
  await server.call('POST', '/chats/conversations', { token, payload });
  server.clock.advance(61_000);
  await server.runJobs();
  const [sent] = await server.db.system((tx) =>
    tx.selectFrom('outbox').where('purpose', '=', 'MESSAGE').selectAll().execute(),
  );
  const { html } = await dress(server.services, sent!);
  expect(html).not.toMatch(/<img src=x|<script>/);
  expect(html).toContain('&lt;script&gt;');
  for (const part of [sent!.subject, sent!.body, html]) {
    expect(part).not.toMatch(/(?!\n)\p{Cc}|[\u202a-\u202e\u2066-\u2069]/u);
  }
  expect(sent!.subject).not.toMatch(/[\r\n]/);
});
