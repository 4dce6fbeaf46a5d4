import { once } from 'node:events';
import { get as httpGet, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { json, type Flow } from '../src/db/schema.ts';
import { newId } from '../src/domain/id.ts';
import { queueSizes } from '../src/jobs/sizes.ts';
import { createRequest } from '../src/modules/requests/create.ts';
import { SYSTEM } from '../src/modules/requests/transition.ts';
import { startTestServer, type TestServer } from './harness.ts';
import { refusedFields } from './refusedFields.ts';
import { seedTenants, type Tenants } from './tenants.ts';
import { until } from './until.ts';
import { unzip } from './unzip.ts';

const HOUR = 3_600_000;
/** Texts of a report that nobody with a link may see. */
const CANARIES = {
  name: 'Canary Nameholder',
  email: 'canary-mail@example.com',
  phone: '+37255599887',
  postcode: 'CANARY-POST',
  owner_comment: 'canary owner comment',
  extra_information: 'canary extra information',
  zip: 'CANARY-ZIP',
  comment: 'canary comment of staff',
  subject: 'canary subject',
  driver_name: 'Canary Driver',
  driver_email: 'canary-driver@example.com',
  driver_phone: '+37255599886',
  dealer: 'canary-dealer',
};

let server: TestServer;
let tenants: Tenants;
let token: string;
let photo: Buffer;

beforeAll(async () => {
  server = await startTestServer();
  tenants = await seedTenants(server.services);
  token = await server.signIn('agent@north.test');
  photo = await sharp({
    create: { width: 2400, height: 1200, channels: 3, background: '#3a6ea5' },
  })
    .jpeg()
    .toBuffer();
});
afterAll(() => server.close());

interface Reported {
  id: string;
  reportId: string;
  claimId: string;
  publicKey: string;
}

/** A submitted report with a canary in every private field, and some photos. */
async function report(flow: Flow, photos = 1): Promise<Reported> {
  const { services, db, clock } = server;
  const { north } = tenants;
  const made = await db.system(async (tx) => {
    const { name, email, phone } = CANARIES;
    const request = await createRequest(
      services,
      tx,
      {
        partnerId: north.partnerId,
        type: flow,
        name,
        email,
        phone,
        selfService: false,
        agentId: north.agent,
        customisationId: null,
      },
      SYSTEM,
    );
    const now = clock.now();
    await tx
      .updateTable('requests')
      .set({ status: 'COMPLETED', completed_at: now })
      .where('id', '=', request.id)
      .execute();
    const { owner_comment, extra_information, zip, postcode } = CANARIES;
    const row = await tx
      .updateTable('reports')
      .set({
        plate: '1 ABC',
        make: 'Volvo',
        model: 'V60',
        year: 2020,
        car: JSON.stringify({
          owner_comment,
          extra_information,
          zip,
          vincode: 'YV1CANARYVIN00001',
        }),
        info: JSON.stringify({
          postcode,
          car_condition_summary: 'Good',
          dealer_id: north.dealerId,
        }),
      })
      .where('request_id', '=', request.id)
      .returning('id')
      .executeTakeFirstOrThrow();
    for (let index = 0; index < photos; index++) {
      await tx
        .insertInto('uploads')
        .values({
          partner_id: north.partnerId,
          report_id: row.id,
          section: 'dashboard',
          filetype: 'image',
          state: 'PROCESSED',
          storage_key: services.media.newFolder(),
          client_id: `canary-client-${index}-${request.id}`,
          width: 2400,
          height: 1200,
          inserted_at: now,
          taken_at: now,
        })
        .execute();
    }
    await tx
      .updateTable('inspects')
      .set({
        driver_name: CANARIES.driver_name,
        driver_email: CANARIES.driver_email,
        driver_phone: CANARIES.driver_phone,
      })
      .where('request_id', '=', request.id)
      .execute();
    await tx
      .insertInto('comments')
      .values({
        id: newId(now),
        partner_id: north.partnerId,
        report_id: row.id,
        author_id: north.agent,
        message: CANARIES.comment,
        subject: CANARIES.subject,
        inserted_at: now,
      })
      .execute();
    const table = flow === 'INSPECT' ? 'inspects' : 'claims';
    const subject = await tx
      .selectFrom(table)
      .where('request_id', '=', request.id)
      .select('id')
      .executeTakeFirst();
    const uploads = await tx
      .selectFrom('uploads')
      .where('report_id', '=', row.id)
      .select('storage_key')
      .execute();
    return { id: request.id, reportId: row.id, claimId: subject?.id ?? '', uploads };
  });
  for (const { storage_key } of made.uploads) {
    await services.media.storePhoto(storage_key, photo);
  }
  return { ...made, publicKey: services.keys.make('public', made.id, 1) };
}

const staffReport = async (id: string) =>
  (await server.call('GET', `/api/requests/${id}`, { token })).json();
const publicReport = (one: Reported, key = one.publicKey) =>
  server.call('GET', `/api/requests/${one.id}/${key}`);

describe('a report that a link opens', () => {
  test.each(['TRADE', 'CLAIM', 'INSPECT'] as const)('of %s tells nothing private', async (flow) => {
    const one = await report(flow);
    const keys = [one.publicKey, server.services.keys.make('offer', one.id, 1)];
    for (const key of flow === 'TRADE' ? keys : keys.slice(0, 1)) {
      const answer = await publicReport(one, key);
      expect(answer.statusCode).toBe(200);
      const everything = `${JSON.stringify(answer.headers)} ${answer.body}`;
      for (const canary of Object.values(CANARIES)) expect(everything).not.toContain(canary);
      expect(everything).not.toContain('canary-client');
      expect(everything).not.toContain(tenants.north.agent);
      expect(everything).not.toContain('download_url');
      expect(answer.headers).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex, nofollow',
      });
      for (const { url } of answer.json().report.report.uploads[0].variants as { url: string }[]) {
        const picture = await server.call('GET', url);
        expect([url, picture.statusCode]).toEqual([url, 200]);
        expect(picture.headers['cache-control']).toContain('private');
        expect(picture.headers['x-robots-tag']).toBe('noindex, nofollow');
        expect((await sharp(picture.rawPayload).metadata()).exif).toBeUndefined();
      }
    }
    if (flow !== 'TRADE') expect((await publicReport(one, keys[1])).statusCode).toBe(404);
  });

  test.each([
    ['revoked', { key_version: 2 }],
    ['put away', { status: 'ARCHIVED' as const }],
    ['over', { updated_at: new Date('2025-01-20T00:00:00Z') }],
  ])('and its pictures end when it is %s', async (_, change) => {
    const one = await report('CLAIM');
    const shown = (await publicReport(one)).json().report.report.uploads[0];
    const picture = shown.variants[0].url as string;
    expect((await server.call('GET', picture)).statusCode).toBe(200);
    await server.db.system((tx) =>
      tx.updateTable('requests').set(change).where('id', '=', one.id).execute(),
    );
    expect((await publicReport(one)).statusCode).toBe(404);
    expect((await server.call('GET', picture)).statusCode).toBe(404);
  });

  test('shows sizes for display: the whole photo is for staff', async () => {
    const one = await report('CLAIM');
    const shown = (await publicReport(one)).json().report.report.uploads[0];
    const widths = shown.variants.map(({ width }: { width: number }) => width);
    expect(Math.max(...widths)).toBe(2048);
    expect(shown).toMatchObject({ width: 2400, height: 1200 });
    const guess = String(shown.variants[0].url).replace(/[^/]+$/, 'full.jpg');
    expect((await server.call('GET', guess)).statusCode).toBe(404);
    const upload = (await staffReport(one.id)).report.report.uploads[0];
    const file = await server.call('GET', upload.download_url);
    expect(file.headers['content-disposition']).toMatch(
      /^attachment; filename="dashboard-\d+\.jpg"$/,
    );
    expect((await sharp(file.rawPayload).metadata()).width).toBe(2400);
  });
});

