import type { Account, DigestOptOut } from '@forecourt/contract';
import { seeded } from '@forecourt/contract/fixtures';
import { beforeEach, describe, expect, test } from 'vitest';
import type { RequestEventType } from '../src/db/schema.ts';
import type { Mail } from '../src/messaging/mailer.ts';
import { sendWeeklyMails } from '../src/modules/insights/weeklyMail.ts';
import { openDesk } from './desk.ts';
import { makeRequest, median, setZone, type Made } from './insightsHouse.ts';
import { catchMails } from './mailbox.ts';
import { renewSessions } from './renewSessions.ts';

/** The figures of the week before, by email on Mondays, for who chose them. */
const { server, tenants } = await openDesk('admin@north.test');
const { north, south } = tenants;
const sent = catchMails(server);
const agent = await server.signIn('agent@north.test');
const viewer = await server.signIn('viewer@north.test');

/** A Friday; the week that is told is from 2 to 8 March, on Monday the 9th. */
const CHOSEN = '2026-03-06T08:00:00.000Z';
const MINUTE = 60_000;

beforeEach(async () => {
  server.clock.set(CHOSEN);
  await renewSessions(server);
  await server.runJobs();
  sent.splice(0);
  await server.db.system(async (tx) => {
    await tx.deleteFrom('requests').execute();
    await tx.deleteFrom('outbox').execute();
    await tx
      .updateTable('users')
      .set({ insights_mail_since: null, email_verified_at: server.clock.now() })
      .execute();
    await tx.updateTable('memberships').set({ insights_mail_week: null }).execute();
  });
  await setZone(server, 'America/New_York');
});

const choose = (insights_mail: boolean, token = agent) =>
  server.call('PATCH', '/api/account', { token, payload: { insights_mail } });
/** Runs what is due at a time; the mails that went out. */
const at = async (time: string): Promise<Mail[]> => {
  server.clock.set(time);
  await sendWeeklyMails(server.services);
  await server.runJobs();
  return sent.splice(0).filter(({ unsubscribe }) => unsubscribe);
};
const addressesOf = (mails: Mail[]) => mails.map(({ to }) => to).sort();
const make = (made: Partial<Made> = {}) =>
  makeRequest(server, { tenant: north, at: new Date('2026-03-04T12:00Z'), ...made });
const keyOf = (kind: 'digest' | 'insights', userId: string) =>
  userId + server.services.keys.make(kind, userId, 1);

const STEPS = ['SENT', 'OPENED', 'STARTED', 'COMPLETED', 'OFFER_MADE', 'OFFER_ACCEPTED', 'SOLD'];
const LABELS = [
  'Sent',
  'Opened',
  'Started',
  'Completed',
  'Offer made',
  'Offer accepted',
  'Sold',
] as const;

/** A request that came so far, with the same time before each step. */
function cameTo(steps: number, day: string, minutes: number): Partial<Made> {
  const begin = new Date(`${day}T15:00Z`);
  return {
    at: begin,
    events: STEPS.slice(0, steps).map((type, place) => ({
      type: type as RequestEventType,
      at: new Date(begin.getTime() + (place + 1) * minutes * MINUTE),
    })),
  };
}

test('is off until someone chooses it, and only for an address that is verified', async () => {
  const account = async () =>
    (await server.call('GET', '/api/account', { token: agent })).json<{ account: Account }>()
      .account;
  expect((await account()).insights_mail).toBe(false);
  const chosen = await choose(true);
  expect(chosen.json<{ account: Account }>().account.insights_mail).toBe(true);
  expect((await account()).insights_mail).toBe(true);
  await choose(false);
  await server.db.direct
    .updateTable('users')
    .set({ email_verified_at: null })
    .where('id', '=', north.agent)
    .execute();
  const refused = await choose(true);
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'EMAIL_NOT_VERIFIED']);
  expect((await account()).insights_mail).toBe(false);
});

test('comes on Monday at 7 AM of the partner’s clock, once, and only to who chose it', async () => {
  await make();
  await choose(true);
  // in New York, where the clocks went forward the day before, it is 6:59
  expect(await at('2026-03-09T10:59:00Z')).toEqual([]);
  expect(addressesOf(await at('2026-03-09T11:00:00Z'))).toEqual(['agent@north.test']);
  expect(await at('2026-03-09T11:15:00Z')).toEqual([]);
  // neither a change of the clock nor of the choice brings it again
  await setZone(server, 'America/Los_Angeles');
  await choose(false);
  await choose(true);
  expect(await at('2026-03-09T15:00:00Z')).toEqual([]);
});

