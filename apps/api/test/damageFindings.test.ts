import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import contract from '@forecourt/contract/openapi.json' with { type: 'json' };
import { sql } from 'kysely';
import type { DamageLocationAnswer, FindingAccept } from '@forecourt/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Customer } from '../src/modules/capture/testing/customer.ts';
import { customerOf } from '../src/modules/privacy/customer.ts';
import { erase } from '../src/modules/privacy/erase.ts';
import { deskOf, send, sentReport } from './additionHouse.ts';
import { startTestServer, type TestServer } from './harness.ts';
import { seedTenants, type Tenants } from './tenants.ts';
import { unzip } from './unzip.ts';

const BOX = { x: 0.25, y: 0.5, width: 0.1, height: 0.2 };
const RUST = { kind: 'rust', size: 'small', part: 'roof', box: BOX, confidence: 0.87 };
const CHIP = { kind: 'chip', box: BOX, confidence: 0.4 };
/** Photos of `sentReport` that show the car from outside. */
const OUTSIDE = 2;

let service: Server;
/** What the service answers; the photos that reached it. */
let answer: RequestListener;
let looked: Buffer[];
let server: TestServer;
let tenants: Tenants;
let customer: Customer;
let token: string;

const says =
  (findings: object[], status = 200): RequestListener =>
  (_request, response) =>
    response.writeHead(status).end(JSON.stringify({ findings }));

beforeAll(async () => {
  service = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      looked.push(Buffer.concat(chunks));
      answer(request, response);
    });
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  server = await startTestServer({ damageDetection: { url, key: null } });
  tenants = await seedTenants(server.services);
  token = await server.signIn('agent@north.test');
});
afterAll(async () => {
  await server.close();
  service.closeAllConnections();
  service.close();
});
beforeEach(async () => {
  looked = [];
  answer = says([]);
  // what a test before left waiting
  await server.runJobs();
  looked = [];
  // one finding on the first photo only, so that each test knows its number
  answer = (request, response) => says(looked.length === 1 ? [CHIP, RUST] : [])(request, response);
  customer = await sentReport(server, tenants.north.partnerId);
});

const desk = () => deskOf(server, customer.requestId, token);
const findings = async () => (await desk().read()).findings ?? [];
const searched = async () => {
  await server.runJobs();
  return findings();
};
const act = (what: 'accept' | 'dismiss', id: string, payload?: FindingAccept, as = token) =>
  server.call('POST', `/api/requests/${customer.requestId}/findings/${id}/${what}`, {
    token: as,
    ...(payload ? { payload } : {}),
  });
const events = async () =>
  (await desk().events()).map(({ type }) => type).filter((type) => type.startsWith('FINDING'));
const damages = async () => (await desk().read()).report.damage_locations;
/** Runs what failed again now, as it would run after its pause. */
const again = async () => {
  await server.db.system((tx) =>
    sql`update pgboss.job set start_after = now() where state = 'retry'`.execute(tx),
  );
  await server.runJobs();
};

describe('looking for damages', () => {
  test('each photo of the outside goes to the service once, and staff read what it found', async () => {
    expect(await findings()).toEqual([]);
    const found = await searched();
    expect(looked).toHaveLength(OUTSIDE);
    for (const photo of looked) expect(photo.subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]));
    const upload_id = await desk().numberOf('windshield');
    expect(found).toEqual([
      { ...RUST, id: expect.any(String) as string, upload_id },
      { ...CHIP, id: expect.any(String) as string, upload_id, part: null, size: null },
    ]);
    await desk().asked({ sections: ['exterior_images'] });
    await send(customer, 'exterior_images', { slot: 'rear' });
    await customer.call('POST', '/submit', { reason: 'No more' });
    await server.runJobs();
    expect(looked).toHaveLength(OUTSIDE + 1);
    expect(await findings()).toHaveLength(2);
  });

  test('a service that fails is asked again, and only about the photos that are left', async () => {
    answer = (request, response) =>
      says([RUST], looked.length === 2 ? 500 : 200)(request, response);
    expect(await searched()).toHaveLength(1);
    expect(looked).toHaveLength(2);
    await again();
    expect(looked).toHaveLength(3);
    expect(await findings()).toHaveLength(2);
  });

  test('a photo that the service cannot read is not sent again', async () => {
    answer = (request, response) =>
      says([RUST], looked.length === 1 ? 422 : 200)(request, response);
    expect(await searched()).toHaveLength(1);
    await again();
    expect(looked).toHaveLength(OUTSIDE);
  });

  test('a photo that was erased meanwhile leaves nothing', async () => {
    answer = (request, response) => {
      void server.db
        .system((tx) => tx.deleteFrom('requests').where('id', '=', customer.requestId).execute())
        .then(() => says([RUST])(request, response));
    };
    await server.runJobs();
    expect(
      await server.db.direct
        .selectFrom('damage_findings')
        .select('id')
        .where('report_id', 'not in', server.db.direct.selectFrom('reports').select('id'))
        .execute(),
    ).toEqual([]);
    expect(looked.length).toBeGreaterThan(0);
  });
});

