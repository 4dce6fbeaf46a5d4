import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import type { ClientRequest, IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { InjectOptions } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer } from '../../../test/harness.ts';
import type { TestServer } from '../../../test/harness.ts';
import { until } from '../../../test/until.ts';
import {
  cornersOf,
  CORNERS,
  hostileFiles,
  LOCATION_CANARY,
  phonePhoto,
} from '../../media/testing/pictures.ts';
import { createCustomer, createPartner, customerAt } from './testing/customer.ts';
import type { Customer } from './testing/customer.ts';
import { refusedFields } from '../../../test/refusedFields.ts';

let server: TestServer;
let partnerId: string;
let customer: Customer;

beforeAll(async () => {
  server = await startTestServer();
  partnerId = await createPartner(server.services);
});
afterAll(() => server.close());
beforeEach(async () => {
  customer = await createCustomer(server, partnerId);
});

const storedFiles = async () => {
  const { storage } = server.services.config;
  const root = storage.kind === 'local' ? storage.root : '';
  const files = await readdir(root, { recursive: true, withFileTypes: true });
  return files.filter((file) => file.isFile()).map((file) => join(file.parentPath, file.name));
};
const status = async (of = customer) => (await of.read()).status;
const timeline = (of = customer) =>
  server.services.db.system((tx) =>
    tx
      .selectFrom('request_events')
      .where('request_id', '=', of.requestId)
      .orderBy('id')
      .select(['type', 'status', 'section', 'detail', 'actor_kind'])
      .execute(),
  );
const types = async () => (await timeline()).map((event) => event.type);
const setStatus = (next: 'INACTIVE' | 'ARCHIVED' | 'COMPLETED') =>
  server.services.db.system((tx) =>
    tx.updateTable('requests').set({ status: next }).where('id', '=', customer.requestId).execute(),
  );

