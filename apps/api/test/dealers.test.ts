import type { Dealer, DealerGroup, DealerGroupList } from '@forecourt/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { json } from '../src/db/schema.ts';
import { newId } from '../src/domain/id.ts';
import { startTestServer, type TestServer } from './harness.ts';
import { seedTenants, type Tenants } from './tenants.ts';
import { seedWorld } from './world.ts';

/** A partner's directory: what is written, found and refused. */

let server: TestServer;
let tenants: Tenants;
let agent: string;
let requestId: string;
let tradeId: string;
let auctionId: string;

beforeAll(async () => {
  server = await startTestServer();
  tenants = await seedTenants(server.services);
  const { named } = await seedWorld(server.services, tenants.north, 'Aberdeen');
  requestId = named.requestId ?? '';
  tradeId = named.tradeId ?? '';
  auctionId = named.auctionId ?? '';
  agent = await server.signIn('agent@north.test');
  await server.db.system(async (tx) => {
    const place = { info: json({ postcode: '97214' }), car: json({ country_code: 'US' }) };
    await tx.updateTable('reports').set(place).where('request_id', '=', requestId).execute();
  });
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.system(async (tx) => {
    await tx.deleteFrom('dealer_groups').execute();
    const { north: own, harbour } = tenants;
    await tx
      .deleteFrom('dealers')
      .where('partner_id', 'in', [own.partnerId, harbour.partnerId])
      .where('id', '<>', own.dealerId)
      .execute();
  });
  server.clock.advance(1000);
});

const north = () => tenants.north.partnerId;
const send = (
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  url: string,
  payload?: object,
  key?: string,
) =>
  server.call(method, url, {
    token: agent,
    ...(payload ? { payload } : {}),
    ...(key ? { headers: { 'idempotency-key': key } } : {}),
  });
const create = async (dealer: object): Promise<Dealer> => {
  const answer = await send('POST', '/api/partners', { partner_id: north(), ...dealer });
  expect([answer.statusCode, answer.body]).toEqual([201, expect.any(String)]);
  server.clock.advance(1000);
  return answer.json<{ partner: Dealer }>().partner;
};
const list = async (query: string): Promise<Dealer[]> => {
  const answer = await send('GET', `/api/partners?partner_id=${north()}&limit=100&${query}`);
  expect([query, answer.statusCode]).toEqual([query, 200]);
  return answer.json<{ partners: Dealer[] }>().partners;
};
const names = async (query: string) =>
  (await list(query)).map(({ name }) => name).filter((name) => !name.includes('Canary'));

