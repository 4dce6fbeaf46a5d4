import type { SectionName, StuckRequest } from '@forecourt/contract';
import { type Random, seeded } from '@forecourt/contract/fixtures';
import { beforeEach, expect, test } from 'vitest';
import type { RequestStatus, Row } from '../src/db/schema.ts';
import { openDesk } from './desk.ts';
import { type Made, makeRequest } from './insightsHouse.ts';
import type { Tenant } from './tenants.ts';

const { server, tenants } = await openDesk('admin@north.test');
const { north, south } = tenants;
const viewer = await server.signIn('viewer@north.test');
const agent = await server.signIn('agent@north.test');
const stranger = await server.signIn('admin@south.test');

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const now = () => server.clock.now().getTime();

beforeEach(() => server.db.system((tx) => tx.deleteFrom('requests').execute()));

const ask = (query: Record<string, string> = {}, token = viewer, partner = north.partnerId) => {
  const search = new URLSearchParams({ partner_id: partner, type: 'TRADE', ...query });
  return server.call('GET', `/api/insights/stuck?${search}`, { token });
};
const stuck = async (query: Record<string, string> = {}): Promise<StuckRequest[]> => {
  const reply = await ask(query);
  expect([reply.statusCode, reply.body.slice(0, 200)]).toEqual([200, expect.anything()]);
  return reply.json<{ stuck: StuckRequest[] }>().stuck;
};

interface Paused extends Partial<Made> {
  status?: RequestStatus;
  quietFor: number;
  sections?: readonly SectionName[];
  isReported?: boolean;
}

/** A request whose customer has paused for so long. */
async function makePaused({
  quietFor,
  sections = [],
  ...paused
}: Paused): Promise<Row<'requests'>> {
  const { status = 'IN_PROGRESS', isReported = false, ...made } = paused;
  const since = new Date(now() - quietFor);
  const at = new Date(since.getTime() - HOUR);
  const events: NonNullable<Made['events']> = [
    { type: 'OPENED', at },
    ...sections.map((section, index) => ({
      type: 'SECTION_REACHED' as const,
      at: new Date(at.getTime() + index * MINUTE),
      section,
    })),
  ];
  const request = await makeRequest(server, { tenant: north, at, events, ...made });
  return server.db.system((tx) =>
    tx
      .updateTable('requests')
      .set({ status, last_activity_at: since, reported_at: isReported ? at : null })
      .where('id', '=', request.id)
      .returningAll()
      .executeTakeFirstOrThrow(),
  );
}

test('who paused in the report is listed with the last section, those who paused last first', async () => {
  const early = await makePaused({ quietFor: 3 * HOUR, sections: ['licence_plate', 'vin'] });
  const late = await makePaused({ quietFor: 12 * MINUTE, status: 'OPENED' });
  const listed = await stuck();
  expect(listed).toMatchObject([
    { request: { id: late.id }, section: null, since: late.last_activity_at.toISOString() },
    { request: { id: early.id }, section: 'vin', since: early.last_activity_at.toISOString() },
  ]);
});

test('nobody is listed who goes on, has stopped, has not begun, or has sent the report', async () => {
  await makePaused({ quietFor: 9 * MINUTE });
  await makePaused({ quietFor: 24 * HOUR });
  for (const status of ['SENT', 'COMPLETED', 'INACTIVE', 'ARCHIVED', 'FOLLOW_UP_SENT'] as const) {
    await makePaused({ quietFor: HOUR, status });
  }
  // asked for more
  await makePaused({ quietFor: HOUR, isReported: true });
  await makePaused({ quietFor: HOUR, tenant: south });
  await makePaused({ quietFor: HOUR, type: 'CLAIM' });
  expect(await stuck()).toEqual([]);
});

test('the pages of random pauses hold each of them once, as a plain loop finds them', async () => {
  const random: Random = seeded('stuck');
  const all: Row<'requests'>[] = [];
  for (let i = 0; i < 60; i++) {
    const tenant: Tenant = random.chance(0.2) ? south : north;
    all.push(
      await makePaused({
        tenant,
        agentId: random.pick([tenant.agent, tenant.admin, null]),
        status: random.pick(['OPENED', 'IN_PROGRESS', 'FOLLOW_UP_SENT'] as const),
        // some at the same moment
        quietFor: random.int(0, 60) * 30 * MINUTE,
        isReported: random.chance(0.2),
      }),
    );
  }
  for (const agentId of [undefined, north.agent]) {
    const expected = all
      .filter((one) => {
        const quiet = now() - one.last_activity_at.getTime();
        const isOpen = ['OPENED', 'IN_PROGRESS'].includes(one.status) && one.reported_at === null;
        const isTheirs = agentId === undefined || one.agent_id === agentId;
        const isPaused = quiet >= 10 * MINUTE && quiet < 24 * HOUR;
        return one.partner_id === north.partnerId && isOpen && isTheirs && isPaused;
      })
      .map(({ id }) => id);
    const listed: StuckRequest[] = [];
    for (let after: string | null | undefined; after !== null;) {
      const reply = await ask({
        limit: '7',
        ...(after && { after }),
        ...(agentId && { agent_id: agentId }),
      });
      const page: { stuck: StuckRequest[]; metadata: { after: string | null } } = reply.json();
      listed.push(...page.stuck);
      after = page.metadata.after;
    }
    expect(listed.length).toBeGreaterThan(3);
    expect(listed.map(({ request }) => request.id).toSorted()).toEqual(expected.toSorted());
    const times = listed.map(({ since }) => since);
    expect(times).toEqual(times.toSorted().toReversed());
  }
});

test('a follow-up takes a request off until the customer comes back', async () => {
  const { id } = await makePaused({ quietFor: HOUR, sections: ['vin'], channel: 'EMAIL' });
  const reply = await server.call('PATCH', `/api/requests/${id}/follow_up`, {
    token: agent,
    payload: {},
  });
  expect([reply.statusCode, reply.body]).toEqual([200, expect.anything()]);
  expect(await stuck()).toEqual([]);
});

test('every role of the branch may ask, and nobody else', async () => {
  expect(await stuck()).toEqual([]);
  expect((await ask({}, stranger)).statusCode).toBe(404);
  expect((await ask({}, viewer, south.partnerId)).statusCode).toBe(404);
  expect((await ask({ after: '!' })).statusCode).toBe(422);
});