describe('a report that was handed in', () => {
  test('has the sizes of its photos made ahead, by a job', async () => {
    const one = await report('CLAIM', 2);
    const { services } = server;
    const made: string[] = [];
    const whole = services.media.makeSizes;
    services.media.makeSizes = async (folder) => void made.push(folder);
    try {
      await server.db.system((tx) => queueSizes(services, tx, one.reportId));
      expect(made).toEqual([]);
      await server.runJobs();
      expect(new Set(made).size).toBe(2);
    } finally {
      services.media.makeSizes = whole;
    }
  });
});

describe('a conclusion', () => {
  const conclude = (one: Reported, status: number) =>
    server.call('PATCH', `/api/claims/${one.claimId}`, { token, payload: { status } });

  test('is set, told, taken back within a day, and stands on the timeline', async () => {
    const one = await report('CLAIM');
    const done = await conclude(one, 3);
    expect(done.json()).toMatchObject({ status: 3, undo: { status: 0 } });
    expect((await staffReport(one.id)).claim).toMatchObject({ status: 3, undo: { status: 0 } });
    expect((await publicReport(one)).json().claim.undo).toBeUndefined();
    expect((await conclude(one, 0)).json()).toEqual({
      status: 0,
      undo: null,
      telling: null,
    });
    await conclude(one, 5);
    const { events } = (
      await server.call('GET', `/api/requests/${one.id}/events`, { token })
    ).json();
    expect(
      events.slice(-3).map((event: { type: string; detail: string }) => [event.type, event.detail]),
    ).toEqual([
      ['CONCLUDED', 'REPAIRABLE'],
      ['CONCLUSION_UNDONE', 'PRE_CHECK'],
      ['CONCLUDED', 'NEEDS_EXTRA_INSPECTION'],
    ]);
    server.clock.advance(24 * HOUR + 1);
    token = await server.signIn('agent@north.test');
    expect([(await conclude(one, 0)).statusCode, (await conclude(one, 3)).json().status]).toEqual([
      409, 3,
    ]);
  });

  test('that is not of its flow, or before the report is there, is refused', async () => {
    expect((await conclude(await report('CLAIM'), 4)).json().code).toBe('INVALID_TRANSITION');
    expect((await conclude(await report('INSPECT'), 3)).json().code).toBe('INVALID_TRANSITION');
    const open = await report('INSPECT');
    await server.db.system((tx) =>
      tx.updateTable('requests').set({ status: 'OPENED' }).where('id', '=', open.id).execute(),
    );
    expect((await conclude(open, 4)).json().code).toBe('INVALID_TRANSITION');
  });

  test('leads to the car that has waited longest', async () => {
    await server.db.system((tx) =>
      tx
        .updateTable('requests')
        .set({ status: 'ARCHIVED' })
        .where('request_type', '=', 'INSPECT')
        .execute(),
    );
    const first = await report('INSPECT');
    server.clock.advance(1000);
    const second = await report('INSPECT');
    const next = async (id: string) =>
      (await server.call('GET', `/api/requests/${id}/next`, { token })).json().request_id;
    expect(await next(second.id)).toBe(first.id);
    await conclude(first, 4);
    expect(await next(first.id)).toBe(second.id);
    await conclude(second, 5);
    expect(await next(second.id)).toBeNull();
  });
});