describe('a customer on the way through their report', () => {
  it('only reads when a link scanner opens the link, and opens at the first tap', async () => {
    const first = await customer.read();
    expect(first).toMatchObject({ status: 'SENT', request_type: 'TRADE', uploads: [] });
    expect(first.contact).toEqual({
      name: 'Anna Owner',
      email: 'anna@mail.test',
      phone: null,
      postcode: null,
    });
    expect(await status()).toBe('SENT');
    expect((await customer.call('POST', '/open')).json()).toMatchObject({
      capture: { status: 'OPENED' },
    });
    expect((await customer.call('POST', '/open')).statusCode).toBe(200);
    expect(await types()).toEqual(['CREATED', 'SENT', 'OPENED']);
  });

  it('starts with the first photo and completes at the hand-in', async () => {
    await customer.call('POST', '/open');
    await customer.photo(await phonePhoto());
    expect(await status()).toBe('IN_PROGRESS');
    await customer.photo(await phonePhoto(), 'mileage');
    const done = await customer.call('POST', '/submit', { reason: 'That is all' });
    expect(done.json()).toMatchObject({ capture: { status: 'COMPLETED' } });
    expect(await types()).toEqual(['CREATED', 'SENT', 'OPENED', 'STARTED', 'COMPLETED']);
    expect((await timeline()).at(-1)).toMatchObject({
      status: 'COMPLETED',
      actor_kind: 'CUSTOMER',
    });
  });

  it('is revived by anything the customer does after two idle weeks', async () => {
    await setStatus('INACTIVE');
    await customer.call('PATCH', '', { car: { plate: '123 ABC' } });
    expect(await status()).toBe('OPENED');
    await customer.photo(await phonePhoto());
    await setStatus('INACTIVE');
    await customer.call('POST', '/open');
    expect(await status()).toBe('IN_PROGRESS');
  });

  it('remembers each section reached, once, for the timeline', async () => {
    for (const section of ['licence_plate', 'mileage', 'licence_plate']) {
      await customer.call('PATCH', '', { section });
    }
    const reached = (await timeline()).filter((event) => event.type === 'SECTION_REACHED');
    expect(reached.map((event) => event.section)).toEqual(['licence_plate', 'mileage']);
  });

  it('finds everything again on another phone', async () => {
    const update = {
      contact: {
        name: 'Anna B. Owner',
        phone: '+372 5123 4567'.replaceAll(' ', ''),
        postcode: '10115',
      },
      car: {
        plate: '123 ABC',
        make: 'Volvo',
        model: 'V60',
        year: 2019,
        price: 12_345.67,
        fuel: 'Diesel',
      },
      condition: { mileage: 81_000, tires: { rating: 'Good', rating_note: 'Two winters' } },
      sale: { user_sale_plan: 'Trade-In', car_availability: 'Weeks', expected_price: 19.99 },
      damage_locations: [{ id: 'd1', part: 'hood', x: 0.5, y: 0.2, description: 'Dent' }],
      description: 'Runs well.\nOne owner.',
    };
    expect((await customer.call('PATCH', '', update)).statusCode).toBe(200);
    await customer.call('PATCH', '', {
      condition: { tires: { rating: 'Fair' } },
      car: { fuel: null },
    });
    const capture = await customer.read();
    expect(capture).toMatchObject({
      contact: {
        name: 'Anna B. Owner',
        phone: '+37251234567',
        email: 'anna@mail.test',
        postcode: '10115',
      },
      car: {
        plate: '123 ABC',
        make: 'Volvo',
        model: 'V60',
        year: 2019,
        price: 12_345.67,
        fuel: null,
      },
      sale: update.sale,
      damage_locations: update.damage_locations,
      description: update.description,
    });
    expect(capture.condition).toMatchObject({
      mileage: 81_000,
      tires: { rating: 'Fair', rating_note: 'Two winters' },
      brakes: { rating: null, rating_note: null },
    });
  });

  it('keeps what belongs to a claim and to an inspection', async () => {
    const claimant = await createCustomer(server, partnerId, 'CLAIM');
    await claimant.call('PATCH', '', {
      claim: { claim_type: 'Collision', damage_description: 'Door' },
    });
    expect((await claimant.read()).claim).toEqual({
      claim_type: 'Collision',
      damage_description: 'Door',
    });
    const driver = await createCustomer(server, partnerId, 'INSPECT');
    await driver.call('PATCH', '', {
      driver: { driver_name: 'Max', driver_email: 'max@MAIL.test' },
    });
    expect((await driver.read()).driver).toEqual({
      driver_name: 'Max',
      driver_email: 'max@mail.test',
      driver_phone: null,
    });
  });
});

