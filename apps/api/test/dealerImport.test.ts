import type { Dealer, DealerImport, SecurityEvent } from '@forecourt/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { json } from '../src/db/schema.ts';
import { startTestServer, type TestServer } from './harness.ts';
import { seedTenants, type Tenants } from './tenants.ts';
import { fingerprint } from './fingerprint.ts';

/** Dealers by file: all rows or none, in and out. */

let server: TestServer;
let tenants: Tenants;
let agent: string;

beforeAll(async () => {
  server = await startTestServer();
  tenants = await seedTenants(server.services);
  agent = await server.signIn('agent@north.test');
});
afterAll(() => server.close());
beforeEach(() =>
  server.db.system(async (tx) => {
    await tx.deleteFrom('dealer_groups').execute();
    await tx.deleteFrom('dealers').execute();
  }),
);

const partner_id = () => tenants.north.partnerId;
const send = (csv: string, more: object = {}, key?: string) =>
  server.call('POST', '/api/dealer_imports', {
    token: agent,
    payload: { partner_id: partner_id(), csv, ...more },
    ...(key ? { headers: { 'idempotency-key': key } } : {}),
  });
const run = async (csv: string, more: object = {}): Promise<DealerImport> => {
  const answer = await send(csv, more);
  expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)]);
  return answer.json<{ import: DealerImport }>().import;
};
const dealers = async (): Promise<Dealer[]> => {
  const url = `/api/partners?partner_id=${partner_id()}&sort=NAME&limit=100`;
  return (await server.call('GET', url, { token: agent })).json<{ partners: Dealer[] }>().partners;
};

/** What of a dealer a file brings back. */
const plain = ({ id: _id, inserted_at: _at, groups, ...rest }: Dealer) => ({
  ...rest,
  groups: groups.map(({ name }) => name),
});

const FILE =
  'Dealer;Email;Phone;ZIP;Country;Makes;Groups;Fax\r\n' +
  'Bayview;sales@bayview.test;(503) 555-0168;97214;USA;"Kia; Audi";Near;1\r\n' +
  'Cedar;info@cedar.test;;98134;US;;Near, Far;2\r\n';

describe('a file', () => {
  test('is shown before anything is written', async () => {
    await server.call('POST', '/api/partners', {
      token: agent,
      payload: { partner_id: partner_id(), name: 'Cedar old', email: 'INFO@cedar.test' },
    });
    const before = await fingerprint(server.services);
    const shown = await run(`${FILE}Dune;broken;;;;;;3\r\n`, { dry_run: true });
    expect(await fingerprint(server.services)).toEqual(before);
    expect(shown.counts).toEqual({ ADD: 1, UPDATE: 0, SKIP: 1, ERROR: 1 });
    expect(shown.columns.map(({ header, field }) => `${header}=${field}`)).toEqual([
      'Dealer=name',
      'Email=email',
      'Phone=phone',
      'ZIP=postcode',
      'Country=country',
      'Makes=makes',
      'Groups=groups',
      'Fax=null',
    ]);
    const [added, skipped, wrong] = shown.rows;
    expect(added).toMatchObject({
      line: 2,
      action: 'ADD',
      values: { makes: 'Kia; Audi' },
      errors: [],
    });
    expect(skipped).toMatchObject({ line: 3, action: 'SKIP', dealer: { name: 'Cedar old' } });
    expect(wrong).toMatchObject({
      line: 4,
      action: 'ERROR',
      errors: [{ field: 'email', code: 'INVALID_FORMAT' }],
    });
  });

  test('is written with groups that are made, places and numbers', async () => {
    const done = await run(FILE);
    expect(done).toMatchObject({ counts: { ADD: 2, UPDATE: 0, SKIP: 0, ERROR: 0 }, rows: [] });
    const [bayview, cedar] = await dealers();
    expect(bayview).toMatchObject({
      name: 'Bayview',
      phone: '+3725035550168',
      makes: ['Audi', 'Kia'],
      latitude: 45.51,
      groups: [{ name: 'Near' }],
    });
    expect(cedar?.groups.map(({ name }) => name)).toEqual(['Far', 'Near']);
    expect(await run(FILE)).toMatchObject({ counts: { ADD: 0, SKIP: 2 } });
    expect(await dealers()).toEqual([bayview, cedar]);
  });

  test('updates what it has of dealers that are there, and leaves the rest', async () => {
    await run(FILE);
    const again = 'name,email,postcode,note,groups\nBay,SALES@bayview.test,97301,Hi,Best\n';
    expect(await run(again, { duplicates: 'UPDATE' })).toMatchObject({ counts: { UPDATE: 1 } });
    const [bay] = await dealers();
    expect(bay).toMatchObject({ name: 'Bay', note: 'Hi', makes: ['Audi', 'Kia'], latitude: 44.95 });
    expect(bay?.groups.map(({ name }) => name)).toEqual(['Best', 'Near']);
  });

  test('with an error is refused as a whole, naming the line', async () => {
    const answer = await send(`${FILE}Dune;broken;;;;;;\r\n;d@d.test;;;;;;\r\n`);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      422,
      {
        errors: [
          { field: 'rows.4.email', code: 'INVALID_FORMAT' },
          { field: 'rows.5.name', code: 'MISSING_FIELD' },
        ],
      },
    ]);
    expect(await dealers()).toEqual([]);
  });

  test('is written once by a retry with the same key', async () => {
    const first = await send(FILE, {}, 'k1');
    const retry = await send(FILE, {}, 'k1');
    expect(retry.json()).toEqual(first.json());
    expect(await dealers()).toHaveLength(2);
  });

  test('adds each dealer once when two are sent at the same time', async () => {
    const answers = await Promise.all([send(FILE), send(FILE), send(FILE)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await dealers()).toHaveLength(2);
  });

  test.each([
    ['that is not closed', 'name\n"a\n', 'Line 2: a quote is not closed'],
    ['with too many rows', `name\n${'a\n'.repeat(2001)}`, 'More than 2000 rows'],
  ])('%s is refused, and says why', async (_, csv, detail) => {
    const answer = await send(csv, { dry_run: true });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      422,
      { detail, errors: [{ field: 'csv', code: 'INVALID_FORMAT' }] },
    ]);
  });

  test('without a row is refused', async () => {
    expect((await send('name,email\n')).json()).toMatchObject({ errors: [{ field: 'csv' }] });
  });

  test('fills what the columns are said to', async () => {
    const columns = [
      { header: 'Firma', field: 'name' },
      { header: 'Ort', field: 'location' },
    ];
    await run('Firma;Ort;Email\nBerg;Ulm;no address\n', { columns });
    expect(await dealers()).toMatchObject([{ name: 'Berg', location: 'Ulm', email: null }]);
  });
});