describe('accepting', () => {
  test('makes a damage with that photo, which everybody who sees the report sees', async () => {
    const [rust] = await searched();
    const answer = await act('accept', rust!.id, {});
    expect(answer.statusCode, answer.body).toBe(200);
    const { damage_location: damage } = answer.json<DamageLocationAnswer>();
    expect(damage).toMatchObject({ part: 'roof', kind: 'rust', size: 'small', description: null });
    const report = await desk().read();
    expect(report.report.damage_locations.map(({ id }) => id)).toEqual(['d1', damage.id]);
    expect(report.findings).toHaveLength(1);
    const photo = report.report.uploads.find((one) => one.damage_location_id === damage.id);
    expect(photo).toMatchObject({ section: 'damage_locations', processed: true });
    expect(await events()).toEqual(['FINDING_ACCEPTED']);
    expect(await everythingOpen()).toContain('"part":"roof"');
    await server.runJobs();
    expect(looked).toHaveLength(OUTSIDE);
  });

  test('takes what staff say instead, and again is harmless', async () => {
    const [, chip] = await searched();
    const words = { part: 'hood', kind: 'scratch', size: null, description: ' By a key ' } as const;
    const first = await act('accept', chip!.id, words);
    expect(first.json()).toMatchObject({
      damage_location: { part: 'hood', kind: 'scratch', size: null, description: 'By a key' },
    });
    const second = await act('accept', chip!.id, words);
    expect([second.statusCode, second.json()]).toEqual([200, first.json()]);
    expect((await act('accept', chip!.id, { part: 'roof' })).statusCode).toBe(409);
    expect((await act('dismiss', chip!.id)).statusCode).toBe(409);
    expect(await damages()).toHaveLength(2);
    expect(await events()).toEqual(['FINDING_ACCEPTED']);
  });

  test('needs a part, from the service or from staff', async () => {
    const [, chip] = await searched();
    const answer = await act('accept', chip!.id, {});
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ errors: [{ field: 'part', code: 'MISSING_FIELD' }] });
    expect(await findings()).toHaveLength(2);
  });

  test('by two at once makes one damage', async () => {
    const [rust] = await searched();
    const both = await Promise.all([
      act('accept', rust!.id, { kind: 'dent' }),
      act('accept', rust!.id, { kind: 'stain' }),
      act('dismiss', rust!.id),
    ]);
    const codes = both.map(({ statusCode }) => statusCode);
    expect(codes.filter((code) => code < 300)).toHaveLength(1);
    expect(codes.filter((code) => code === 409)).toHaveLength(2);
    expect((await damages()).length).toBe(codes[2] === 204 ? 1 : 2);
    expect(await events()).toHaveLength(1);
  });

  test('keeps the damage when the customer adds one, and it is changed like any other', async () => {
    const [rust] = await searched();
    const { damage_location: damage } = (
      await act('accept', rust!.id, {})
    ).json<DamageLocationAnswer>();
    const changed = await server.call(
      'PATCH',
      `/api/requests/${customer.requestId}/damages/${damage.id}`,
      { token, payload: { size: 'large' } },
    );
    expect(changed.statusCode, changed.body).toBe(200);
    await desk().asked({ sections: ['damage_locations'], damages: [damage.id] });
    const [own] = (await customer.read()).damage_locations;
    const door = { id: 'd2', part: 'front_left_door' };
    expect((await customer.call('PATCH', '', { damage_locations: [own, door] })).statusCode).toBe(
      200,
    );
    expect((await customer.read()).damage_locations.map(({ id }) => id)).toEqual(['d1', 'd2']);
    expect(await damages()).toMatchObject([
      { id: 'd1' },
      { id: 'd2' },
      { id: damage.id, kind: 'rust', size: 'large' },
    ]);
  });

  test('not of a photo that was refused, and not in words with an address', async () => {
    const [rust] = await searched();
    const link = { description: 'See www.evil.test' };
    const verify = (verified_at: Date | null) =>
      server.db.direct
        .updateTable('partners')
        .set({ verified_at })
        .where('id', '=', tenants.north.partnerId)
        .execute();
    await verify(null);
    expect((await act('accept', rust!.id, link)).statusCode).toBe(422);
    await verify(server.clock.now());
    await desk().asked({ photos: [{ upload_id: rust!.upload_id, reason: 'BLURRED' }] });
    expect(await findings()).toEqual([]);
    expect((await act('accept', rust!.id, {})).statusCode).toBe(404);
  });
});

