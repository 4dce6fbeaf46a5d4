import type {
  DamageLocation,
  DamagePin,
  PublicReportAnswer,
  StaffReportAnswer,
} from '@forecourt/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Customer } from '../src/modules/capture/testing/customer.ts';
import { aPhoto, deskOf, sentReport } from './additionHouse.ts';
import { startAuction } from './auctionHouse.ts';
import { startTestServer, type TestServer } from './harness.ts';
import { seedTenants, type Tenants } from './tenants.ts';

/** Frames of the customer's scan. */
const FRAMES = 3;

let server: TestServer;
let tenants: Tenants;
let customer: Customer;
let token: string;
let scan: number;

beforeAll(async () => {
  server = await startTestServer();
  tenants = await seedTenants(server.services);
});
afterAll(() => server.close());
beforeEach(async () => {
  token = await server.signIn('agent@north.test');
  customer = await sentReport(server, tenants.north.partnerId);
  await askForScan();
  scan = await takeScan();
});

/** The customer's link is open again for a scan and for damages. */
async function askForScan(): Promise<void> {
  const desk = deskOf(server, customer.requestId, token);
  await desk.asked({ sections: ['scan_360', 'damage_locations'] });
}

async function takeScan(): Promise<number> {
  const { id } = await customer.announce('scan_360', { filetype: 'video' });
  const frame = await aPhoto();
  for (let index = 0; index < FRAMES; index++) {
    await customer.call('PUT', `/scan/${id}/frames/${index}`, frame);
  }
  const done = await customer.call('POST', `/scan/${id}/complete`, { frames: FRAMES });
  expect(done.statusCode).toBe(200);
  const { id: number } = await server.db.direct
    .selectFrom('uploads')
    .where('client_id', '=', id)
    .select('id')
    .executeTakeFirstOrThrow();
  return number;
}

const at = (frame: number, x = 0.25, y = 0.5) => ({ frame, x, y });
const pinOn = (uploadId: number, ...frames: number[]): DamagePin => ({
  upload_id: uploadId,
  points: frames.map((frame) => at(frame)),
});
const place = (payload: object, { as = token, damage = 'd1' } = {}) =>
  server.call('PUT', `/api/requests/${customer.requestId}/damages/${damage}/pin`, {
    token: as,
    payload,
  });
const remove = (as = token) =>
  server.call('DELETE', `/api/requests/${customer.requestId}/damages/d1/pin`, { token: as });
const staffReport = async () =>
  (
    await server.call('GET', `/api/requests/${customer.requestId}`, { token })
  ).json<StaffReportAnswer>().report;
const pinOf = async () => (await staffReport()).report.damage_locations[0]?.pin;
const events = async () =>
  (await deskOf(server, customer.requestId, token).events())
    .map(({ type }) => type)
    .filter((type) => type.startsWith('DAMAGE'));
const fieldsOf = (answer: { json<T>(): T }) =>
  answer.json<{ errors: { field: string }[] }>().errors.map(({ field }) => field);

