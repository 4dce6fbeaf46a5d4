import { beforeEach, describe, expect, test } from 'vitest';
import type { Answer } from '@forecourt/contract';
import type { Row } from '../src/db/schema.ts';
import { addCompletedRequest, openDesk } from './desk.ts';
import { refusedFields } from './refusedFields.ts';
import type { Tenant } from './tenants.ts';
import { until } from './until.ts';

const { server, tenants, token } = await openDesk('agent@north.test');
let request: Row<'requests'>;

type Page = Answer<'getConversation'>;
type Sent = Answer<'replyToConversation'>;

beforeEach(async () => {
  // past every rate limit of the test before
  server.clock.advance(120_000);
  await server.db.system((tx) => tx.deleteFrom('requests').execute());
  await server.db.system((tx) => tx.deleteFrom('outbox').execute());
  request = await addRequest(tenants.north);
});

const addRequest = (tenant: Tenant, contact: { phone?: string; email?: string } = {}) =>
  addCompletedRequest(server, tenant, { email: 'sal@example.com', ...contact });

let keys = 0;
const begin = (payload: object, as = token, key = `k${(keys += 1)}`) =>
  server.call('POST', '/chats/conversations', {
    payload,
    headers: { authorization: `Bearer ${as}`, 'idempotency-key': key },
  });
const toSeller = (message: string, key?: string) =>
  begin({ listingId: request.id, recipientId: request.id, message }, token, key);
const open = async (message = 'When was the last service?'): Promise<string> =>
  (await toSeller(message)).json<Sent>().conversation.id;
const reply = (id: string, message: string, key = `k${(keys += 1)}`) =>
  server.call('POST', `/chats/conversations/${id}`, {
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': key },
    payload: { listingId: request.id, recipientId: request.id, message, conversationId: id },
  });
const read = async (id: string, query = ''): Promise<Page> =>
  (await server.call('GET', `/chats/conversations/${id}?${query}`, { token })).json<Page>();
const link = (lead = request) =>
  `/api/public/conversations/${lead.id}/${server.services.keys.make('capture', lead.id, 1)}`;
const answer = (message: string, key = `k${(keys += 1)}`, at = link()) =>
  server.call('POST', at, { headers: { 'idempotency-key': key }, payload: { message } });
const seen = (id: string, seq: number, as = token) =>
  server.call('POST', `/chats/conversations/${id}/read`, { token: as, payload: { seq } });
const thread = async (id: string) => {
  const list = await server.call('GET', `/api/leads/messages?lead_id=${request.id}`, { token });
  return list.json<Answer<'listThreads'>>().threads.find((one) => one.id === id);
};
const texts = (page: { messages: { message: string }[] }) =>
  page.messages.map(({ message }) => message);