describe('a dealer', () => {
  test('is added with everything that is known of it', async () => {
    const given = {
      name: 'Bayview Cars',
      contact: 'Ann Baker',
      email: 'Sales@Bayview.test',
      phone: '+15035550168',
      address: '1 Bay Street',
      location: 'Portland',
      postcode: '97214',
      county: 'Oregon',
      country: 'United States',
      makes: ['Toyota', 'audi', 'TOYOTA'],
      note: 'Pays fast\nSaturdays only',
      favorite: true,
    };
    const dealer = await create(given);
    expect(dealer).toMatchObject({
      ...given,
      email: 'Sales@bayview.test',
      makes: ['audi', 'Toyota'],
      state: 'ACTIVE',
      auctions: 0,
      bids: 0,
      wins: 0,
      last_invited_at: null,
      distance_miles: null,
    });
    expect([dealer.latitude, dealer.longitude]).toEqual([45.51, -122.64]);
    expect(await list('q=bayview')).toEqual([dealer]);
    const read = await send('GET', `/api/partners/${dealer.id}?near=${tradeId}`);
    expect(read.json()).toEqual({ partner: { ...dealer, distance_miles: 0 } });
  });

  test('keeps what a change does not name, and moves with its postcode', async () => {
    const { id } = await create({ name: 'A', country: 'US', postcode: '97214', note: 'Keep' });
    const changed = await send('PATCH', `/api/partners/${id}`, { postcode: '98134', contact: ' ' });
    expect(changed.json()).toMatchObject({
      partner: { name: 'A', note: 'Keep', contact: null, postcode: '98134', latitude: 47.58 },
    });
    const moved = await send('PATCH', `/api/partners/${id}`, { country: 'Germany' });
    expect(moved.json()).toMatchObject({ partner: { latitude: null, longitude: null } });
  });

  test('has its address for itself: a second one is refused, and the first is named', async () => {
    const first = await create({ name: 'First', email: 'one@a.test' });
    const second = await create({ name: 'Second' });
    const refusal = {
      code: 'DUPLICATE',
      errors: [{ field: 'email', code: 'DUPLICATE', dealer: { id: first.id, name: 'First' } }],
    };
    const again = { partner_id: north(), name: 'Third', email: 'ONE@a.test' };
    expect((await send('POST', '/api/partners', again)).json()).toMatchObject(refusal);
    const taken = await send('PATCH', `/api/partners/${second.id}`, { email: 'One@A.test' });
    expect([taken.statusCode, taken.json()]).toEqual([422, expect.objectContaining(refusal)]);
    const own = await send('PATCH', `/api/partners/${first.id}`, { email: 'ONE@a.test' });
    expect(own.statusCode).toBe(200);
    const other = { ...again, partner_id: tenants.harbour.partnerId };
    expect((await send('POST', '/api/partners', other)).statusCode).toBe(201);
  });

  test('with one address is added once, however many try at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        send('POST', '/api/partners', {
          partner_id: north(),
          name: `D${index}`,
          email: 'x@a.test',
        }),
      ),
    );
    const statuses = answers.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([201, 422, 422, 422, 422, 422]);
  });

  test('is added once by a retry with the same key', async () => {
    const body = { partner_id: north(), name: 'Once' };
    const first = await send('POST', '/api/partners', body, 'k1');
    const retry = await send('POST', '/api/partners', body, 'k1');
    expect(retry.json()).toEqual(first.json());
    expect(await names('q=Once')).toEqual(['Once']);
    const conflict = await send('POST', '/api/partners', { ...body, name: 'Twice' }, 'k1');
    expect(conflict.statusCode).toBe(409);
  });

  test.each([
    ['a name of nothing but spaces', { name: ' ' }, 'name', 'MISSING_FIELD'],
    ['a number that is none', { name: 'A', phone: '+12' }, 'phone', 'INVALID_FORMAT'],
    ['a group that is not there', { name: 'A', groups: ['nope'] }, 'groups', 'INVALID_FORMAT'],
  ])('is refused with %s', async (_, given, field, code) => {
    const answer = await send('POST', '/api/partners', { partner_id: north(), ...given });
    expect([answer.statusCode, answer.json()]).toMatchObject([422, { errors: [{ field, code }] }]);
  });

  test('is set aside and taken back, and is not listed in the meantime', async () => {
    const { id } = await create({ name: 'Aside', email: 'a@a.test' });
    for (let time = 0; time < 2; time++) {
      expect((await send('DELETE', `/api/partners/${id}`)).statusCode).toBe(204);
    }
    expect(await names('q=Aside')).toEqual([]);
    expect(await names('q=Aside&state=INACTIVE')).toEqual(['Aside']);
    const back = await send('PATCH', `/api/partners/${id}`, { state: 'ACTIVE' });
    expect(back.json()).toMatchObject({ partner: { state: 'ACTIVE' } });
    expect(await names('q=Aside')).toEqual(['Aside']);
  });
});

