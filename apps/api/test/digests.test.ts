import type { Account, DigestOptOut } from '@forecourt/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { redactUrl } from '../src/http/redact.ts';
import type { Mail } from '../src/messaging/mailer.ts';
import { NO_DIGEST } from '../src/modules/notifications/digestChoice.ts';
import { sendDigests } from '../src/modules/notifications/digest.ts';
import { addCompletedRequest, openDesk } from './desk.ts';
import { catchMails } from './mailbox.ts';
import { refusedFields } from './refusedFields.ts';
import { renewSessions } from './renewSessions.ts';

/** What is unread, by email, for who chose it. The clock of the tests is at 8 AM UTC on a Monday. */
const { server, tenants, token: admin } = await openDesk('admin@north.test');
const { north, harbour } = tenants;
const sent = catchMails(server);
const agent = await server.signIn('agent@north.test');

const MONDAY = '2026-03-02T08:00:00.000Z';
let id: string;
beforeEach(async () => {
  server.clock.set(MONDAY);
  await renewSessions(server);
  await server.runJobs();
  sent.splice(0);
  await server.db.system(async (tx) => {
    await tx.deleteFrom('requests').execute();
    await tx.deleteFrom('outbox').execute();
    await tx
      .updateTable('users')
      .set({ ...NO_DIGEST, email_verified_at: server.clock.now() })
      .execute();
  });
  ({ id } = await addCompletedRequest(server, north, { email: 'sal@seller.test' }));
});

const choose = (frequency: string, time_zone?: string, token = agent) =>
  server.call('PATCH', '/api/account', {
    token,
    payload: { digest: { frequency, ...(time_zone ? { time_zone } : {}) } },
  });
const assign = (agentId: string | null, requestId = id) =>
  server.call('PUT', `/api/requests/${requestId}/agent`, {
    token: admin,
    payload: { agent_id: agentId },
  });
const write = (message: string) =>
  server.call(
    'POST',
    `/api/public/conversations/${id}/${server.services.keys.make('capture', id, 1)}`,
    { payload: { message } },
  );
/** Runs what is due at a time; the mails that went out. */
const at = async (time: string): Promise<Mail[]> => {
  server.clock.set(time);
  await sendDigests(server.services);
  await server.runJobs();
  return sent.splice(0).filter(({ unsubscribe }) => unsubscribe);
};
const keyOf = (userId: string) => userId + server.services.keys.make('digest', userId, 1);
const address = (userId: string) => `/api/public/digest_opt_outs/${keyOf(userId)}`;

test('is off until someone chooses it, and then names its time zone', async () => {
  const before = await server.call('GET', '/api/account', { token: agent });
  expect(before.json<{ account: Account }>().account.digest).toEqual({
    frequency: 'OFF',
    time_zone: null,
  });
  const chosen = await choose('DAILY', 'Europe/Tallinn');
  expect(chosen.json<{ account: Account }>().account.digest).toEqual({
    frequency: 'DAILY',
    time_zone: 'Europe/Tallinn',
  });
  expect((await choose('OFF')).json<{ account: Account }>().account.digest.time_zone).toBeNull();
});

test.each([
  [undefined, 'MISSING_FIELD'],
  ['+02:00', 'INVALID_FORMAT'],
  ['Europe/Nowhere', 'INVALID_FORMAT'],
])('is refused with the time zone %s', async (zone, code) => {
  const answer = await choose('WEEKLY', zone);
  expect([answer.statusCode, refusedFields(answer)]).toEqual([
    422,
    [{ field: 'digest.time_zone', code }],
  ]);
});

test('is refused while the address is not verified, and not sent to it', async () => {
  await choose('DAILY', 'UTC');
  await assign(north.agent);
  await server.db.direct
    .updateTable('users')
    .set({ email_verified_at: null })
    .where('id', '=', north.agent)
    .execute();
  const answer = await choose('DAILY', 'UTC');
  expect([answer.statusCode, answer.json().code]).toEqual([403, 'EMAIL_NOT_VERIFIED']);
  expect(await at('2026-03-03T07:00:00Z')).toEqual([]);
});

test('tells at 7 AM what is unread since the last, and nothing when there is nothing', async () => {
  await assign(north.agent);
  server.clock.advance(1000);
  await choose('DAILY', 'Europe/Tallinn');
  server.clock.advance(1000);
  await write('Is it <b>ready</b>?');
  await write('Hello?');
  // in Tallinn it is 6:59
  expect(await at('2026-03-03T04:59:00Z')).toEqual([]);
  const [mail, ...others] = await at('2026-03-03T05:00:00Z');
  expect([mail?.to, mail?.subject, others]).toEqual([
    'agent@north.test',
    '1 notification at North Canary Motors',
    [],
  ]);
  expect(mail?.text).toContain('- 2 new messages from Sal Seller');
  expect(mail?.text).toMatch(new RegExp(`https://forecourt.test/trade/report/${id}/seller/\\w+\n`));
  // the assignment came before the choice
  expect(mail?.text).not.toContain('assigned');
  expect(await at('2026-03-03T05:15:00Z')).toEqual([]);
  expect(await at('2026-03-04T05:00:00Z')).toEqual([]);
  await write('Hello??');
  const [next] = await at('2026-03-05T05:00:00Z');
  expect(next?.text).toContain('- 3 new messages from Sal Seller');
});

