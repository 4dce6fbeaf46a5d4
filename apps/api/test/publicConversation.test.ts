import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Answer } from '@forecourt/contract';
import { dress } from '../src/messaging/email/dress.ts';
import { json, type Row } from '../src/db/schema.ts';
import { addCompletedRequest, openDesk } from './desk.ts';
import { until } from './until.ts';

const desk = await openDesk('agent@north.test');
const { server, tenants } = desk;
let { token } = desk;
let request: Row<'requests'>;

type Page = Answer<'getPublicConversation'>;
const HOUR = 3_600_000;
const PHONE = '+37255512345';

beforeEach(async () => {
  server.clock.advance(120_000);
  await server.runJobs();
  await server.db.system(async (tx) => {
    await tx.deleteFrom('requests').execute();
    await tx.deleteFrom('outbox').execute();
  });
  request = await addRequest({ phone: PHONE, email: null });
});

const addRequest = (contact: { phone: string | null; email: string | null }) =>
  addCompletedRequest(server, tenants.north, contact);

type Kind = 'capture' | 'offer' | 'public' | 'conversation';
const at = (key: string, id = request.id) => `/api/public/conversations/${id}/${key}`;
const by = (kind: Kind, id = request.id) => server.services.keys.make(kind, id, 1);
const get = (key: string, query = '') => server.call('GET', `${at(key)}?${query}`);
const page = async (key: string, query = '') => (await get(key, query)).json<Page>();
const write = (key: string, message: string) =>
  server.call('POST', at(key), { payload: { message } });
const tell = async (message: string, recipientId = request.id): Promise<string> => {
  const payload = { listingId: request.id, recipientId, message };
  const sent = await server.call('POST', '/chats/conversations', { token, payload });
  return sent.json<Answer<'createConversation'>>().conversation.id;
};
const outbox = () =>
  server.db.system((tx) =>
    tx
      .selectFrom('outbox')
      .where('purpose', '=', 'MESSAGE')
      .orderBy('inserted_at')
      .selectAll()
      .execute(),
  );

