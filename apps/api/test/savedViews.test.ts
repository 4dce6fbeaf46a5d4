import type {
  Car,
  Request,
  SavedView,
  SavedViewDisplay,
  SavedViewQuery,
} from '@forecourt/contract';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { MAX_SAVED_VIEWS } from '../src/domain/savedViews.ts';
import { newId } from '../src/domain/id.ts';
import { addCompletedRequest, openDesk } from './desk.ts';

const { server, tenants, token: admin } = await openDesk('admin@north.test');
const { north, south } = tenants;
const agent = await server.signIn('agent@north.test');
const viewer = await server.signIn('viewer@north.test');
const stranger = await server.signIn('admin@south.test');

beforeEach(async () => {
  await server.db.system(async (tx) => {
    await tx.deleteFrom('requests').execute();
    await tx.deleteFrom('saved_views').execute();
  });
});

interface Given {
  name?: string;
  query?: SavedViewQuery;
  list?: string;
  request_type?: string;
}

const save = (given: Given, token = agent) =>
  server.call('POST', '/api/saved_views', {
    token,
    payload: {
      partner_id: north.partnerId,
      list: 'REQUESTS',
      request_type: 'TRADE',
      name: 'Mine',
      query: {},
      ...given,
    },
  });
const saved = async (given: Given): Promise<SavedView> =>
  (await save(given)).json<{ view: SavedView }>().view;
const change = (id: string, payload: Given, token = agent) =>
  server.call('PATCH', `/api/saved_views/${id}`, { token, payload });
const views = async (token = viewer): Promise<SavedView[]> => {
  const path = `/api/saved_views?partner_id=${north.partnerId}`;
  return (await server.call('GET', path, { token })).json<{ views: SavedView[] }>().views;
};
const refusal = (answer: Awaited<ReturnType<typeof save>>) => {
  const { code, errors = [] } = answer.json<{ code: string; errors?: { field: string }[] }>();
  return [answer.statusCode, code, ...errors.map(({ field }) => field)];
};

test('everybody in the branch finds a saved view, by name', async () => {
  const query: SavedViewQuery = {
    status: 'SENT',
    search: 'emma',
    period: 'DAYS_7',
    agent_id: 'me',
    plan: 'Trade-In',
    delivery: 'FAILED',
    reached: 'OPENED',
    channel: 'SMS',
    display: { density: 'COMPACT', hidden_columns: ['agent', 'car'] },
  };
  const first = await saved({ name: '  this   week ', query });
  const second = await saved({ name: 'Cars in May', list: 'CARS', query: { from: '2026-05-01' } });
  expect(await views()).toEqual([second, first]);
  expect(first).toEqual({
    id: first.id,
    list: 'REQUESTS',
    request_type: 'TRADE',
    name: 'this week',
    query,
  });
});

test('a name is one view’s of a list, whatever its case', async () => {
  const { id } = await saved({ name: 'This week' });
  expect(refusal(await save({ name: 'THIS WEEK' }))).toEqual([422, 'DUPLICATE', 'name']);
  expect((await save({ name: 'This week', list: 'CARS' })).statusCode).toBe(201);
  expect((await save({ name: 'This week', request_type: 'CLAIM' })).statusCode).toBe(201);
  const other = await saved({ name: 'Next week' });
  expect(refusal(await change(other.id, { name: 'this week' }))).toEqual([
    422,
    'DUPLICATE',
    'name',
  ]);
  expect((await change(id, { name: 'this WEEK' })).json().view.name).toBe('this WEEK');
  const hidden = `a${String.fromCodePoint(0x202e)}b`;
  expect(refusal(await save({ name: '  ' }))).toEqual([422, 'MISSING_FIELD', 'name']);
  expect(refusal(await save({ name: hidden }))).toEqual([422, 'INVALID_FORMAT', 'name']);
});

test('two who save the same name at once get one view', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => save({ name: 'At once' })));
  expect(answers.map((one) => one.statusCode).sort()).toEqual([201, 422, 422]);
});

test('a view is renamed, changed and removed, for all', async () => {
  const { id } = await saved({ query: { agent_id: 'none' } });
  await change(id, { name: 'Unclaimed' });
  await change(id, { query: { agent_id: 'none', status: 'COMPLETED' } }, admin);
  expect(await views()).toMatchObject([
    { id, name: 'Unclaimed', query: { agent_id: 'none', status: 'COMPLETED' } },
  ]);
  const remove = (token: string) => server.call('DELETE', `/api/saved_views/${id}`, { token });
  expect((await remove(agent)).statusCode).toBe(204);
  expect((await remove(agent)).statusCode).toBe(404);
  expect((await change(id, { name: 'Gone' })).statusCode).toBe(404);
  expect(await views()).toEqual([]);
});