test('leaves out what was read in the meantime', async () => {
  await choose('DAILY', 'UTC');
  server.clock.advance(1000);
  await assign(north.agent);
  const payload = { partner_id: north.partnerId };
  await server.call('POST', '/api/notifications/read', { token: agent, payload });
  expect(await at('2026-03-03T07:00:00Z')).toEqual([]);
});

test('is sent once, also by servers that run it at the same time, and late after a stop', async () => {
  await choose('DAILY', 'UTC');
  server.clock.advance(1000);
  await assign(north.agent);
  server.clock.set('2026-03-05T09:30:00Z');
  await Promise.all([1, 2, 3].map(() => sendDigests(server.services)));
  expect(await at('2026-03-05T09:30:00Z')).toHaveLength(1);
});

test('comes weekly on Mondays', async () => {
  await choose('WEEKLY', 'UTC');
  server.clock.advance(1000);
  await assign(north.agent);
  expect(await at('2026-03-08T07:00:00Z')).toEqual([]);
  const [mail] = await at('2026-03-09T07:00:00Z');
  expect(mail?.text).toContain('every Monday');
});

test('is a mail for each partner, and none of where someone has left', async () => {
  await choose('DAILY', 'UTC');
  const other = await addCompletedRequest(server, harbour, { type: 'CLAIM' });
  server.clock.advance(1000);
  await assign(north.agent);
  await assign(harbour.agent, other.id);
  const mails = await at('2026-03-03T07:00:00Z');
  // the queue sends several at a time, in no order of theirs
  expect(mails.map(({ subject }) => subject).sort()).toEqual([
    '1 notification at Harbour Canary',
    '1 notification at North Canary Motors',
  ]);
  await assign(null);
  await assign(null, other.id);
  await assign(north.agent);
  await assign(harbour.agent, other.id);
  const left = (disabled_at: Date | null) =>
    server.db.direct
      .updateTable('memberships')
      .set({ disabled_at })
      .where('partner_id', '=', harbour.partnerId)
      .where('user_id', '=', harbour.agent)
      .execute();
  server.clock.advance(1000);
  await left(server.clock.now());
  const after = await at('2026-03-04T07:00:00Z');
  await left(null);
  expect(after.map(({ subject }) => subject)).toEqual(['1 notification at North Canary Motors']);
});

test('names 20 and says how many more there are', async () => {
  await choose('DAILY', 'UTC');
  server.clock.advance(1000);
  for (let time = 0; time < 22; time++) {
    await assign(north.agent);
    await assign(null);
  }
  const [mail] = await at('2026-03-03T07:00:00Z');
  expect(mail?.subject).toBe('22 notifications at North Canary Motors');
  expect(mail?.text?.match(/assigned a request to you/g)).toHaveLength(20);
  expect(mail?.text).toContain('And 2 more: https://forecourt.test/');
});

describe('the link in it', () => {
  const frequency = async () =>
    (await server.call('GET', address(north.agent))).json<{ opt_out: DigestOptOut }>().opt_out;

  test('is in the mail and its header, and not kept after it is sent', async () => {
    await choose('DAILY', 'UTC');
    server.clock.advance(1000);
    await assign(north.agent);
    const [mail] = await at('2026-03-03T07:00:00Z');
    expect(mail?.unsubscribe).toBe(`https://forecourt.test${address(north.agent)}`);
    const page = `https://forecourt.test/profile/digest/${keyOf(north.agent)}`;
    expect(mail?.text).toContain(page);
    expect(mail?.html).toContain(`href="${page}"`);
    const row = await server.db.direct
      .selectFrom('outbox')
      .where('purpose', '=', 'DIGEST')
      .select(['body', 'link'])
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain(keyOf(north.agent));
    expect(row.body).not.toContain('Sal');
    expect(redactUrl(address(north.agent))).not.toContain(keyOf(north.agent));
  });

  test('ends it by a press, not by being opened, as often as it is pressed', async () => {
    await choose('DAILY', 'UTC');
    expect(await frequency()).toEqual({
      email: 'agent@north.test',
      about: 'NOTIFICATIONS',
      frequency: 'DAILY',
    });
    expect((await frequency()).frequency).toBe('DAILY');
    for (let time = 0; time < 2; time++) {
      const answer = await server.app.inject({
        method: 'POST',
        url: address(north.agent),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'List-Unsubscribe=One-Click',
      });
      expect([answer.statusCode, answer.json().opt_out.frequency]).toEqual([200, 'OFF']);
    }
    await assign(north.agent);
    expect(await at('2026-03-03T07:00:00Z')).toEqual([]);
  });

  test('leads a browser to the page, and opens nothing for other keys', async () => {
    const answer = await server.app.inject({
      url: address(north.agent),
      headers: { accept: 'text/html' },
    });
    expect([answer.statusCode, answer.headers.location]).toEqual([
      303,
      `https://forecourt.test/profile/digest/${keyOf(north.agent)}`,
    ]);
    const wrong = [
      north.agent + server.services.keys.make('optOut', north.agent, 1),
      north.admin + server.services.keys.make('digest', north.agent, 1),
      north.agent,
    ];
    for (const key of wrong) {
      for (const method of ['GET', 'POST'] as const) {
        const tried = await server.call(method, `/api/public/digest_opt_outs/${key}`);
        expect([method, tried.statusCode]).toEqual([method, 404]);
      }
    }
  });
});