describe('photos', () => {
  it('are stored once however often a phone retries, and keep their answer', async () => {
    const id = randomUUID();
    const given = {
      id,
      section: 'exterior_images',
      filetype: 'image',
      slot: 'front_left',
      taken_at: '2026-03-01T10:00:00.000Z',
    };
    const [one, two] = [
      await customer.call('POST', '/uploads', given),
      await customer.call('POST', '/uploads', given),
    ];
    expect([one.statusCode, two.statusCode]).toEqual([201, 200]);
    expect(two.json()).toEqual(one.json());
    expect(one.json()).toMatchObject({
      upload: { id, state: 'CREATED', url: null, slot: 'front_left' },
    });
    const photo = await phonePhoto({ width: 900, height: 600 });
    const answers = await Promise.all(
      Array.from({ length: 3 }, () => customer.call('PUT', `/uploads/${id}/content`, photo)),
    );
    const later = await customer.call('PUT', `/uploads/${id}/content`, photo);
    for (const answer of [...answers, later]) {
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toEqual(later.json());
    }
    expect((await customer.read()).uploads).toHaveLength(1);
  });

  it('are served upright and without the place they were taken at', async () => {
    const upload = await customer.photo(
      await phonePhoto({ width: 900, height: 600, orientation: 8 }),
    );
    const served = await server.app.inject(upload.url!);
    expect(served.statusCode).toBe(200);
    expect(served.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
    });
    expect(served.headers['cache-control']).toBe('private, max-age=3600, immutable');
    expect(await sharp(served.rawPayload).metadata()).toMatchObject({ width: 640, height: 427 });
    expect(await cornersOf(served.rawPayload)).toEqual([...CORNERS]);
    expect(served.rawPayload.includes(LOCATION_CANARY)).toBe(false);
    expect((await server.app.inject(`${upload.url!.slice(0, -7)}2048.jpg`)).statusCode).toBe(404);
    expect((await server.app.inject('/media/aaaaaaaaaaaaaaaaaaaaaa/full.jpg')).statusCode).toBe(
      404,
    );
  });

  it('get a clear answer when they are none, and nothing is stored', async () => {
    const kept = await storedFiles();
    for (const { name, bytes, status: expected, code } of await hostileFiles()) {
      const { id } = await customer.announce('dashboard');
      const answer = await customer.call('PUT', `/uploads/${id}/content`, bytes);
      expect(
        { status: answer.statusCode, code: answer.json<{ code: string }>().code },
        name,
      ).toEqual({ status: expected, code });
      if (expected === 422) expect(answer.json()).toMatchObject({ errors: [{ field: 'content' }] });
      await customer.call('DELETE', `/uploads/${id}`);
    }
    expect(await status()).toBe('OPENED');
    expect((await customer.read()).uploads).toEqual([]);
    expect(await storedFiles()).toEqual(kept);
  });

  it('are refused when larger than 30 MB or of no picture type', async () => {
    const { id } = await customer.announce('dashboard');
    const large = await customer.call(
      'PUT',
      `/uploads/${id}/content`,
      Buffer.alloc(31 * 1024 * 1024),
    );
    expect([large.statusCode, large.json()]).toMatchObject([413, { code: 'PAYLOAD_TOO_LARGE' }]);
    for (const type of [
      'text/html',
      'application/json',
      'image/svg+xml',
      'multipart/form-data; boundary=x',
    ]) {
      const answer = await customer.call('PUT', `/uploads/${id}/content`, Buffer.from('{}'), {
        'content-type': type,
      });
      expect([type, answer.statusCode]).toEqual([type, 415]);
    }
  });

  it('stay away once taken back, whatever a late retry brings', async () => {
    const photo = await phonePhoto();
    const { id, url } = await customer.photo(photo);
    expect((await customer.call('DELETE', `/uploads/${id}`)).statusCode).toBe(204);
    expect((await customer.call('DELETE', `/uploads/${id}`)).statusCode).toBe(204);
    expect((await server.app.inject(url!)).statusCode).toBe(404);
    const never = randomUUID();
    expect((await customer.call('DELETE', `/uploads/${never}`)).statusCode).toBe(204);
    for (const late of [id, never]) {
      const again = await customer.call('POST', '/uploads', {
        id: late,
        section: 'vin',
        filetype: 'image',
      });
      expect([again.statusCode, again.json()]).toMatchObject([410, { code: 'GONE' }]);
      expect((await customer.call('PUT', `/uploads/${late}/content`, photo)).statusCode).toBe(410);
    }
    expect((await customer.read()).uploads).toEqual([]);
  });

  it('give the car its picture in lists: the best there is', async () => {
    const cover = async () => {
      const row = await server.services.db.system((tx) =>
        tx
          .selectFrom('reports')
          .leftJoin('uploads', 'uploads.id', 'reports.cover_upload_id')
          .where('reports.request_id', '=', customer.requestId)
          .select('uploads.client_id')
          .executeTakeFirstOrThrow(),
      );
      return row.client_id;
    };
    const dashboard = await customer.photo(await phonePhoto());
    expect(await cover()).toBe(dashboard.id);
    const side = await customer.photo(await phonePhoto(), 'exterior_images', { slot: 'left' });
    const front = await customer.photo(await phonePhoto(), 'exterior_images', {
      slot: 'front_left',
    });
    expect(await cover()).toBe(front.id);
    await customer.call('DELETE', `/uploads/${front.id}`);
    expect(await cover()).toBe(side.id);
  });
});