const look = (display: SavedViewDisplay): Given => ({ query: { display } });

test('filters that contradict themselves, or that the list does not have, are named', async () => {
  const wrong: [Given, string][] = [
    [{ query: { status: 'SOLD' } }, 'query.status'],
    [{ list: 'CARS', query: { status: 'SENT' } }, 'query.status'],
    [{ list: 'CARS', query: { reached: 'OPENED' } }, 'query.reached'],
    [{ list: 'CARS', query: { channel: 'WEBSITE' } }, 'query.channel'],
    [{ query: { reached: 'NEW' as 'OPENED' } }, 'query.reached'],
    [{ query: { period: 'TODAY', from: '2026-05-01' } }, 'query.period'],
    [{ query: { from: '2026-05-02', to: '2026-05-01' } }, 'query.to'],
    [{ query: { from: '2026-02-31' } }, 'query.from'],
    [{ query: { plan: 'Lease' as 'Trade-In' } }, 'query.plan'],
    [look({ density: 'TINY' as 'COMPACT', hidden_columns: [] }), 'query.display.density'],
    [look({ density: 'COMPACT', hidden_columns: ['A'] }), 'query.display.hidden_columns.0'],
  ];
  const { id } = await saved({});
  for (const [given, field] of wrong) {
    expect(refusal(await save({ name: 'Wrong', ...given }))).toEqual([
      422,
      'INVALID_FORMAT',
      field,
    ]);
    if (given.list) continue;
    expect(refusal(await change(id, given))).toEqual([422, 'INVALID_FORMAT', field]);
  }
  expect(await views()).toHaveLength(1);
});

test('viewers only read; another branch neither reads nor changes', async () => {
  const { id } = await saved({});
  expect((await save({ name: 'Viewer’s' }, viewer)).statusCode).toBe(403);
  expect((await change(id, { name: 'Viewer’s' }, viewer)).statusCode).toBe(403);
  expect((await change(id, { name: 'Stranger’s' }, stranger)).statusCode).toBe(404);
  expect((await save({ name: 'Stranger’s' }, stranger)).statusCode).toBe(404);
  const path = (partnerId: string) => `/api/saved_views?partner_id=${partnerId}`;
  const call = (partnerId: string) => server.call('GET', path(partnerId), { token: stranger });
  expect((await call(north.partnerId)).statusCode).toBe(404);
  expect((await call(south.partnerId)).json()).toEqual({ views: [] });
});

test(`a branch has ${MAX_SAVED_VIEWS} views at most`, async () => {
  const at = server.clock.now();
  const rows = Array.from({ length: MAX_SAVED_VIEWS - 1 }, (_, index) => ({
    id: newId(at),
    partner_id: north.partnerId,
    list: 'CARS' as const,
    request_type: 'TRADE' as const,
    name: `View ${index}`,
    query: '{}',
    inserted_at: at,
    updated_at: at,
  }));
  await server.db.system((tx) => tx.insertInto('saved_views').values(rows).execute());
  expect((await save({ name: 'The last' })).statusCode).toBe(201);
  expect(refusal(await save({ name: 'One more' }))).toEqual([409, 'LIMIT_REACHED']);
});

/** Requests of three days: their ids, oldest first. */
async function addThree(): Promise<string[]> {
  const ids: string[] = [];
  for (const name of ['one', 'two', 'three']) {
    ids.push((await addCompletedRequest(server, north, { email: `${name}@seller.test` })).id);
    server.clock.advance(24 * 60 * 60 * 1000);
  }
  const [first = '', second = ''] = ids;
  await server.db.system(async (tx) => {
    // without it they are in no list of cars
    await tx.updateTable('requests').set({ completed_at: server.clock.now() }).execute();
    const set = (id: string, row: { agent_id: string | null; info: string }) =>
      tx.updateTable('requests').set(row).where('id', '=', id).execute();
    await set(first, { agent_id: north.agent, info: '{"user_sale_plan":"Trade-In"}' });
    await set(second, { agent_id: null, info: '{"user_sale_plan":"Cash Offer"}' });
  });
  return ids;
}