describe('a conversation', () => {
  test('begins with the seller, and goes both ways in one order', async () => {
    const first = await toSeller('When was the last service?');
    expect(first.statusCode).toBe(201);
    const { conversation, message } = first.json<Sent>();
    expect(message).toMatchObject({
      seq: 1,
      senderType: 'AGENT',
      senderName: 'north agent',
      senderId: tenants.north.agent,
    });
    expect((await answer('In October.')).statusCode).toBe(201);
    await reply(conversation.id, 'Thank you.');
    const page = await read(conversation.id);
    expect(texts(page)).toEqual(['Thank you.', 'In October.', 'When was the last service?']);
    expect(page.messages.map(({ seq }) => seq)).toEqual([3, 2, 1]);
    expect(page.conversation).toMatchObject({
      leadId: request.id,
      name: 'Sal Seller',
      role: 'SELLER',
      recipientId: request.id,
      lastSeq: 3,
    });
  });

  test('is one with a seller, no matter who writes first and how often it is begun', async () => {
    await answer('Is anybody there?');
    const id = await open('Yes.');
    expect(await open('Still here.')).toBe(id);
    expect(texts(await read(id))).toEqual(['Still here.', 'Yes.', 'Is anybody there?']);
    expect(await thread(id)).toMatchObject({ message_initiated_by: 'SELLER_AGENT' });
  });

  test('begun by several at once is still one', async () => {
    const answers = await Promise.all([
      ...[1, 2, 3].map((n) => toSeller(`Staff ${n}`)),
      ...[1, 2, 3].map((n) => answer(`Seller ${n}`)),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(201));
    const [first] = answers;
    const page = await read(first!.json<Sent>().conversation.id);
    expect(page.messages.map(({ seq }) => seq)).toEqual([6, 5, 4, 3, 2, 1]);
  });

  test('with a dealer is a buyer’s', async () => {
    const recipientId = tenants.north.dealerId;
    const begun = await begin({ listingId: request.id, recipientId, message: 'An estate came in' });
    const { id } = begun.json<Sent>().conversation;
    expect(await thread(id)).toMatchObject({
      message_initiated_by: 'AGENT_BUYER',
      info: { buyer: { id: recipientId, name: 'North Canary Motors dealer' } },
    });
    const again = await begin({ listingId: request.id, recipientId, message: 'And another' });
    expect(again.json<Sent>().conversation.id).toBe(id);
  });

  test('with no one of the request is not there', async () => {
    for (const recipientId of [tenants.south.dealerId, 'nobody']) {
      const begun = await begin({ listingId: request.id, recipientId, message: 'Hello' });
      expect(begun.statusCode).toBe(404);
    }
  });
});

describe('the same message sent again', () => {
  test('is in the conversation once, also when two attempts cross', async () => {
    const id = await open();
    const attempts = await Promise.all([1, 2, 3].map(() => reply(id, 'Once', 'same')));
    const answers = attempts.map((attempt) => attempt.json<Sent>());
    expect(new Set(answers.map(({ message }) => message.id)).size).toBe(1);
    expect(texts(await read(id))).toEqual(['Once', 'When was the last service?']);
  });

  test('is known also after the server has forgotten the answer', async () => {
    const id = await open();
    const first = (await reply(id, 'Once', 'late')).json<Sent>();
    await server.db.system((tx) => tx.deleteFrom('idempotency_keys').execute());
    expect((await reply(id, 'Once', 'late')).json<Sent>()).toEqual(first);
    expect((await read(id)).conversation.lastSeq).toBe(2);
  });

  test('with other words under its key is refused', async () => {
    const id = await open();
    await reply(id, 'One', 'key');
    const other = await reply(id, 'Two', 'key');
    expect([other.statusCode, other.json().code]).toEqual([409, 'IDEMPOTENCY_CONFLICT']);
  });

  test('tells its sender, and no one else, under which key', async () => {
    const id = await open();
    await reply(id, 'Mine', 'staff-key');
    await answer('Theirs', 'seller-key');
    const staff = await read(id);
    expect(staff.messages.map(({ clientKey }) => clientKey)).toEqual([
      null,
      'staff-key',
      expect.any(String),
    ]);
    const seller = (await server.call('GET', link())).json<Answer<'getPublicConversation'>>();
    expect(seller.messages.map(({ clientKey }) => clientKey)).toEqual(['seller-key', null, null]);
  });
});

describe('many writers at once', () => {
  test('get every place of the order once, without gaps', async () => {
    const id = await open('0');
    const sent = await Promise.all(
      Array.from({ length: 24 }, (_, n) => (n % 2 ? reply(id, `${n}`) : answer(`${n}`))),
    );
    const ok = sent.filter(({ statusCode }) => statusCode === 201).length;
    expect(ok).toBe(24);
    const { messages } = await read(id);
    expect(messages.map(({ seq }) => seq)).toEqual(Array.from({ length: 25 }, (_, n) => 25 - n));
    const times = messages.map(({ insertedAt }) => insertedAt);
    expect(times).toEqual([...times].sort().reverse());
  });
});

describe('pages', () => {
  test('go back to the first message, none twice, and forward from a known one', async () => {
    const id = await open('m1');
    await server.db.system(async (tx) => {
      const rows = Array.from({ length: 11 }, (_, n) => ({
        id: `m${n}`,
        partner_id: tenants.north.partnerId,
        thread_id: id,
        message: `m${n + 2}`,
        sender_type: 'SELLER' as const,
        sender_id: null,
        seq: n + 2,
        client_key: null,
        inserted_at: server.clock.now(),
      }));
      await tx.insertInto('messages').values(rows).execute();
      await tx.updateTable('threads').set({ last_seq: 12 }).where('id', '=', id).execute();
    });
    const seqs: number[] = [];
    let after: string | null = null;
    do {
      const page: Page = await read(id, `limit=5${after ? `&after=${after}` : ''}`);
      seqs.push(...page.messages.map(({ seq }) => seq));
      after = page.after;
    } while (after);
    expect(seqs).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
    const gap = await read(id, 'since=9&limit=2');
    expect(gap.messages.map(({ seq }) => seq)).toEqual([12, 11]);
    const rest = await read(id, `since=9&limit=2&after=${gap.after}`);
    expect([rest.messages.map(({ seq }) => seq), rest.after]).toEqual([[10], null]);
    expect((await read(id, 'since=12')).messages).toEqual([]);
  });

  test('of the main API say the same', async () => {
    const id = await open();
    await answer('In October.');
    const page = (await server.call('GET', `/api/leads/messages/${id}?limit=250`, { token })).json<
      Answer<'listMessages'>
    >();
    expect(page.messages).toMatchObject([
      { message: 'In October.', seq: 2, sender_type: 'SELLER', sender_id: request.id },
      { message: 'When was the last service?', seq: 1, sender_id: tenants.north.agent },
    ]);
    const written = await server.call('POST', '/api/leads/messages', {
      token,
      payload: { lead_id: request.id, lead_message_id: id, message: 'Thank you' },
    });
    expect([written.statusCode, written.json().message.seq]).toEqual([201, 3]);
  });

  test('with a cursor of ours bent are refused', async () => {
    const id = await open();
    for (const after of ['m0', 'x', Buffer.from('m-1').toString('base64url')]) {
      const page = await server.call('GET', `/chats/conversations/${id}?after=${after}`, { token });
      expect(page.statusCode).toBe(422);
    }
  });
});

describe('what is read', () => {
  test('is told per side, and a message that came in the meantime stays unread', async () => {
    const id = await open();
    await answer('One');
    await answer('Two');
    expect(await thread(id)).toMatchObject({ seller_read_status: 'NEW', unread_count: 2 });
    await seen(id, 2);
    expect(await thread(id)).toMatchObject({ seller_read_status: 'NEW', unread_count: 1 });
    await seen(id, 3);
    expect(await thread(id)).toMatchObject({ seller_read_status: 'READ', unread_count: 0 });
    await seen(id, 1);
    expect(await thread(id)).toMatchObject({ seller_read_status: 'READ', seller_read_seq: 3 });
    await server.call('POST', `${link()}/read`, { payload: { seq: 3 } });
    expect(await thread(id)).toMatchObject({ buyer_read_status: 'READ' });
    await reply(id, 'Thank you');
    expect(await thread(id)).toMatchObject({
      buyer_read_status: 'NEW',
      seller_read_status: 'READ',
    });
    const done = await server.call('POST', `${link()}/read`, { payload: { seq: 99 } });
    expect(done.json()).toEqual({ readSeq: 4 });
    expect(await thread(id)).toMatchObject({ buyer_read_status: 'READ', buyer_read_seq: 4 });
  });

  test('is not undone by one’s own answer to an older message', async () => {
    const id = await open();
    await answer('One');
    await reply(id, 'I have not seen One yet');
    expect(await thread(id)).toMatchObject({ seller_read_status: 'NEW', unread_count: 1 });
  });

  test('can be made new again from the list, and read by opening', async () => {
    const id = await open();
    await answer('One');
    await seen(id, 2);
    const payload = { seller_read_status: 'NEW' };
    await server.call('PATCH', `/api/leads/messages/${id}`, { token, payload });
    expect(await thread(id)).toMatchObject({ seller_read_seq: 1, unread_count: 1 });
    await seen(id, 2);
    expect(await thread(id)).toMatchObject({ seller_read_status: 'READ', unread_count: 0 });
  });

  test('is announced once for each change, and so is each message', async () => {
    const heard: unknown[] = [];
    const stop = await server.db.listen('forecourt_events', (text) => {
      const event = JSON.parse(text) as { kind: string };
      if (event.kind === 'thread_status') heard.push(event);
    });
    const id = await open();
    await answer('One');
    await seen(id, 2);
    await seen(id, 2);
    const event = { kind: 'thread_status', partnerId: tenants.north.partnerId, threadId: id };
    await until(() => heard.length >= 3);
    expect(heard).toEqual([event, event, event]);
    await stop();
  });
});

describe('a message', () => {
  test('is kept as it was written, without what cannot be seen', async () => {
    const id = await open();
    const odd = '<b>“Õ”</b>\r\n\u0007line\ttwo 👩‍👩‍👧 \u202eevil\u202c  ';
    await reply(id, odd);
    const [message] = (await read(id)).messages;
    expect(message?.message).toBe('<b>“Õ”</b>\nline\ttwo 👩‍👩‍👧 \u202eevil\u202c');
    expect((await thread(id))?.summary).toBe('<b>“Õ”</b> line two 👩‍👩‍👧 evil');
  });

  test.each(['', ' ', '\n\n', '\u200b\u202e', '\u0007'])(
    'of nothing (%j) is refused',
    async (text) => {
      const id = await open();
      const answer = await reply(id, text);
      expect([answer.statusCode, refusedFields(answer)]).toEqual([
        422,
        [{ field: 'message', code: 'MISSING_FIELD' }],
      ]);
      expect((await read(id)).conversation.lastSeq).toBe(1);
    },
  );

  test('may have 4000 characters and no more', async () => {
    const id = await open();
    expect((await reply(id, 'x'.repeat(4000))).statusCode).toBe(201);
    expect((await reply(id, 'x'.repeat(4001))).statusCode).toBe(422);
  });

  test('is refused when one writes faster than anybody can', async () => {
    const id = await open();
    const sent = [];
    for (let n = 0; n < 61; n += 1) sent.push((await reply(id, `${n}`)).statusCode);
    expect(sent.filter((status) => status === 429).length).toBeGreaterThan(0);
    const refused = await reply(id, 'more');
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'RATE_LIMITED']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });

  test('is not for viewers to write, nor to mark as read', async () => {
    const id = await open();
    const viewer = await server.signIn('viewer@north.test');
    const message = { listingId: request.id, recipientId: request.id, message: 'Hi' };
    expect((await begin(message, viewer)).statusCode).toBe(403);
    expect((await seen(id, 1, viewer)).statusCode).toBe(403);
    const page = await server.call('GET', `/chats/conversations/${id}`, { token: viewer });
    expect(page.statusCode).toBe(200);
  });
});

describe('the list of conversations', () => {
  test('is an array, newest first, of one partner, by name', async () => {
    const id = await open();
    await answer('In October.');
    const all = await server.call('GET', '/chats/conversations', {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(all.json()).toMatchObject([
      {
        sellerName: 'Sal Seller',
        leadId: request.id,
        conversation: { id },
        role: 'SELLER',
        read: false,
        unreadCount: 1,
        summary: 'In October.',
        lastSeq: 2,
      },
    ]);
    const named = async (query: string) =>
      (await server.call('GET', `/chats/conversations?${query}`, { token })).json<unknown[]>();
    expect(await named('name=sal')).toHaveLength(1);
    expect(await named('name=nobody')).toEqual([]);
    expect(await named(`partner_id=${tenants.harbour.partnerId}`)).toEqual([]);
    const foreign = `/chats/conversations?partner_id=${tenants.south.partnerId}`;
    expect((await server.call('GET', foreign, { token })).statusCode).toBe(404);
  });
});