describe('a 360 scan', () => {
  it('is taken frame by frame, in any order, and served in two resolutions', async () => {
    const { id } = await customer.announce('scan_360', { filetype: 'video' });
    const frame = await phonePhoto({ width: 1920, height: 1080 });
    for (const index of [2, 0, 2]) {
      expect((await customer.call('PUT', `/scan/${id}/frames/${index}`, frame)).statusCode).toBe(
        200,
      );
    }
    const early = await customer.call('POST', `/scan/${id}/complete`, { frames: 3 });
    expect([early.statusCode, early.json()]).toMatchObject([
      422,
      { code: 'MISSING_FIELD', errors: [{ field: 'frames.1' }] },
    ]);
    const last = await customer.call('PUT', `/scan/${id}/frames/1`, frame);
    expect(last.json()).toMatchObject({ upload: { state: 'STORED', frames: [0, 1, 2] } });
    const [done, again] = [
      await customer.call('POST', `/scan/${id}/complete`, { frames: 3 }),
      await customer.call('POST', `/scan/${id}/complete`, { frames: 3 }),
    ];
    expect(done.json()).toMatchObject({ upload: { state: 'PROCESSED', filetype: 'video' } });
    expect(again.json()).toEqual(done.json());
    const row = await server.services.db.system((tx) =>
      tx.selectFrom('uploads').where('client_id', '=', id).selectAll().executeTakeFirstOrThrow(),
    );
    expect(row.processedimagescount).toBe(4);
    for (const [set, width] of [
      ['high', 1600],
      ['low', 640],
    ] as const) {
      const base = server.services.media.base(row.storage_key, set);
      for (const index of [0, 1, 2]) {
        const served = await server.app.inject(`${base}${index}.jpg`);
        expect((await sharp(served.rawPayload).metadata()).width).toBe(width);
      }
      expect((await server.app.inject(`${base}3.jpg`)).statusCode).toBe(404);
    }
  });

  it('refuses frames that are none, too large, out of range or of a photo', async () => {
    const { id } = await customer.announce('scan_360', { filetype: 'video' });
    for (const { name, bytes, status: expected } of await hostileFiles()) {
      const answer = await customer.call('PUT', `/scan/${id}/frames/0`, bytes);
      expect([name, answer.statusCode]).toEqual([name, expected]);
    }
    const frame = await phonePhoto();
    const heavy = Buffer.concat([frame, Buffer.alloc(4 * 1024 * 1024)]);
    expect((await customer.call('PUT', `/scan/${id}/frames/0`, heavy)).statusCode).toBe(413);
    for (const index of ['120', '-1', 'x', '1.5']) {
      expect((await customer.call('PUT', `/scan/${id}/frames/${index}`, frame)).statusCode).toBe(
        422,
      );
    }
    const photo = await customer.announce('dashboard');
    expect((await customer.call('PUT', `/scan/${photo.id}/frames/0`, frame)).statusCode).toBe(404);
    expect((await customer.call('PUT', `/uploads/${id}/content`, frame)).statusCode).toBe(404);
    const wrong = await customer.call('POST', '/uploads', {
      id: randomUUID(),
      section: 'vin',
      filetype: 'video',
    });
    expect(wrong.json()).toMatchObject({ errors: [{ field: 'filetype' }] });
    expect((await customer.read()).uploads.find((upload) => upload.id === id)!.frames).toEqual([]);
  });
});

