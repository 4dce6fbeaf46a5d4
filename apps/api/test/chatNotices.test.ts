import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Answer } from '@forecourt/contract';
import { json, type Row } from '../src/db/schema.ts';
import { SendError } from '../src/messaging/sendError.ts';
import { NOTICE_DELAY_MS } from '../src/modules/messages/notice.ts';
import { addCompletedRequest, openDesk } from './desk.ts';
import { refusedFields } from './refusedFields.ts';

const { server, tenants, token } = await openDesk('agent@north.test');
const ABROAD = '+13055550168';
const EMAIL = 'sal@example.com';
let request: Row<'requests'>;

beforeEach(async () => {
  server.clock.advance(120_000);
  await server.db.system((tx) => tx.deleteFrom('requests').execute());
  await server.db.system((tx) => tx.deleteFrom('outbox').execute());
  await setCountries(['372']);
  request = await addCompletedRequest(server, tenants.north, { phone: ABROAD, email: EMAIL });
});
afterEach(() => vi.restoreAllMocks());

const setCountries = (codes: string[]) =>
  server.db.system((tx) =>
    tx
      .updateTable('partners')
      .set({ sms_countries: json(codes) })
      .execute(),
  );
let keys = 0;
const headers = (as = token) => ({
  authorization: `Bearer ${as}`,
  'idempotency-key': `k${(keys += 1)}`,
});
/** Writes to the seller or a dealer, and waits until they are notified. */
const tell = async (message = 'Do you have the papers?', recipientId = request.id) => {
  const payload = { listingId: request.id, recipientId, message };
  const sent = await server.call('POST', '/chats/conversations', { payload, headers: headers() });
  server.clock.advance(NOTICE_DELAY_MS);
  await server.runJobs();
  return sent.json<Answer<'createConversation'>>().conversation.id;
};
const details = async (id: string) => {
  const got = await server.call('GET', `/chats/conversations/${id}`, { token });
  return got.json<Answer<'getConversation'>>().conversation;
};
const thread = async (id: string) => {
  const list = await server.call('GET', `/api/leads/messages?lead_id=${request.id}`, { token });
  return list.json<Answer<'listThreads'>>().threads.find((one) => one.id === id);
};
const notify = (id: string, channel: string, as = token) =>
  server.call('POST', `/chats/conversations/${id}/notice`, {
    payload: { channel },
    headers: headers(as),
  });
const copy = (id: string, as = token) =>
  server.call('POST', `/chats/conversations/${id}/link`, { token: as });
const events = async () =>
  (await server.call('GET', `/api/requests/${request.id}/events`, { token })).json().events;
const readAll = async (id: string) => {
  const { lastSeq } = await details(id);
  const key = server.services.keys.make('conversation', id, 1);
  const path = `/api/public/conversations/${request.id}/${key}/read`;
  return server.call('POST', path, { payload: { seq: lastSeq } });
};