describe('a link', () => {
  test('of the owner opens the conversation with the seller, before and after there is one', async () => {
    expect(await page(by('capture'))).toMatchObject({
      conversation: { partner: { name: 'North Canary Motors' }, role: 'SELLER', lastSeq: 0 },
      messages: [],
    });
    expect((await write(by('offer'), 'How long does it take?')).statusCode).toBe(201);
    await tell('A day.');
    const seen = await page(by('capture'));
    expect(seen.messages.map(({ mine, message }) => [mine, message])).toEqual([
      [false, 'A day.'],
      [true, 'How long does it take?'],
    ]);
  });

  test('of a conversation opens that one alone', async () => {
    const seller = await tell('To the seller');
    const buyer = await tell('To the dealer', tenants.north.dealerId);
    expect((await page(by('conversation', seller))).messages).toMatchObject([
      { message: 'To the seller' },
    ]);
    const dealers = await page(by('conversation', buyer));
    expect(dealers).toMatchObject({
      conversation: { role: 'BUYER', name: 'North Canary Motors dealer' },
      messages: [{ message: 'To the dealer' }],
    });
    expect(JSON.stringify(dealers)).not.toContain('Sal Seller');
  });

  test('to the public report opens no conversation: it is passed on', async () => {
    await tell('Between us');
    for (const key of [by('public'), by('conversation', request.id), 'x'.repeat(22)]) {
      expect((await get(key)).statusCode).toBe(404);
      expect((await write(key, 'Hello')).statusCode).toBe(404);
    }
  });

  test('is over when it is revoked or the request is put away', async () => {
    const id = await tell('Hello');
    expect((await get(by('conversation', id))).statusCode).toBe(200);
    const rename = (set: object, table: 'threads' | 'requests') =>
      server.db.system((tx) => tx.updateTable(table).set(set).execute());
    await rename({ key_version: 2 }, 'threads');
    expect((await get(by('conversation', id))).statusCode).toBe(404);
    await rename({ key_version: 1 }, 'threads');
    await rename({ status: 'ARCHIVED' }, 'requests');
    expect((await get(by('conversation', id))).statusCode).toBe(404);
    expect((await get(by('capture'))).statusCode).toBe(404);
  });

  test('tells nothing but what the page shows', async () => {
    await tell('Hello');
    const { body, headers } = await get(by('capture'));
    const answer = JSON.parse(body) as Page;
    expect(Object.keys(answer.conversation).sort()).toEqual(
      [
        'car',
        'flow',
        'lastSeq',
        'locales',
        'logo',
        'name',
        'partner',
        'readSeq',
        'role',
        'theirReadSeq',
        'theme',
      ].sort(),
    );
    expect(Object.keys(answer.messages[0] ?? {}).sort()).toEqual(
      ['attachments', 'clientKey', 'id', 'insertedAt', 'message', 'mine', 'seq'].sort(),
    );
    for (const secret of [PHONE, tenants.north.agent, 'north agent', tenants.north.partnerId]) {
      expect(body).not.toContain(secret);
    }
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    });
  });

  test('offers the partner’s languages, by the addresses of its own files', async () => {
    const uniqueId = tenants.north.customisations.TRADE;
    const file = (code: string) => `/translations/${uniqueId}/${code}`;
    const english = { local_name: 'English', locale_code: 'en-US', data: { bo: file('en-US') } };
    expect((await page(by('capture'))).conversation.locales).toEqual({
      default: 'en-US',
      list: [english],
    });
    const french = { local_name: 'Français', locale_code: 'fr-FR' };
    const list = [
      { local_name: 'English', locale_code: 'en-US' },
      { ...french, version: 'v1' },
    ];
    const offer = (locales: object) =>
      server.db.system((tx) =>
        tx
          .updateTable('partners')
          .set({ locales: json(locales) })
          .where('id', '=', tenants.north.partnerId)
          .execute(),
      );
    await offer({ default: 'fr-FR', list });
    expect((await page(by('capture'))).conversation.locales).toEqual({
      default: 'fr-FR',
      list: [english, { ...french, data: { bo: `${file('fr-FR')}?v=v1&for=pages` } }],
    });
    await offer({});
  });

  test('is slowed down when it writes without end', async () => {
    const sent = [];
    for (let n = 0; n < 22; n += 1) sent.push((await write(by('capture'), `${n}`)).statusCode);
    expect(sent.slice(0, 20)).toEqual(Array(20).fill(201));
    expect(sent.at(-1)).toBe(429);
  });
});

describe('waiting', () => {
  const waitFor = (query: string) => get(by('capture'), query);
  /** From now on only an event ends a wait, not its time. Waits until so many have begun. */
  const watchWaits = () => {
    const { waiting } = server.services;
    const { begin } = waiting;
    const begun = vi
      .spyOn(waiting, 'begin')
      .mockImplementation((awaited, who) => begin(awaited, who, HOUR));
    return (count: number) => until(() => begun.mock.calls.length >= count);
  };
  afterEach(() => void vi.restoreAllMocks());

  test('ends as soon as there is a message', async () => {
    await tell('One');
    const begun = watchWaits();
    const waiting = waitFor('since=1&wait=20');
    await begun(1);
    await tell('Two');
    const answer = (await waiting).json<Page>();
    expect(answer.messages.map(({ message }) => message)).toEqual(['Two']);
  });

  test('ends as soon as the other side has read', async () => {
    await write(by('capture'), 'One');
    const begun = watchWaits();
    const waiting = waitFor('since=1&wait=20&read_by_them=0');
    await begun(1);
    const id = await server.db.system((tx) =>
      tx.selectFrom('threads').select('id').executeTakeFirstOrThrow(),
    );
    await server.call('POST', `/chats/conversations/${id.id}/read`, { token, payload: { seq: 1 } });
    expect((await waiting).json<Page>().conversation.theirReadSeq).toBe(1);
  });

  test('answers at once when something is new already', async () => {
    await tell('One');
    watchWaits();
    expect((await waitFor('since=0&wait=20')).json<Page>().messages).toHaveLength(1);
  });

  test('is answered in the end when nothing is new', async () => {
    await tell('One');
    const begin = vi.spyOn(server.services.waiting, 'begin');
    expect((await waitFor('since=1&wait=1')).json<Page>().messages).toEqual([]);
    expect(begin.mock.calls.map(([, , ms]) => ms)).toEqual([1000]);
  });

  test('of a seller hears of the first message of all', async () => {
    const begun = watchWaits();
    const waiting = waitFor('since=0&wait=20');
    await begun(1);
    await tell('First');
    expect((await waiting).json<Page>().messages).toMatchObject([{ message: 'First' }]);
  });

  test('in too many pages at once is refused', async () => {
    await tell('One');
    const begun = watchWaits();
    const held = Array.from({ length: 6 }, () => waitFor('since=1&wait=20'));
    await begun(6);
    expect((await waitFor('since=1&wait=20')).statusCode).toBe(429);
    await tell('Two');
    expect((await Promise.all(held)).map(({ statusCode }) => statusCode)).toEqual(
      Array(6).fill(200),
    );
  });
});