describe('a damage on the 360 scan', () => {
  test('is placed, moved and removed by staff, with a line when it comes and goes', async () => {
    expect(await pinOf()).toBeNull();
    const placed = await place(pinOn(scan, 0));
    expect(placed.statusCode).toBe(200);
    expect(placed.json<{ damage_location: DamageLocation }>().damage_location).toMatchObject({
      id: 'd1',
      part: 'hood',
      description: 'Dent',
      pin: pinOn(scan, 0),
    });
    expect((await place(pinOn(scan, 0, 2))).statusCode).toBe(200);
    expect(await pinOf()).toEqual(pinOn(scan, 0, 2));
    expect(await events()).toEqual(['DAMAGE_PINNED']);
    expect((await remove()).statusCode).toBe(200);
    expect(await pinOf()).toBeNull();
    expect(await events()).toEqual(['DAMAGE_PINNED', 'DAMAGE_UNPINNED']);
  });

  test('the same again changes nothing and adds no line', async () => {
    await remove();
    expect(await events()).toEqual([]);
    await place(pinOn(scan, 1));
    const [first, again] = [await place(pinOn(scan, 1)), await place(pinOn(scan, 1))];
    expect(again.json()).toEqual(first.json());
    await remove();
    expect((await remove()).statusCode).toBe(200);
    expect(await events()).toEqual(['DAMAGE_PINNED', 'DAMAGE_UNPINNED']);
  });

  test.each([
    ['of another upload', () => pinOn(scan + 1000, 0), 'upload_id'],
    ['beyond the last frame', () => pinOn(scan, 0, FRAMES), 'points.1.frame'],
    ['twice on one frame', () => pinOn(scan, 1, 1), 'points.1.frame'],
    ['outside the picture', () => ({ upload_id: scan, points: [at(0, 1.01)] }), 'points.0.x'],
    ['above the picture', () => ({ upload_id: scan, points: [at(0, 0, -0.01)] }), 'points.0.y'],
    ['on part of a frame', () => ({ upload_id: scan, points: [at(0.5)] }), 'points.0.frame'],
    ['nowhere', () => pinOn(scan), 'points'],
    ['on too many frames', () => pinOn(scan, 0, 1, 2, 3, 4), 'points'],
  ])('a pin %s is refused, and nothing is stored', async (_name, pin, field) => {
    const answer = await place(pin());
    expect([answer.statusCode, fieldsOf(answer)]).toEqual([422, [field]]);
    expect(await pinOf()).toBeNull();
  });

  test('only for those who may: not for viewers, other tenants or unknown damages', async () => {
    const viewer = await server.signIn('viewer@north.test');
    expect((await place(pinOn(scan, 0), { as: viewer })).statusCode).toBe(403);
    expect((await remove(viewer)).statusCode).toBe(403);
    const other = await server.signIn('agent@south.test');
    expect((await place(pinOn(scan, 0), { as: other })).statusCode).toBe(404);
    expect((await remove(other)).statusCode).toBe(404);
    expect((await place(pinOn(scan, 0), { damage: 'unknown' })).statusCode).toBe(404);
    expect(await pinOf()).toBeNull();
  });

  test('not while its request is archived', async () => {
    await customer.call('POST', '/submit', { reason: 'No more now' });
    await deskOf(server, customer.requestId, token).act('PATCH', '', { status: 'ARCHIVED' });
    expect((await staffReport()).status).toBe('ARCHIVED');
    expect((await place(pinOn(scan, 0))).statusCode).toBe(409);
  });

  test('is seen by those with a link to the report, and by the dealers of an auction', async () => {
    await place(pinOn(scan, 2));
    const [, id, key] = /public\/([^/]+)\/([^/]+)$/.exec((await staffReport()).report_url) ?? [];
    const answer = await server.call('GET', `/api/requests/${id}/${key}`);
    const { report } = answer.json<PublicReportAnswer>().report;
    expect(report.damage_locations[0]?.pin).toEqual(pinOn(scan, 2));

    const auction = await startAuction(server, tenants.north);
    const { rows } = await dealersScan(auction.requestId);
    const seat = await server.call('GET', `/api/public/auctions/dealers/${auction.seats[0]?.key}`);
    const seen = seat.json<{ report: PublicReportAnswer['report'] }>().report.report;
    expect(seen.damage_locations).toMatchObject([{ id: 'a', pin: pinOn(rows, 1) }]);
  });
});

/** Gives an auctioned car a scan, and a damage that is placed on it. */
async function dealersScan(requestId: string): Promise<{ rows: number }> {
  const { direct } = server.db;
  const { id: reportId } = await direct
    .selectFrom('reports')
    .where('request_id', '=', requestId)
    .select('id')
    .executeTakeFirstOrThrow();
  const { id } = await direct
    .insertInto('uploads')
    .values({
      partner_id: tenants.north.partnerId,
      report_id: reportId,
      section: 'scan_360',
      filetype: 'video',
      state: 'PROCESSED',
      processedimagescount: FRAMES + 1,
      storage_key: 'dealersScan',
      inserted_at: server.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await direct
    .updateTable('reports')
    .set({
      damage_locations: JSON.stringify([
        { id: 'a', part: 'hood', x: 0.5, y: 0.2, description: null },
      ]),
      damage_pins: JSON.stringify({ a: pinOn(id, 1) }),
    })
    .where('id', '=', reportId)
    .execute();
  return { rows: id };
}

describe('a pin ends', () => {
  test('when the customer replaces the scan', async () => {
    await place(pinOn(scan, 0));
    const next = await takeScan();
    expect(await pinOf()).toBeNull();
    expect((await place(pinOn(scan, 0))).statusCode).toBe(422);
    expect((await place(pinOn(next, 0))).statusCode).toBe(200);
    expect(await pinOf()).toEqual(pinOn(next, 0));
  });

  test('with its damage, and does not come back with the same id', async () => {
    await customer.call('PATCH', '', { damage_locations: [hood, door] });
    expect((await place(pinOn(scan, 0), { damage: 'd2' })).statusCode).toBe(200);
    await customer.call('PATCH', '', { damage_locations: [hood] });
    await customer.call('PATCH', '', { damage_locations: [hood, door] });
    const { damage_locations: damages } = (await staffReport()).report;
    expect(damages.map(({ id, pin }) => [id, pin])).toEqual([
      ['d1', null],
      ['d2', null],
    ]);
  });

  test('but stays when the customer edits another damage', async () => {
    await place(pinOn(scan, 0));
    await customer.call('PATCH', '', { damage_locations: [hood, door] });
    expect(await pinOf()).toEqual(pinOn(scan, 0));
  });
});

const hood = { id: 'd1', part: 'hood', x: 0.5, y: 0.5, description: 'Dent' };
const door = { id: 'd2', part: 'front_left_door', x: 0.3, y: 0.4, description: 'Scratch' };