describe('handing in', () => {
  it('names the uploads that have not arrived, and changes nothing', async () => {
    const { id } = await customer.announce('dashboard');
    const answer = await customer.call('POST', '/submit', { reason: 'That is all' });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      422,
      { code: 'MISSING_FIELD', errors: [{ field: `uploads.${id}` }] },
    ]);
    expect(await status()).toBe('OPENED');
    await customer.call('DELETE', `/uploads/${id}`);
    expect((await customer.call('POST', '/submit', { reason: 'That is all' })).statusCode).toBe(
      200,
    );
  });

  it('asks why something required is missing, and staff read the reason', async () => {
    await customer.photo(await phonePhoto(), 'exterior_images', { slot: 'front' });
    for (const body of [undefined, {}, { reason: ' \n ' }]) {
      const answer = await customer.call('POST', '/submit', body);
      expect(answer.statusCode).toBe(422);
      expect(refusedFields(answer)).toEqual(
        ['licence_plate', 'exterior_images', 'mileage'].map((name) => ({
          field: `sections.${name}`,
          code: 'MISSING_FIELD',
        })),
      );
    }
    expect(await status()).toBe('IN_PROGRESS');
    const body = { reason: 'The car is at the body shop' };
    expect((await customer.call('POST', '/submit', body)).statusCode).toBe(200);
    // pressed twice: the first reason stands
    await customer.call('POST', '/submit', { reason: 'another' });
    expect((await timeline()).at(-1)).toMatchObject({ type: 'COMPLETED', detail: body.reason });
    const stored = await server.services.db.scoped([partnerId], (tx) =>
      tx
        .selectFrom('reports')
        .where('request_id', '=', customer.requestId)
        .select('missing_reason')
        .executeTakeFirstOrThrow(),
    );
    expect(stored.missing_reason).toBe(body.reason);
  });

  it('needs no reason once everything required is there, and keeps none', async () => {
    for (const slot of ['front', 'right', 'rear', 'left']) {
      await customer.photo(await phonePhoto(), 'exterior_images', { slot });
    }
    await customer.photo(await phonePhoto(), 'mileage');
    await customer.call('PATCH', '', {
      car: { plate: '123 ABC' },
      condition: { mileage: 84_210 },
    });
    expect((await customer.call('POST', '/submit', { reason: 'odd' })).statusCode).toBe(200);
    expect((await timeline()).at(-1)).toMatchObject({ type: 'COMPLETED', detail: null });
  });

  it('tells the customer what is required', async () => {
    expect((await customer.read()).required_sections).toEqual([
      'licence_plate',
      'exterior_images',
      'mileage',
      'contact_details',
    ]);
    await customer.call('PATCH', '', { no_damage: true });
    expect((await customer.read()).no_damage).toBe(true);
  });

  it.each(['COMPLETED', 'ARCHIVED'] as const)(
    'leaves nothing to be written when %s',
    async (closed) => {
      const photo = await phonePhoto();
      const sent = await customer.photo(photo);
      const { id } = await customer.announce('vin');
      const scan = await customer.announce('scan_360', { filetype: 'video' });
      await setStatus(closed);
      const before = await customer.read();
      for (const [method, path, body] of [
        ['PATCH', '', { description: 'Late' }],
        ['POST', '/uploads', { id: randomUUID(), section: 'vin', filetype: 'image' }],
        ['PUT', `/uploads/${id}/content`, photo],
        ['PUT', `/scan/${scan.id}/frames/0`, photo],
        ['POST', `/scan/${scan.id}/complete`, { frames: 1 }],
        ['DELETE', `/uploads/${sent.id}`, undefined],
      ] as const) {
        const answer = await customer.call(method, path, body);
        expect([method + path, answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
          method + path,
          409,
          'INVALID_TRANSITION',
        ]);
      }
      expect(await customer.read()).toEqual(before);
      const again = closed === 'COMPLETED' ? 200 : 409;
      expect((await customer.call('POST', '/submit', { reason: 'That is all' })).statusCode).toBe(
        again,
      );
      expect((await customer.call('POST', '/open')).statusCode).toBe(again);
    },
  );
});