describe('the list', () => {
  beforeEach(async () => {
    const us = { country: 'US' };
    await create({
      ...us,
      name: 'Portland One',
      postcode: '97209',
      makes: ['Toyota'],
      email: 'p@a.test',
    });
    await create({
      ...us,
      name: 'Salem Two',
      postcode: '97301',
      makes: ['Ford'],
      location: 'Salem',
    });
    await create({ ...us, name: 'Seattle Three', postcode: '98134', makes: [], favorite: true });
    await create({ name: 'Somewhere Four', location: 'Springfield', contact: 'Zoe 100%' });
  });

  test.each([
    ['newest first', '', ['Somewhere Four', 'Seattle Three', 'Salem Two', 'Portland One']],
    ['by name', 'sort=NAME', ['Portland One', 'Salem Two', 'Seattle Three', 'Somewhere Four']],
    ['by town', 'q=springfield', ['Somewhere Four']],
    ['by contact, taken literally', 'q=100%25', ['Somewhere Four']],
    ['by postcode', 'q=98134', ['Seattle Three']],
    ['by part of an address', 'q=p@a', ['Portland One']],
    ['by several words', 'q=salem two', ['Salem Two']],
    ['favorites', 'favorite=true', ['Seattle Three']],
    ['with an address', 'has_email=true', ['Portland One']],
    [
      'that buy a make, or any',
      'make=toyota&sort=NAME',
      ['Portland One', 'Seattle Three', 'Somewhere Four'],
    ],
  ])('is %s', async (_, query, expected) => {
    expect(await names(query)).toEqual(expected);
  });

  test('says how far each is from the car, nearest first and unknown last', async () => {
    const found = await list(`near=${requestId}&sort=DISTANCE`);
    const distances = found.map(({ name, distance_miles }) => [name, distance_miles]);
    expect(distances.slice(0, 3)).toEqual([
      ['Portland One', expect.closeTo(2.5, 0)],
      ['Salem Two', expect.closeTo(43, -1)],
      ['Seattle Three', expect.closeTo(144, -1)],
    ]);
    expect(distances.slice(3).every(([, miles]) => miles === null)).toBe(true);
  });

  test('has those within so many miles; where that is not known, those of its town', async () => {
    expect(await names(`near=${tradeId}&within_miles=50&sort=NAME`)).toEqual([
      'Portland One',
      'Salem Two',
    ]);
    expect(await names(`near=${tradeId}&within_miles=5`)).toEqual(['Portland One']);
    await create({
      name: 'Same postcode',
      postcode: '97214',
      country: 'Nowhere',
      location: 'Sellwood',
    });
    await create({ name: 'Same town', location: 'SELLWOOD' });
    const unknown = (await names(`near=${requestId}&sort=DISTANCE`)).slice(3);
    expect(unknown).toEqual(unknown.toSorted((one, other) => one.localeCompare(other)));
    expect(unknown.length).toBeGreaterThan(2);
    expect(await names(`near=${tradeId}&within_miles=5&sort=NAME`)).toEqual([
      'Portland One',
      'Same postcode',
      'Same town',
    ]);
  });

  test.each(['within_miles=5', 'sort=DISTANCE'])('takes no %s without a car', async (query) => {
    const answer = await send('GET', `/api/partners?partner_id=${north()}&${query}`);
    expect(answer.statusCode).toBe(422);
  });

  test('knows no car of another tenant', async () => {
    const south = await seedWorld(server.services, tenants.south, 'South');
    const url = `/api/partners?partner_id=${north()}&near=${south.named.requestId}`;
    expect((await send('GET', url)).statusCode).toBe(404);
  });

  test.each(['NEWEST', 'NAME', 'DISTANCE', 'LAST_INVITED'])(
    'by %s has each dealer once, page by page, and says how many in all',
    async (sort) => {
      const base = `/api/partners?partner_id=${north()}&near=${requestId}&sort=${sort}&limit=2`;
      const seen: string[] = [];
      for (let after: string | null = ''; after !== null;) {
        const answer = await send('GET', `${base}${after ? `&after=${after}` : ''}`);
        const body = answer.json<{
          partners: Dealer[];
          metadata: { after: string | null; total: number };
        }>();
        expect(body.metadata.total).toBe(after ? undefined : 5);
        seen.push(...body.partners.map(({ name }) => name));
        ({ after } = body.metadata);
      }
      expect(seen).toEqual((await list(`near=${requestId}&sort=${sort}`)).map(({ name }) => name));
      expect(new Set(seen).size).toBe(5);
    },
  );

  test('refuses a cursor of another order, and one that is made up', async () => {
    const first = await send('GET', `/api/partners?partner_id=${north()}&limit=1`);
    const { after } = first.json<{ metadata: { after: string } }>().metadata;
    const made = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const wrong = [
      `after=${after}&sort=NAME`,
      `after=${made(['NEWEST', 'yesterday', 'x'])}`,
      `after=${made(['NAME', 'a\0', 'x'])}&sort=NAME`,
      `after=${made(['DISTANCE', 'far', 'x'])}&sort=DISTANCE&near=${requestId}`,
      'after=nonsense',
    ];
    for (const query of wrong) {
      const answer = await send('GET', `/api/partners?partner_id=${north()}&${query}`);
      expect([query, answer.statusCode]).toEqual([query, 422]);
    }
  });

  test('is chosen "as last time", with what each has done so far', async () => {
    const [dealer] = await list(`of_last_auction=true`);
    expect(dealer).toMatchObject({ id: tenants.north.dealerId, auctions: 1, bids: 1, wins: 0 });
    expect(dealer?.last_invited_at).toMatch(/^2026/);
    const [first] = await list('sort=LAST_INVITED');
    expect(first?.id).toBe(tenants.north.dealerId);
    expect(await names('of_last_auction=false')).toHaveLength(4);
    const ids = await send('GET', `/api/dealer_ids?partner_id=${north()}&of_last_auction=true`);
    expect(ids.json()).toEqual({ ids: [tenants.north.dealerId] });
  });

  test('is left out of those to add to an auction it is invited to', async () => {
    const outside = `not_in_auction=${auctionId}`;
    const all = (await list('')).map(({ id }) => id);
    expect(all).toContain(tenants.north.dealerId);
    const others = all.filter((id) => id !== tenants.north.dealerId);
    expect(others.length).toBeGreaterThan(0);
    expect((await list(outside)).map(({ id }) => id)).toEqual(others);
    const { ids } = (await send('GET', `/api/dealer_ids?partner_id=${north()}&${outside}`)).json<{
      ids: string[];
    }>();
    expect(ids.toSorted()).toEqual(others.toSorted());
    // another tenant's auction tells nothing about its dealers
    expect((await list('not_in_auction=another')).map(({ id }) => id)).toEqual(all);
  });
});