test('is sent once by servers that run it at the same time', async () => {
  await make();
  await choose(true);
  await choose(true, viewer);
  server.clock.set('2026-03-09T12:00:00Z');
  await Promise.all([1, 2, 3].map(() => sendWeeklyMails(server.services)));
  expect(addressesOf(await at('2026-03-09T12:00:00Z'))).toEqual([
    'agent@north.test',
    'viewer@north.test',
  ]);
});

test('comes late on that day after a stop, and not on the day after', async () => {
  await make();
  await choose(true);
  expect(await at('2026-03-10T04:00:00Z')).toEqual([]);
  await make({ at: new Date('2026-03-11T12:00Z') });
  expect(await at('2026-03-17T03:59:00Z')).toHaveLength(1);
});

test('comes from the Monday after the choice on', async () => {
  await make();
  server.clock.set('2026-03-09T11:00:00.001Z');
  await renewSessions(server);
  await choose(true);
  expect(await at('2026-03-09T12:00:00Z')).toEqual([]);
});

test('says nothing of a week without requests', async () => {
  await choose(true);
  await make({ at: new Date('2026-02-25T12:00Z') });
  await make({ at: new Date('2026-03-09T05:00Z') });
  await make({ tenant: south });
  expect(await at('2026-03-09T11:00:00Z')).toEqual([]);
});

test('is not for those who have left, nor of a partner that may not send', async () => {
  await make();
  await choose(true);
  await choose(true, viewer);
  const membership = (disabled_at: Date | null) =>
    server.db.direct
      .updateTable('memberships')
      .set({ disabled_at })
      .where('user_id', '=', north.agent)
      .execute();
  const verified = (verified_at: Date | null) =>
    server.db.direct.updateTable('partners').set({ verified_at }).execute();
  const { verified_at } = await server.db.direct
    .selectFrom('partners')
    .where('id', '=', north.partnerId)
    .select('verified_at')
    .executeTakeFirstOrThrow();
  await verified(null);
  expect(await at('2026-03-09T11:00:00Z')).toEqual([]);
  await verified(verified_at);
  await membership(server.clock.now());
  const mails = await at('2026-03-09T11:15:00Z');
  await membership(null);
  expect(addressesOf(mails)).toEqual(['viewer@north.test']);
});

test('its figures are those of the raw requests, and of no other partner', async () => {
  const random = seeded('weekly mail');
  const weeks = { now: '2026-03-0', before: '2026-02-2' };
  const made = { now: [] as Partial<Made>[], before: [] as Partial<Made>[] };
  for (const week of ['now', 'before'] as const) {
    for (let i = 0; i < 30; i++) {
      const day = `${weeks[week]}${week === 'now' ? random.int(2, 8) : random.int(3, 8)}`;
      const one = cameTo(random.int(0, 7), day, random.int(1, 600));
      made[week].push(one);
      await make(one);
      await make({ ...one, tenant: south });
    }
  }
  await choose(true);
  const [mail] = await at('2026-03-09T11:00:00Z');
  const lines = (mail?.text ?? '').split('\n').map((line) => line.trim());
  const reached = (of: Partial<Made>[], step: number) =>
    of.filter(({ events = [] }) => events.length > step);
  const seconds = (of: Partial<Made>[], step: number) => {
    const times = reached(of, step).map(({ events, at: begin }) => {
      const [time, since] = [events![step]!.at, step === 0 ? begin! : events![step - 1]!.at];
      return (time.getTime() - since.getTime()) / 1000;
    });
    return times.length < 5 ? null : median(times);
  };
  const inWords = (value: number | null) => {
    if (value === null) return '–';
    const minutes = value / 60;
    if (minutes < 120) return `${Math.round(minutes)} min`;
    return `${Math.round(minutes / 60)} hr`;
  };
  expect(mail?.subject).toBe('30 requests last week at North Canary Motors');
  expect(lines).toContain('Requests: 30 (30)');
  for (const [step, label] of LABELS.entries()) {
    const counts = `${label}: ${reached(made.now, step).length} (${reached(made.before, step).length})`;
    const time = seconds(made.now, step);
    const times = `median time ${inWords(time)} (${inWords(seconds(made.before, step))})`;
    expect(lines).toContain(time === null ? counts : `${counts}, ${times}`);
  }
});