describe('comments', () => {
  const url = (one: Reported) => `/v2/reports/${one.reportId}/comments`;

  test('are kept in order, once for one key, and deleted by their author alone', async () => {
    const one = await report('CLAIM', 0);
    server.clock.advance(1000);
    const payload = { message: ' Looks fine ', subject: 'Doors' };
    const headers = { 'idempotency-key': 'comment-once' };
    const first = await server.call('POST', url(one), { token, payload, headers });
    await server.call('POST', url(one), { token, payload, headers });
    expect(first.json().comment).toMatchObject({ message: 'Looks fine', subject: 'Doors' });
    const { comments } = (await server.call('GET', url(one), { token })).json();
    expect(comments.map((comment: { message: string }) => comment.message)).toEqual([
      CANARIES.comment,
      'Looks fine',
    ]);
    const mine = `${url(one)}/${first.json().comment.id}`;
    const other = await server.signIn('admin@north.test');
    expect((await server.call('DELETE', mine, { token: other })).statusCode).toBe(403);
    expect((await server.call('DELETE', mine, { token })).statusCode).toBe(204);
    expect((await server.call('DELETE', mine, { token })).statusCode).toBe(404);
  });

  test('without words are refused', async () => {
    const one = await report('CLAIM', 0);
    const empty = await server.call('POST', url(one), { token, payload: { message: '   ' } });
    expect(refusedFields(empty)).toEqual([{ field: 'message', code: 'MISSING_FIELD' }]);
  });
});

describe('the market', () => {
  const ask = async (vin: string, miles = 50) =>
    (
      await server.call(
        'GET',
        `/services/cars/market_survey?vin=${vin}&postcode=97201&miles=${miles}`,
        { token },
      )
    ).json();

  test('without a provider is a sample that says so, the same each time', async () => {
    await report('TRADE', 0);
    const survey = await ask('YV1CANARYVIN00001');
    expect(survey).toMatchObject({ sample: true, mds: { mds: expect.any(Number) } });
    const { listings } = survey.similar_cars;
    expect(listings.length).toBeGreaterThan(3);
    expect(listings[0]).toMatchObject({ make: 'Volvo', model: 'V60' });
    expect(await ask('YV1CANARYVIN00001')).toEqual(survey);
    expect(await ask('WVWZZZ1JZXW000001')).not.toEqual(survey);
  });
});