describe('a group', () => {
  const createGroup = async (name: string, dealers: string[]) => {
    const answer = await send('POST', '/api/dealer_groups', { partner_id: north(), name, dealers });
    expect(answer.statusCode).toBe(201);
    return answer.json<{ group: DealerGroup }>().group;
  };

  test('has dealers, by whom the list is filtered', async () => {
    const one = await create({ name: 'One', makes: ['Kia'] });
    const two = await create({ name: 'Two', makes: ['kia', 'Audi'] });
    const group = await createGroup(' Near  by ', [one.id]);
    expect(group).toMatchObject({ name: 'Near by', dealers: 1 });
    expect(await names(`group_id=${group.id}`)).toEqual(['One']);
    const url = `/api/dealer_groups/${group.id}`;
    const change = { name: 'Nearer', add: [two.id], remove: [one.id] };
    expect((await send('PATCH', url, change)).json()).toEqual({
      group: { id: group.id, name: 'Nearer', dealers: 1 },
    });
    expect((await list('q=Two'))[0]?.groups).toEqual([{ id: group.id, name: 'Nearer' }]);
    await send('DELETE', `/api/partners/${two.id}`);
    const all = await send('GET', `/api/dealer_groups?partner_id=${north()}`);
    expect(all.json<DealerGroupList>()).toEqual({
      groups: [{ id: group.id, name: 'Nearer', dealers: 0 }],
      makes: ['Kia'],
      counts: { ACTIVE: 2, INACTIVE: 1, OPTED_OUT: 0 },
    });
    expect((await send('DELETE', url)).statusCode).toBe(204);
    expect(await names('q=One')).toEqual(['One']);
  });

  test('is set with a dealer, which leaves all others', async () => {
    const [first, second] = [await createGroup('First', []), await createGroup('Second', [])];
    const dealer = await create({ name: 'Member', groups: [first.id] });
    expect(dealer.groups).toEqual([{ id: first.id, name: 'First' }]);
    const url = `/api/partners/${dealer.id}`;
    const moved = await send('PATCH', url, { groups: [second.id] });
    expect(moved.json()).toMatchObject({ partner: { groups: [{ name: 'Second' }] } });
    const kept = await send('PATCH', url, { note: 'x' });
    expect(kept.json()).toMatchObject({ partner: { groups: [{ name: 'Second' }] } });
  });

  test('has a name of its own, and dealers of its own partner', async () => {
    await createGroup('Near', []);
    const again = { partner_id: north(), name: 'NEAR' };
    const taken = await send('POST', '/api/dealer_groups', again);
    expect(taken.json()).toMatchObject({ errors: [{ field: 'name', code: 'DUPLICATE' }] });
    const foreign = { partner_id: north(), name: 'Far', dealers: [newId()] };
    const refused = await send('POST', '/api/dealer_groups', foreign);
    expect(refused.json()).toMatchObject({
      errors: [{ field: 'dealers', code: 'INVALID_FORMAT' }],
    });
    const groups = await send('GET', `/api/dealer_groups?partner_id=${north()}`);
    expect(groups.json<DealerGroupList>().groups.map(({ name }) => name)).toEqual(['Near']);
  });
});