test('says what got worse where there are enough, and who is stuck as a number with a link', async () => {
  for (let i = 0; i < 10; i++) await make(cameTo(i < 8 ? 4 : 1, '2026-02-25', 10));
  for (let i = 0; i < 6; i++) await make(cameTo(i < 2 ? 4 : 1, '2026-03-04', 10));
  // too few to say anything of
  for (let i = 0; i < 4; i++) await make({ ...cameTo(4, '2026-02-25', 10), type: 'CLAIM' });
  await make({ ...cameTo(1, '2026-03-04', 10), type: 'CLAIM' });
  const paused = await make({ at: new Date('2026-03-08T12:00Z') });
  await server.db.direct
    .updateTable('requests')
    .set({ status: 'IN_PROGRESS', last_activity_at: new Date('2026-03-09T10:00Z') })
    .where('id', '=', paused.id)
    .execute();
  await choose(true);
  const [mail] = await at('2026-03-09T11:00:00Z');
  const text = mail?.text ?? '';
  const [, worse] = /Worse than the week before:\n((?:.+\n)+)/.exec(text) ?? [];
  expect(worse?.trim().split('\n')).toEqual([
    'Trade: 6 requests were sent, 10 the week before',
    'Trade: 33% of the requests sent were opened, 80% the week before',
  ]);
  expect(text).toContain(
    'Trade: 1 customer is stuck in a report right now:\n\nhttps://forecourt.test/insights?flow=trade',
  );
  expect(text).toContain(
    'https://forecourt.test/insights?flow=claim&from=2026-03-02&to=2026-03-08',
  );
  expect(text).toContain('https://forecourt.test/insights?from=2026-03-02&to=2026-03-08');
  expect(text).not.toContain(
    'stuck in a report right now:\n\nhttps://forecourt.test/insights?flow=claim',
  );
});

test('names no customer and no colleague, also where names are on', async () => {
  await make({ ...cameTo(7, '2026-03-04', 10), agentId: north.viewer });
  await choose(true);
  const [mail] = await at('2026-03-09T11:00:00Z');
  const { name } = await server.db.direct
    .selectFrom('users')
    .where('id', '=', north.viewer)
    .select('name')
    .executeTakeFirstOrThrow();
  for (const text of [mail?.text, mail?.html]) {
    expect(text).not.toContain(name);
    for (const word of ['Customer', '37255512345', 'customer@example.com']) {
      expect(text).not.toContain(word);
    }
  }
});

describe('the link in it', () => {
  const address = (key: string) => `/api/public/digest_opt_outs/${key}`;
  const key = keyOf('insights', north.agent);

  test('is in the mail and its header, and not kept after it is sent', async () => {
    await make();
    await choose(true);
    const [mail] = await at('2026-03-09T11:00:00Z');
    expect(mail?.unsubscribe).toBe(`https://forecourt.test${address(key)}`);
    expect(mail?.text).toContain(`https://forecourt.test/profile/digest/${key}`);
    const row = await server.db.direct
      .selectFrom('outbox')
      .where('purpose', '=', 'INSIGHTS')
      .select(['body', 'link'])
      .executeTakeFirstOrThrow();
    expect(row.link).toBeNull();
    expect(row.body).not.toContain('Requests');
  });

  test('ends these mails by a press, and no digest; that of a digest ends no figures', async () => {
    await choose(true);
    await server.call('PATCH', '/api/account', {
      token: agent,
      payload: { digest: { frequency: 'DAILY', time_zone: 'UTC' } },
    });
    const opened = await server.call('GET', address(key));
    const about = { email: 'agent@north.test', about: 'INSIGHTS' };
    expect(opened.json<{ opt_out: DigestOptOut }>().opt_out).toEqual({
      ...about,
      frequency: 'WEEKLY',
    });
    for (let time = 0; time < 2; time++) {
      const answer = await server.app.inject({
        method: 'POST',
        url: address(key),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'List-Unsubscribe=One-Click',
      });
      expect(answer.json().opt_out).toEqual({ ...about, frequency: 'OFF' });
    }
    const account = async () =>
      (await server.call('GET', '/api/account', { token: agent })).json<{ account: Account }>()
        .account;
    expect(await account()).toMatchObject({ insights_mail: false, digest: { frequency: 'DAILY' } });
    await choose(true);
    await server.call('POST', address(keyOf('digest', north.agent)));
    expect(await account()).toMatchObject({ insights_mail: true, digest: { frequency: 'OFF' } });
  });

  test('opens nothing for another’s key', async () => {
    const wrong = north.admin + server.services.keys.make('insights', north.agent, 1);
    for (const method of ['GET', 'POST'] as const) {
      expect((await server.call(method, address(wrong))).statusCode).toBe(404);
    }
  });
});