describe('the archive', () => {
  let one: Reported;
  beforeEach(async () => {
    one = await report('CLAIM', 2);
  });
  const address = async () => (await staffReport(one.id)).report.assets_url as string;

  test('holds a summary and every whole photo, and is a sound zip', async () => {
    await server.db.system((tx) =>
      tx
        .updateTable('reports')
        .where('request_id', '=', one.id)
        .set({ car: json({ condition: { mileage: 84_000, mileage_unit: 'mi' } }) })
        .execute(),
    );
    const answer = await server.call('GET', await address());
    expect(answer.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="claim-1-ABC.zip"',
      'cache-control': 'no-store',
    });
    const files = unzip(answer.rawPayload);
    expect([...files.keys()].map((name) => name.replace(/\d+/, 'n'))).toEqual([
      'summary.txt',
      'dashboard/dashboard-n.jpg',
      'dashboard/dashboard-n.jpg',
    ]);
    const summary = String(files.get('summary.txt'));
    expect(summary).toContain('plate: 1 ABC');
    expect(summary).toContain('mileage: 135,000 km (84,000 mi)');
    for (const [name, bytes] of files) {
      if (name !== 'summary.txt') expect((await sharp(bytes).metadata()).width).toBe(2400);
    }
  });

  test('takes no header, is no one else’s, and ends with the session', async () => {
    const url = await address();
    const forged = url.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    expect((await server.call('GET', forged)).statusCode).toBe(404);
    const other = await report('CLAIM', 1);
    expect((await server.call('GET', url.replace(one.id, other.id))).statusCode).toBe(404);
    const session = url.split('.')[1] as string;
    await server.db.system((tx) =>
      tx
        .updateTable('sessions')
        .set({ expires_at: server.clock.now() })
        .where('id', '=', session)
        .execute(),
    );
    expect((await server.call('GET', url)).statusCode).toBe(404);
    await server.db.system((tx) =>
      tx
        .updateTable('sessions')
        .set({ expires_at: new Date(server.clock.now().getTime() + 900 * HOUR) })
        .where('id', '=', session)
        .execute(),
    );
    server.clock.advance(14 * HOUR);
    expect((await server.call('GET', url)).statusCode).toBe(404);
  });

  test('is made as it is read, and stops when the reader goes', async () => {
    const many = await report('CLAIM', 40);
    const { media } = server.services;
    const whole = media.photo;
    let read = 0;
    const noise = await sharp({
      create: {
        width: 1600,
        height: 1200,
        channels: 3,
        background: '#888888',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .jpeg({ quality: 95 })
      .toBuffer();
    media.photo = async () => {
      read += 1;
      return noise;
    };
    try {
      const url = (await staffReport(many.id)).report.assets_url as string;
      await server.app.listen({ port: 0, host: '127.0.0.1' });
      const { port } = server.app.server.address() as AddressInfo;
      const answering = once(server.app.server, 'request') as Promise<[unknown, ServerResponse]>;
      const call = httpGet({ port, host: '127.0.0.1', path: url });
      call.on('error', () => undefined);
      const [answer] = (await once(call, 'response')) as [IncomingMessage];
      await once(answer, 'readable');
      // nobody reads the response: once the buffers are full, no more photos may be read
      const [, response] = await answering;
      await until(() => response.writableNeedDrain);
      await serveOthers();
      expect(read).toBeLessThan(40);

      let release!: () => void;
      const gate = new Promise<Buffer>((resolve) => (release = () => resolve(noise)));
      const before = read;
      media.photo = () => {
        read += 1;
        return gate;
      };
      const closed = once(response, 'close');
      call.destroy();
      await closed;
      release();
      await serveOthers();
      expect(read - before).toBeLessThanOrEqual(1);
    } finally {
      media.photo = whole;
    }
  });
});

/** Many turns of the server: whatever still runs goes on meanwhile. */
async function serveOthers(): Promise<void> {
  for (let calls = 0; calls < 50; calls++) await server.call('GET', '/healthz');
}