describe('dismissing', () => {
  test('takes it out of sight, and again is harmless', async () => {
    const [rust, chip] = await searched();
    expect((await act('dismiss', rust!.id)).statusCode).toBe(204);
    expect((await act('dismiss', rust!.id)).statusCode).toBe(204);
    expect((await findings()).map(({ id }) => id)).toEqual([chip!.id]);
    expect((await act('accept', rust!.id, {})).statusCode).toBe(409);
    expect(await damages()).toHaveLength(1);
    expect(await events()).toEqual(['FINDING_DISMISSED']);
  });
});

describe('taking an accepted one out again', () => {
  /** Accepts the surest one; its damage's id. */
  const accepted = async (words: FindingAccept = {}) => {
    const [rust] = await searched();
    const answer = await act('accept', rust!.id, words);
    return answer.json<DamageLocationAnswer>().damage_location.id;
  };
  const remove = (id: string, as = token) =>
    server.call('DELETE', `/api/requests/${customer.requestId}/damages/${id}`, { token: as });
  const stored = () =>
    server.db.direct
      .selectFrom('reports')
      .where('request_id', '=', customer.requestId)
      .select(['added_damages', 'damage_edits', 'damage_pins'])
      .executeTakeFirstOrThrow();

  test('leaves the report as it was before, and what was found open', async () => {
    const before = await searched();
    const { report: were } = await desk().read();
    const id = await accepted({ description: 'Under the trim' });
    expect((await desk().read()).added_damages).toEqual([id]);
    await server.call('PATCH', `/api/requests/${customer.requestId}/damages/${id}`, {
      token,
      payload: { size: 'large' },
    });
    expect((await remove(id)).statusCode).toBe(204);
    const { report, added_damages, findings: found } = await desk().read();
    expect(report.damage_locations).toEqual(were.damage_locations);
    expect(report.uploads.map((one) => one.id)).toEqual(were.uploads.map((one) => one.id));
    expect(added_damages).toEqual([]);
    expect(found).toEqual(before);
    const [first] = report.uploads;
    expect((await server.call('GET', first?.url as string)).statusCode).toBe(200);
    expect(await everythingOpen()).not.toContain('"part":"roof"');
    expect(JSON.stringify(await stored())).not.toContain('trim');
    expect((await stored()).damage_edits).toEqual({});
  });

  test('twice is once, and it can be accepted again', async () => {
    const id = await accepted();
    const both = await Promise.all([remove(id), remove(id)]);
    expect(both.map(({ statusCode }) => statusCode)).toEqual([204, 204]);
    expect((await remove(id)).statusCode).toBe(204);
    const lines = async () => (await desk().events()).map(({ type }) => type);
    const removals = (await lines()).filter((type) => type === 'DAMAGE_REMOVED');
    expect(removals).toHaveLength(1);
    const other = await accepted({ part: 'hood' });
    expect(other).not.toBe(id);
    expect((await remove(id)).statusCode).toBe(204);
    expect((await damages()).map((one) => one.id)).toEqual(['d1', other]);
  });

  test('keeps what the customer sent of it, and what is asked for can still be sent', async () => {
    const id = await accepted();
    await desk().asked({ damages: [id] });
    expect((await remove(id)).statusCode).toBe(204);
    await send(customer, 'damage_locations', { damage_location_id: id });
    expect((await customer.call('POST', '/submit', {})).statusCode).toBe(200);
    await server.runJobs();
    const { report, additions } = await desk().read();
    expect(additions).toMatchObject([{ state: 'COMPLETED', shots: [{ damage_location_id: id }] }]);
    const [photo] = report.uploads.filter(({ section }) => section === 'damage_locations');
    expect(photo).toMatchObject({ damage_location_id: id, processed: true });
  });

  test('takes a refused photo of it along, and the question about it can be canceled', async () => {
    const id = await accepted();
    const { report } = await desk().read();
    const photo = report.uploads.find((one) => one.damage_location_id === id);
    const { addition } = await desk().asked({
      photos: [{ upload_id: photo!.id, reason: 'BLURRED' }],
    });
    expect((await remove(id)).statusCode).toBe(204);
    expect((await customer.read()).addition?.shots).toHaveLength(1);
    expect((await desk().cancel(addition.id)).statusCode).toBe(200);
    expect(await damages()).toHaveLength(1);
  });

  test('not one of the customer, an unknown one, or on an archived request', async () => {
    const id = await accepted();
    const own = await remove('d1');
    expect([own.statusCode, own.json()]).toMatchObject([422, { errors: [{ field: 'damageId' }] }]);
    expect((await remove('unknown')).statusCode).toBe(404);
    expect((await remove(id, await server.signIn('viewer@north.test'))).statusCode).toBe(403);
    expect((await remove(id, await server.signIn('agent@south.test'))).statusCode).toBe(404);
    await desk().act('PATCH', '', { status: 'ARCHIVED' });
    expect((await remove(id)).statusCode).toBe(409);
    expect(await damages()).toHaveLength(2);
  });
});