/** What both lists and their counts say of a filter. */
async function shownFor(filter: Record<string, string>) {
  const search = new URLSearchParams({ type: 'TRADE', partner_id: north.partnerId, ...filter });
  const get = async <Body>(path: string): Promise<Body> =>
    (await server.call('GET', `${path}?${search}`, { token: agent })).json<Body>();
  const { requests } = await get<{ requests: Request[] }>('/api/requests');
  const { cars } = await get<{ cars: Car[] }>('/api/requests/cars');
  const requestCounts = await get<{ counts: { all: number } }>('/api/requests/counts');
  const carCounts = await get<{ counts: { all: number } }>('/api/requests/cars/counts');
  const ids = requests.map(({ id }) => id);
  expect(cars.map(({ request_id }) => request_id)).toEqual(ids);
  expect([requestCounts.counts.all, carCounts.counts.all]).toEqual([ids.length, ids.length]);
  return ids;
}

test('both lists and their counts go by date, agent and plan', async () => {
  const [first = '', second = '', third = ''] = await addThree();
  const row = await server.db.direct
    .selectFrom('requests')
    .where('id', '=', second)
    .select('inserted_at')
    .executeTakeFirstOrThrow();
  const at = row.inserted_at;
  expect(await shownFor({ from: at.toISOString() })).toEqual([third, second]);
  expect(await shownFor({ to: at.toISOString() })).toEqual([first]);
  const next = new Date(at.getTime() + 1).toISOString();
  expect(await shownFor({ from: at.toISOString(), to: next })).toEqual([second]);
  expect(await shownFor({ agent_id: 'me' })).toEqual([first]);
  expect(await shownFor({ agent_id: north.agent })).toEqual([first]);
  expect(await shownFor({ agent_id: 'none' })).toContain(second);
  expect(await shownFor({ agent_id: 'none' })).not.toContain(first);
  expect(await shownFor({ plan: 'Trade-In' })).toEqual([first]);
  expect(await shownFor({ plan: 'Cash Offer', agent_id: 'none' })).toEqual([second]);
  expect(await shownFor({ plan: 'Private Sale' })).toEqual([]);
});

test('one’s own requests are counted, also while those of another agent are shown', async () => {
  await addThree();
  const search = `type=TRADE&partner_id=${north.partnerId}&agent_id=none&plan=Trade-In`;
  const answer = await server.call('GET', `/api/requests/counts?${search}`, { token: agent });
  const { counts, mine } = answer.json<{ counts: { all: number }; mine: { all: number } }>();
  expect([counts.all, mine.all]).toEqual([0, 1]);
});

test('a filter that cannot be is named', async () => {
  const wrong: [string, string][] = [
    ['from=yesterday', 'from'],
    ['to=2026-02-31T00:00:00Z', 'to'],
    ['from=2026-05-02T00:00:00Z&to=2026-05-01T00:00:00Z', 'to'],
    ['plan=Lease', 'plan'],
  ];
  for (const path of ['requests', 'requests/counts', 'requests/cars', 'requests/cars/counts']) {
    for (const [query, field] of wrong) {
      const search = `type=TRADE&partner_id=${north.partnerId}&${query}`;
      const answer = await server.call('GET', `/api/${path}?${search}`, { token: agent });
      expect([path, ...refusal(answer)]).toEqual([path, 422, 'INVALID_FORMAT', field]);
    }
  }
});

test('rare requests of a long list are found by an index', async () => {
  const at = server.clock.now();
  await sql`
    insert into requests (id, partner_id, request_type, status, info, agent_id, inserted_at,
      updated_at, last_activity_at)
    select 'many' || n, ${north.partnerId}, 'TRADE', 'SENT',
      case when n % 2000 = 0 then '{"user_sale_plan":"Cash Offer"}'::jsonb else '{}'::jsonb end,
      case when n % 2000 = 1 then null else ${north.agent} end,
      ${at}::timestamptz - n * interval '1 minute', ${at}, ${at}
    from generate_series(1, 8000) n`.execute(server.db.direct);
  await sql`analyze requests`.execute(server.db.direct);
  const planOf = (condition: string): Promise<string> =>
    server.db.scoped([north.partnerId], async (tx) => {
      const { rows } = await sql
        .raw<Record<'QUERY PLAN', string>>(
          `explain select id from requests where partner_id = '${north.partnerId}'
            and request_type = 'TRADE' and ${condition}
            order by inserted_at desc, id desc limit 11`,
        )
        .execute(tx);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    });
  expect(await planOf(`sale_plan = 'Cash Offer'`)).toContain('requests_of_plan');
  expect(await planOf('agent_id is null')).toContain('requests_of_nobody');
});