describe('a notice', () => {
  const link = (id: string) =>
    `https://forecourt.test/trade/report/public/${request.id}/${by('conversation', id)}/messages`;

  test('goes out once for several messages, with the link, by SMS to a phone', async () => {
    const id = await tell('One');
    await tell('Two');
    await server.runJobs();
    expect(await outbox()).toMatchObject([
      { channel: 'SMS', recipient: PHONE, status: 'SENT', link: link(id), request_id: null },
    ]);
    expect((await outbox())[0]?.body).toBe(
      `North Canary Motors wrote to you. Read and reply: ${link(id)}`,
    );
    await tell('Three');
    await server.runJobs();
    expect(await outbox()).toHaveLength(1);
  });

  test('does not go to a reader who is up to date', async () => {
    await tell('One');
    await server.call('POST', `${at(by('capture'))}/read`, { payload: { seq: 1 } });
    await server.runJobs();
    expect(await outbox()).toEqual([]);
  });

  test('goes again after they have read, and after a day', async () => {
    await tell('One');
    await server.runJobs();
    await server.call('POST', `${at(by('capture'))}/read`, { payload: { seq: 1 } });
    await tell('Two');
    await server.runJobs();
    expect(await outbox()).toHaveLength(2);
    server.clock.advance(25 * 60 * 60 * 1000);
    token = await server.signIn('agent@north.test');
    await tell('Three');
    await server.runJobs();
    expect(await outbox()).toHaveLength(3);
  });

  test('leaves the request’s status and timeline alone', async () => {
    const facts = () =>
      server.db.system(async (tx) => [
        await tx.selectFrom('requests').where('id', '=', request.id).selectAll().execute(),
        await tx
          .selectFrom('request_events')
          .where('request_id', '=', request.id)
          .selectAll()
          .execute(),
      ]);
    const before = await facts();
    await tell('One');
    await server.runJobs();
    expect(await outbox()).toHaveLength(1);
    expect(await facts()).toEqual(before);
  });

  test('shows markup and turned text as plain text in an email', async () => {
    request = await addRequest({ phone: null, email: 'sal@example.com' });
    await tell('<script>alert(1)</script>\u202e\u0007 & co');
    await server.runJobs();
    const [mail] = await outbox();
    expect(mail).toMatchObject({
      channel: 'EMAIL',
      subject: 'New message from North Canary Motors',
    });
    const { html } = await dress(server.services, mail!);
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; co');
    for (const raw of ['<script', '\u202e', '\u0007']) expect(html).not.toContain(raw);
    expect(mail?.body).toContain('“<script>alert(1)</script> & co”');
  });

  test('to a dealer goes by email', async () => {
    await tell('An estate came in', tenants.north.dealerId);
    await server.runJobs();
    expect(await outbox()).toMatchObject([{ channel: 'EMAIL', recipient: 'dealer@north.test' }]);
  });
});