test('only those who may decide: not viewers, other tenants, or on an archived request', async () => {
  const [rust] = await searched();
  const viewer = await server.signIn('viewer@north.test');
  const south = await server.signIn('agent@south.test');
  for (const [what, payload] of [
    ['accept', {}],
    ['dismiss', undefined],
  ] as const) {
    expect((await act(what, rust!.id, payload, viewer)).statusCode).toBe(403);
    expect((await act(what, rust!.id, payload, south)).statusCode).toBe(404);
    expect((await act(what, 'unknown', payload)).statusCode).toBe(404);
  }
  await desk().act('PATCH', '', { status: 'ARCHIVED' });
  expect((await act('accept', rust!.id, {})).statusCode).toBe(409);
  expect((await act('dismiss', rust!.id)).statusCode).toBe(409);
});

test('what nobody has accepted reaches no customer, owner, buyer or reader of a link', async () => {
  const [rust, chip] = await searched();
  expect(rust).toBeDefined();
  await act('dismiss', chip!.id);
  const shown = await everythingOpen();
  for (const trace of [rust!.id, 'rust', 'roof', 'finding', 'confidence', '0.87']) {
    expect(shown.includes(trace), trace).toBe(false);
  }
});

test('no answer of the contract has findings but the report of staff', () => {
  const schemas = contract.components.schemas as Record<string, unknown>;
  /** Names of the schemas that a part of the contract leads to. */
  const reach = (part: unknown, seen = new Set<string>()): Set<string> => {
    for (const [, name] of JSON.stringify(part).matchAll(/#\/components\/schemas\/(\w+)/g)) {
      if (seen.has(name!)) continue;
      seen.add(name!);
      reach(schemas[name!], seen);
    }
    return seen;
  };
  const operations = Object.values(contract.paths)
    .flatMap((path) => Object.values(path) as { operationId?: string; responses?: object }[])
    .filter(({ responses }) => responses && reach(responses).has('DamageFinding'));
  expect(operations.map(({ operationId }) => operationId)).toEqual(['getRequest']);
});

test.each([
  ['accepted', false],
  ['taken out again', true],
])('what was %s is erased with the customer, the kept answers included', async (_what, isOut) => {
  const [rust] = await searched();
  const url = `/api/requests/${customer.requestId}/findings/${rust!.id}/accept`;
  const headers = { 'idempotency-key': 'accept-and-erase' };
  const payload = { description: 'Erase me' };
  const answer = await server.call('POST', url, { token, headers, payload });
  const { id } = answer.json<DamageLocationAnswer>().damage_location;
  const damage = `/api/requests/${customer.requestId}/damages/${id}`;
  if (isOut) await server.call('DELETE', damage, { token });
  const left = () =>
    server.db.system(async (tx) => {
      const { rows } = await sql<{ found: number; photos: number; answers: number }>`
        select (select count(*) from damage_findings where id = ${rust!.id})::int as found,
          (select count(*) from uploads where id = ${rust!.upload_id})::int as photos,
          (select count(*) from idempotency_keys where answer::text like '%Erase me%')::int as answers
      `.execute(tx);
      return rows[0];
    });
  expect(await left()).toEqual({ found: 1, photos: 1, answers: 1 });
  await server.db.system(async (tx) => {
    const request = await tx
      .selectFrom('requests')
      .where('id', '=', customer.requestId)
      .selectAll()
      .executeTakeFirstOrThrow();
    await erase(server.services, tx, await customerOf(tx, request));
  });
  expect(await left()).toEqual({ found: 0, photos: 0, answers: 0 });
});

/** All that somebody without an account is told of the report: pages, the chat, the archive's summary. */
async function everythingOpen(): Promise<string> {
  const { keys } = server.services;
  const { report_url, assets_url } = await desk().read();
  const id = customer.requestId;
  const { key_version: version } = await server.db.direct
    .selectFrom('requests')
    .where('id', '=', id)
    .select('key_version')
    .executeTakeFirstOrThrow();
  expect(report_url).toContain(keys.make('public', id, version));
  const pages = await Promise.all(
    (['public', 'offer'] as const).map((kind) =>
      server.call('GET', `/api/requests/${id}/${keys.make(kind, id, version)}`),
    ),
  );
  for (const page of pages) expect(page.statusCode).toBe(200);
  await desk().asked({ sections: ['exterior_images', 'damage_locations'] });
  const capture = await customer.read();
  const zip = unzip((await server.call('GET', assets_url as string)).rawPayload);
  const names = [...zip.keys()].join('\n');
  return [
    ...pages.map(({ body }) => body),
    JSON.stringify(capture),
    names,
    String(zip.get('summary.txt')),
  ].join('\n');
}
