import type { InsightsMember } from '@forecourt/contract';
import { type Random, seeded } from '@forecourt/contract/fixtures';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { RequestEventType, Row } from '../src/db/schema.ts';
import { newId } from '../src/domain/id.ts';
import { dayIn } from '../src/domain/timeZone.ts';
import { openDesk } from './desk.ts';
import { makeRequest, median, setZone } from './insightsHouse.ts';
import type { Tenant } from './tenants.ts';

const { server, tenants } = await openDesk('admin@north.test');
const { north, south } = tenants;
const viewer = await server.signIn('viewer@north.test');
const stranger = await server.signIn('admin@south.test');

const MINUTE = 60_000;
const LAST = new Date('2026-05-02T12:00Z');
const WAYS = {
  TRADE: ['SENT', 'COMPLETED', 'OFFER_MADE', 'SOLD'],
  CLAIM: ['SENT', 'COMPLETED', 'CONCLUDED'],
} as const satisfies Record<string, readonly RequestEventType[]>;

beforeEach(async () => {
  await server.db.system((tx) => tx.deleteFrom('requests').execute());
  await setZone(server, 'UTC');
});

const ask = (query: Record<string, string>, token = viewer, partner = north.partnerId) => {
  const search = new URLSearchParams({ partner_id: partner, type: 'TRADE', ...query });
  return server.call('GET', `/api/insights/team?${search}`, { token });
};
const team = async (query: Record<string, string>): Promise<InsightsMember[]> => {
  const reply = await ask(query);
  expect([reply.statusCode, reply.body.slice(0, 200)]).toEqual([200, expect.anything()]);
  return reply.json<{ members: InsightsMember[] }>().members;
};

/** A request that comes some way, with conversations in which either side writes first. */
async function makeWork(random: Random, tenant: Tenant, type: 'TRADE' | 'CLAIM'): Promise<void> {
  const at = new Date(LAST.getTime() - random.int(0, 90 * 24 * 60) * MINUTE);
  const later = (minutes: number) => new Date(at.getTime() + minutes * MINUTE);
  const events = WAYS[type]
    .slice(0, random.int(0, WAYS[type].length))
    .map((step, index) => ({ type: step, at: later(index * 60) }));
  const agentId = random.pick([tenant.agent, tenant.admin, null]);
  const request = await makeRequest(server, { tenant, type, at, agentId, events });
  await server.db.system(async (tx) => {
    const { partnerId: partner_id } = tenant;
    for (let talks = random.int(0, 2); talks > 0; talks--) {
      const thread_id = newId(at);
      const sides = Array.from({ length: random.int(1, 5) }, () =>
        random.pick(['BUYER', 'AGENT'] as const),
      );
      await tx
        .insertInto('threads')
        .values({
          id: thread_id,
          partner_id,
          lead_id: request.id,
          initiator: 'BUYER_AGENT',
          sender_type: sides.at(-1)!,
          info: '{}',
          inserted_at: at,
          last_message_at: at,
        })
        .execute();
      let minutes = 0;
      for (const [index, sender_type] of sides.entries()) {
        minutes += random.int(0, 500);
        await tx
          .insertInto('messages')
          .values({
            id: newId(at),
            partner_id,
            thread_id,
            message: 'Hello',
            sender_type,
            inserted_at: later(minutes),
            seq: index + 1,
          })
          .execute();
      }
    }
  });
}

/** Counts by reading every row one after the other. */
async function recount(type: 'TRADE' | 'CLAIM', days: { from: string; to: string }) {
  const all = await server.db.system(async (tx) => ({
    requests: await tx.selectFrom('requests').selectAll().execute(),
    events: await tx.selectFrom('request_events').selectAll().execute(),
    threads: await tx.selectFrom('threads').selectAll().execute(),
    messages: await tx.selectFrom('messages').selectAll().orderBy('seq').execute(),
    users: await tx.selectFrom('users').select(['id', 'name']).execute(),
    partners: await tx.selectFrom('partners').selectAll().execute(),
  }));
  const zone = all.partners.find(({ id }) => id === north.partnerId)!.time_zone;
  const own = all.requests.filter(
    (request) => request.partner_id === north.partnerId && request.request_type === type,
  );
  const members: InsightsMember[] = [];
  for (const id of [north.admin, north.agent, null]) {
    const theirs = own.filter(({ agent_id: agent }) => agent === id);
    const made = theirs.filter((request) => {
      const day = dayIn(zone, request.inserted_at);
      return day >= days.from && day <= days.to;
    });
    const furthest = (request: Row<'requests'>) =>
      Math.max(
        ...all.events
          .filter((event) => event.request_id === request.id)
          .map((event) => (WAYS[type] as readonly RequestEventType[]).indexOf(event.type)),
      );
    const reached = (step: RequestEventType) => {
      const place = (WAYS[type] as readonly RequestEventType[]).indexOf(step);
      return place < 0 ? 0 : made.filter((request) => furthest(request) >= place).length;
    };
    const threadsOf = (requests: Row<'requests'>[]) =>
      all.threads.filter(({ lead_id: lead }) => requests.some((request) => request.id === lead));
    const seconds = threadsOf(made).flatMap((thread) => {
      const said = all.messages.filter(({ thread_id: of }) => of === thread.id);
      const question = said.findIndex(({ sender_type: side }) => side !== 'AGENT');
      const reply = said.find(({ sender_type: side }, at) => side === 'AGENT' && at > question);
      if (question < 0 || !reply) return [];
      return [(reply.inserted_at.getTime() - said[question]!.inserted_at.getTime()) / 1000];
    });
    members.push({
      whose: id === null ? 'NONE' : 'MEMBER',
      id,
      name: all.users.find((user) => user.id === id)?.name ?? null,
      requests: made.length,
      sent: reached('SENT'),
      completed: reached('COMPLETED'),
      offered: reached('OFFER_MADE'),
      finished: reached(type === 'TRADE' ? 'SOLD' : 'CONCLUDED'),
      median_seconds_to_answer: seconds.length < 5 ? null : Math.round(median(seconds)),
      open_conversations: threadsOf(theirs).filter(({ sender_type: side }) => side !== 'AGENT')
        .length,
    });
  }
  return members;
}