describe('a notice that cannot go to a seller abroad', () => {
  const failed = { state: 'FAILED', channel: 'SMS', reason: 'COUNTRY_NOT_ALLOWED' };

  test('shows in the conversation, in the list of all, and in the timeline, with the reason', async () => {
    const threadChanged = vi.spyOn(server.services.realtime, 'threadChanged');
    const id = await tell();
    expect(await details(id)).toMatchObject({ notice: failed, channels: ['SMS', 'EMAIL'] });
    expect((await thread(id))?.notice).toMatchObject(failed);
    expect((await events()).at(-1)).toMatchObject({
      type: 'DELIVERY_FAILED',
      detail: 'COUNTRY_NOT_ALLOWED',
      about: 'CHAT',
    });
    const place = { partnerId: tenants.north.partnerId, threadId: id };
    expect(threadChanged).toHaveBeenLastCalledWith(expect.anything(), place);
  });

  test('goes by email in one call, and the timeline says so', async () => {
    const id = await tell();
    const sent = await notify(id, 'EMAIL');
    expect([sent.statusCode, sent.json().conversation.notice]).toEqual([
      200,
      expect.objectContaining({ state: 'QUEUED', channel: 'EMAIL' }),
    ]);
    await server.runJobs();
    expect((await details(id)).notice).toMatchObject({ state: 'SENT', channel: 'EMAIL' });
    expect((await events()).at(-1)).toMatchObject({ type: 'SENT', about: 'CHAT' });
  });

  test('is refused by text message with the reason, until the country is allowed', async () => {
    const id = await tell();
    const refused = await notify(id, 'SMS');
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'COUNTRY_NOT_ALLOWED']);
    expect(refusedFields(refused)).toEqual([{ field: 'phone', code: 'COUNTRY_NOT_ALLOWED' }]);
    await setCountries(['1']);
    expect((await notify(id, 'SMS')).statusCode).toBe(200);
    await server.runJobs();
    expect((await details(id)).notice).toMatchObject({ state: 'SENT', channel: 'SMS' });
  });

  test('can be passed on by the link, and the timeline says who took it', async () => {
    const id = await tell();
    const { link } = (await copy(id)).json();
    const opened = await server.call(
      'GET',
      `/api/public/conversations/${request.id}/${link.split('/').at(-2)}`,
    );
    expect(opened.json().messages).toHaveLength(1);
    expect((await events()).at(-1)).toMatchObject({
      type: 'CONVERSATION_LINK_COPIED',
      actor: { kind: 'STAFF', name: 'north agent' },
    });
  });

  test('says nothing anymore once the seller has read', async () => {
    const id = await tell();
    await readAll(id);
    expect((await details(id)).notice).toBeNull();
    expect((await notify(id, 'EMAIL')).statusCode).toBe(409);
  });

  test('is tried again with the next message, since it told no one', async () => {
    const id = await tell();
    await setCountries(['1']);
    await tell('Are you there?');
    expect((await details(id)).notice).toMatchObject({ state: 'SENT', channel: 'SMS' });
    expect((await events()).at(-1)).toMatchObject({ type: 'SENT', about: 'CHAT' });
  });
});

test('a notice that the provider refuses shows as not delivered, on each channel', async () => {
  await setCountries(['1']);
  const { sms, mailer } = server.services;
  vi.spyOn(sms, 'send').mockRejectedValue(
    new SendError('no', 'NUMBER_REJECTED', { isFinal: true }),
  );
  vi.spyOn(mailer, 'send').mockRejectedValue(
    new SendError('no', 'MAILBOX_UNKNOWN', { isFinal: true }),
  );
  const id = await tell();
  expect((await details(id)).notice).toMatchObject({ channel: 'SMS', reason: 'NUMBER_REJECTED' });
  const dealers = await tell('An estate came in', tenants.north.dealerId);
  const failed = { state: 'FAILED', channel: 'EMAIL', reason: 'MAILBOX_UNKNOWN' };
  expect((await details(dealers)).notice).toMatchObject(failed);
});

test('no one but the partner’s agents may notify the other side or take their link', async () => {
  const id = await tell();
  const viewer = await server.signIn('viewer@north.test');
  const stranger = await server.signIn('agent@south.test');
  const statuses = [];
  for (const as of [viewer, stranger]) {
    statuses.push((await notify(id, 'EMAIL', as)).statusCode, (await copy(id, as)).statusCode);
  }
  expect(statuses).toEqual([403, 403, 404, 404]);
});

test('without a number or an address there is only the link', async () => {
  request = await addCompletedRequest(server, tenants.north, {});
  await server.db.system((tx) =>
    tx
      .updateTable('requests')
      .set({ phone: null, email: null })
      .where('id', '=', request.id)
      .execute(),
  );
  const id = await tell();
  expect(await details(id)).toMatchObject({ notice: null, channels: [] });
  const refused = await notify(id, 'EMAIL');
  expect(refusedFields(refused)).toEqual([{ field: 'channel', code: 'MISSING_FIELD' }]);
  expect((await copy(id)).statusCode).toBe(200);
});