describe('the directory as a file', () => {
  const listOf = (codes: readonly string[]) =>
    codes.map((code) => ({ local_name: code, locale_code: code }));
  const offer = (codes: readonly string[], standard = 'en-US') =>
    server.db.system((tx) =>
      tx
        .updateTable('partners')
        .set({ locales: json({ default: standard, list: listOf(codes) }) })
        .where('id', '=', partner_id())
        .execute(),
    );
  afterEach(() => offer(['en-US']));
  const exported = async (more: object = {}, language = 'en') => {
    const payload = { partner_id: partner_id(), ...more };
    const headers = { authorization: `Bearer ${agent}`, 'accept-language': language };
    const answer = await server.call('POST', '/api/dealer_exports', { payload, headers });
    expect(answer.statusCode).toBe(200);
    return answer.json<{ csv: string; rows: number }>();
  };

  test('can be imported again, with every value, by a partner without dealers', async () => {
    const tricky =
      'Name,Email,Note,Makes,Town\n"=HYPERLINK(""x"")",a@a.test,"- first\n@second","Kia;Audi",\'=x\n';
    await run(FILE);
    await run(tricky);
    const before = await dealers();
    const { csv, rows } = await exported();
    expect(rows).toBe(3);
    expect(csv).toContain("'=HYPERLINK");
    await server.db.system((tx) => tx.deleteFrom('dealers').execute());
    await run(csv);
    expect((await dealers()).map(plain)).toEqual(before.map(plain));
  });

  test.each([
    ['en', 'Town', 'Active'],
    ['de', 'Ort', 'Aktiv'],
    ['es', 'Localidad', 'Activo'],
    ['et', 'Koht', 'Aktiivne'],
  ])('in the language %s of who reads it can be imported again', async (language, town, active) => {
    await offer(['en-US', 'de', 'es', 'et']);
    await run(FILE);
    const before = await dealers();
    const { csv } = await exported({}, language);
    expect(csv.split('\r\n')[0]?.split(',')).toContain(town);
    expect(csv).toContain(active);
    await server.db.system((tx) => tx.deleteFrom('dealers').execute());
    await run(csv);
    expect((await dealers()).map(plain)).toEqual(before.map(plain));
  });

  test('is in the partner’s language where it does not offer that of who reads it', async () => {
    await offer(['en-US', 'de'], 'de');
    await run(FILE);
    expect((await exported({}, 'et')).csv).toContain('Ansprechpartner');
    expect((await exported({}, 'en')).csv).toContain('Contact');
  });

  test('is only of those that are chosen, and on record', async () => {
    await run(FILE);
    const [first] = await dealers();
    const { csv, rows } = await exported({ dealers: [first?.id] });
    expect([rows, csv.includes('Cedar')]).toEqual([1, false]);
    const admin = await server.signIn('admin@north.test');
    const url = `/api/partners/${partner_id()}/security/events?type=DATA_EXPORTED`;
    const log = await server.call('GET', url, { token: admin });
    const [event] = log.json<{ events: SecurityEvent[] }>().events;
    expect(JSON.stringify(event)).toContain('DEALERS');
  });
});