const byId = (members: readonly InsightsMember[]) =>
  Object.fromEntries(members.map((member) => [member.id, member]));

test.each([
  ['TRADE', 'America/New_York'],
  ['CLAIM', 'Asia/Kolkata'],
] as const)(
  'the figures of each member of %s in %s are what the raw rows say',
  async (type, zone) => {
    await setZone(server, zone);
    const random = seeded(`team ${zone}`);
    for (let i = 0; i < 160; i++) {
      await makeWork(random, i % 8 === 0 ? south : north, i % 10 === 0 ? 'CLAIM' : type);
    }
    const days = { from: '2026-03-10', to: '2026-04-20' };
    const counted = await recount(type, days);
    expect(counted.some((member) => member.median_seconds_to_answer !== null)).toBe(true);
    const members = await team({ type, ...days });
    expect(byId(members)).toEqual(byId(counted));
    expect(members.at(-1)!.id).toBeNull();
    expect(byId(await team({ type, ...days, agent_id: north.agent }))).toEqual(byId([counted[1]!]));
  },
);

test('who does not work here any more has no name', async () => {
  const at = new Date('2026-03-02T09:00Z');
  await makeRequest(server, { tenant: north, at, agentId: north.agent });
  const disable = (disabled_at: Date | null) =>
    server.db.system((tx) =>
      tx
        .updateTable('memberships')
        .set({ disabled_at })
        .where('user_id', '=', north.agent)
        .where('partner_id', '=', north.partnerId)
        .execute(),
    );
  await disable(at);
  const members = await team({ from: '2026-03-02', to: '2026-03-02' });
  await disable(null);
  expect(members).toMatchObject([{ id: north.agent, name: null, requests: 1 }]);
});

describe('a partner that does not show names', () => {
  const show = (names_in_insights: boolean) =>
    server.db.system((tx) => tx.updateTable('partners').set({ names_in_insights }).execute());
  beforeEach(() => show(false));
  afterEach(() => show(true));
  const days = { from: '2026-03-10', to: '2026-04-20' };

  test.each(['TRADE', 'CLAIM'] as const)(
    'has one row of all members of %s, with the sum of theirs, and one of what nobody looks after',
    async (type) => {
      const random = seeded(`together ${type}`);
      for (let i = 0; i < 80; i++) await makeWork(random, i % 8 === 0 ? south : north, type);
      const [admin, agent, none] = await recount(type, days);
      const members = await team({ type, ...days });
      expect(members.map(({ whose, id, name }) => [whose, id, name])).toEqual([
        ['TEAM', null, null],
        ['NONE', null, null],
      ]);
      expect(members[1]).toEqual(none);
      for (const figure of [
        'requests',
        'sent',
        'completed',
        'offered',
        'finished',
        'open_conversations',
      ] as const) {
        expect([figure, members[0]![figure]]).toEqual([figure, admin![figure] + agent![figure]]);
      }
      expect(members[0]!.requests).toBeGreaterThan(0);
      const mine = await ask({ type, ...days, agent_id: 'none' });
      expect(mine.json()).toEqual({ shows_names: false, members: [none] });
    },
  );

  test('answers a member of their own requests, and refuses those of a colleague', async () => {
    const at = new Date('2026-03-12T09:00Z');
    await makeRequest(server, { tenant: north, at, agentId: north.agent });
    const admin = await server.signIn('admin@north.test');
    const agent = await server.signIn('agent@north.test');
    for (const path of ['funnel', 'selling', 'steps', 'team', 'times', 'stuck']) {
      const status = async (agent_id: string, token: string) => {
        const span = path === 'stuck' ? {} : days;
        const query = { partner_id: north.partnerId, type: 'TRADE', agent_id, ...span };
        const search = new URLSearchParams(query);
        return (await server.call('GET', `/api/insights/${path}?${search}`, { token })).statusCode;
      };
      expect([path, await status(north.agent, admin)]).toEqual([path, 403]);
      expect([path, await status('me', admin)]).toEqual([path, 200]);
      expect([path, await status('none', admin)]).toEqual([path, 200]);
      expect([path, await status(north.agent, agent)]).toEqual([path, 200]);
    }
  });
});

test('every role of the branch may ask, and nobody else', async () => {
  const days = { from: '2026-03-01', to: '2026-03-07' };
  expect(await team(days)).toEqual([]);
  expect((await ask(days, stranger)).statusCode).toBe(404);
  expect((await ask(days, viewer, south.partnerId)).statusCode).toBe(404);
  expect((await ask({ from: '2026-03-07', to: '2026-03-01' })).statusCode).toBe(422);
});