describe('links that do not open', () => {
  const calls = (
    id: string,
  ): [
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    body?: object | Buffer,
  ][] => [
    ['GET', ''],
    ['PATCH', '', { description: 'x' }],
    ['POST', '/open'],
    ['POST', '/uploads', { id, section: 'vin', filetype: 'image' }],
    ['PUT', `/uploads/${id}/content`, Buffer.from('x')],
    ['DELETE', `/uploads/${id}`],
    ['PUT', `/scan/${id}/frames/0`, Buffer.from('x')],
    ['POST', `/scan/${id}/complete`, { frames: 1 }],
    ['POST', '/submit'],
  ];
  const inject = (options: InjectOptions) => server.app.inject(options);

  it('answer alike whether the key is wrong, revoked, of another kind or of another request', async () => {
    const other = await createCustomer(server, partnerId);
    const key = customer.path.split('/')[4]!;
    const { keys, db } = server.services;
    const wrong = [
      `/api/capture/${customer.requestId}/${other.path.split('/')[4]}`,
      `/api/capture/${customer.requestId}/${keys.make('public', customer.requestId, 1)}`,
      `/api/capture/${customer.requestId}/x`,
      `/api/capture/unknown/${key}`,
    ];
    const revoked = await createCustomer(server, partnerId);
    await db.system((tx) =>
      tx
        .updateTable('requests')
        .set({ key_version: 2 })
        .where('id', '=', revoked.requestId)
        .execute(),
    );
    const before = await customer.read();
    const bodies = new Set<string>();
    for (const path of [...wrong, revoked.path]) {
      const stranger = customerAt(inject, customer.requestId, path);
      for (const [method, rest, body] of calls(randomUUID())) {
        const answer = await stranger.call(method, rest, body);
        expect([method + rest, answer.statusCode]).toEqual([method + rest, 404]);
        bodies.add(answer.body);
      }
    }
    expect(bodies.size).toBe(1);
    expect(await customer.read()).toEqual(before);
  });

  it("do not reach another customer's uploads of the same partner", async () => {
    const photo = await phonePhoto();
    const mine = await customer.photo(photo);
    const other = await createCustomer(server, partnerId);
    expect((await other.call('PUT', `/uploads/${mine.id}/content`, photo)).statusCode).toBe(404);
    await other.call('DELETE', `/uploads/${mine.id}`);
    expect((await customer.read()).uploads).toHaveLength(1);
    expect((await server.app.inject(mine.url!)).statusCode).toBe(200);
  });
});

describe('taking in pictures', () => {
  it('asks for the link before it takes the bytes', async () => {
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = server.app.server.address() as AddressInfo;
    // the body never ends, so the answer must come before it
    const stranger = unfinished(port, `/api/capture/unknown/key/uploads/${randomUUID()}/content`);
    const [answer] = await once(stranger, 'response');
    expect((answer as IncomingMessage).statusCode).toBe(404);
    stranger.destroy();
    const { id } = await customer.announce('vin');
    // more than the limit per link; which of them is refused depends on timing
    const open = Array.from({ length: 7 }, () =>
      unfinished(port, `${customer.path}/uploads/${id}/content`),
    );
    const [refused] = await Promise.race(open.map((request) => once(request, 'response')));
    expect((refused as IncomingMessage).statusCode).toBe(503);
    const other = await createCustomer(server, partnerId);
    await other.photo(await phonePhoto());
    for (const request of open) request.destroy();
    const photo = await phonePhoto();
    await until(async () => {
      const sent = await customer.call('PUT', `/uploads/${id}/content`, photo);
      return sent.statusCode === 200;
    });
  });
});

/** Starts to send a picture, but never finishes. */
function unfinished(port: number, path: string): ClientRequest {
  const headers = { 'content-type': 'image/jpeg', 'content-length': '1000000' };
  const request = httpRequest({ port, host: '127.0.0.1', path, method: 'PUT', headers });
  request.on('error', () => undefined);
  request.write('begin');
  return request;
}

describe('what a customer must not send', () => {
  it.each([
    [{}, undefined],
    [{ car: { year: '2019' } }, 'car.year'],
    [{ car: { year: 1700 } }, 'car.year'],
    [{ car: { nonsense: 1 } }, 'car.nonsense'],
    [{ car: { plate: 'x'.repeat(300) } }, 'car.plate'],
    [{ car: { price: 1.234 } }, 'car.price'],
    [{ car: { price: -1 } }, 'car.price'],
    [{ condition: { mileage: -1 } }, 'condition.mileage'],
    [{ condition: { tires: { rating: 'Superb' } } }, 'condition.tires.rating'],
    [{ contact: { email: 'nobody' } }, 'contact.email'],
    [{ contact: { phone: '+372123' } }, 'contact.phone'],
    [{ contact: { name: 'x'.repeat(251) } }, 'contact.name'],
    [{ sale: { car_availability: 'Soon' } }, 'sale.car_availability'],
    [{ sale: { expected_price: 'much' } }, 'sale.expected_price'],
    [{ claim: { claim_type: 'x' } }, 'claim'],
    [{ driver: { driver_name: 'x' } }, 'driver'],
    [{ dealer_id: 'nobody' }, 'dealer_id'],
    [{ damage_locations: [{ id: 'd', part: 'wing' }] }, 'damage_locations.0.part'],
    [{ damage_locations: [{ id: 'd', part: 'hood', x: 2 }] }, 'damage_locations.0.x'],
    [{ description: 7 }, 'description'],
    [{ section: 'engine' }, 'section'],
  ])('%j is refused and named', async (body, field) => {
    const before = await customer.read();
    const answer = await customer.call('PATCH', '', body);
    expect(answer.statusCode).toBe(422);
    if (field) {
      expect(
        answer.json<{ errors: { field: string }[] }>().errors.map((error) => error.field),
      ).toContain(field);
    }
    expect(await customer.read()).toEqual({ ...before });
  });

  it.each([
    [{ section: 'vin', filetype: 'image' }, 'id'],
    [{ id: 'no-uuid', section: 'vin', filetype: 'image' }, 'id'],
    [{ id: randomUUID(), section: 'trunk', filetype: 'image' }, 'section'],
    [{ id: randomUUID(), section: 'vin', filetype: 'audio' }, 'filetype'],
    [{ id: randomUUID(), section: 'vin', filetype: 'image', slot: '../x' }, 'slot'],
    [{ id: randomUUID(), section: 'vin', filetype: 'image', taken_at: 'yesterday' }, 'taken_at'],
    [
      { id: randomUUID(), section: 'vin', filetype: 'image', description: 'x'.repeat(256) },
      'description',
    ],
  ])('an upload like %j is refused and named', async (body, field) => {
    const answer = await customer.call('POST', '/uploads', body);
    expect(answer.statusCode).toBe(422);
    expect(
      answer.json<{ errors: { field: string }[] }>().errors.map((error) => error.field),
    ).toContain(field);
    expect((await customer.read()).uploads).toEqual([]);
  });

  it('control and direction characters are taken out of texts', async () => {
    await customer.call('PATCH', '', {
      description: 'a\u0001b\u202ec\nd',
      car: { make: '\u0007' },
    });
    const { description, car } = await customer.read();
    expect([description, car.make]).toEqual(['a b c\nd', null]);
  });

  it.each(['Anna\u2066', 'An\u0007na', 'Anna\n'])('a name such as %j is refused', async (name) => {
    const answer = await customer.call('PATCH', '', { contact: { name }, description: 'Runs' });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({
      errors: [{ field: 'contact.name', code: 'INVALID_FORMAT' }],
    });
    const { contact, description } = await customer.read();
    expect([contact.name, description]).toEqual(['Anna Owner', null]);
  });

  it('the last way to reach the customer stays when it is cleared', async () => {
    await customer.call('PATCH', '', { contact: { email: null } });
    expect((await customer.read()).contact.email).toBe('anna@mail.test');
    await customer.call('PATCH', '', { contact: { phone: '+37251234567' } });
    await customer.call('PATCH', '', { contact: { email: null } });
    expect((await customer.read()).contact).toMatchObject({ email: null, phone: '+37251234567' });
  });
});
