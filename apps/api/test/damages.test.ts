import type { DamageChange, PublicReportAnswer } from '@forecourt/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createCustomer, type Customer } from '../src/modules/capture/testing/customer.ts';
import { aPhoto, deskOf, send, sentReport } from './additionHouse.ts';
import { startTestServer, type TestServer } from './harness.ts';
import { seedTenants, type Tenants } from './tenants.ts';
import { unzip } from './unzip.ts';

/** Frames of the customer's scan. */
const FRAMES = 3;

let server: TestServer;
let tenants: Tenants;
let customer: Customer;
let token: string;

beforeAll(async () => {
  server = await startTestServer();
  tenants = await seedTenants(server.services);
});
afterAll(() => server.close());
beforeEach(async () => {
  token = await server.signIn('agent@north.test');
  customer = await sentReport(server, tenants.north.partnerId);
});

const hood = { id: 'd1', part: 'hood', x: 0.5, y: 0.5, description: 'Dent' };
const door = { id: 'd2', part: 'front_left_door', x: 0.3, y: 0.4, description: null };
const desk = () => deskOf(server, customer.requestId, token);
const reopen = (sections: ('scan_360' | 'damage_locations')[] = ['damage_locations']) =>
  desk().asked({ sections });
const mark = (...damages: object[]) => customer.call('PATCH', '', { damage_locations: damages });
const shown = async () => (await desk().read()).report.damage_locations;
const change = (payload: DamageChange, { as = token, damage = 'd1' } = {}) =>
  server.call('PATCH', `/api/requests/${customer.requestId}/damages/${damage}`, {
    token: as,
    payload,
  });
const events = async () =>
  (await desk().events()).map(({ type }) => type).filter((type) => type.startsWith('DAMAGE'));

describe('no damage', () => {
  /** What staff, a reader of the link and the archive are told. */
  const marks = async () => {
    const { no_damage: staff, report_url, assets_url } = await desk().read();
    const [, id, key] = /public\/([^/]+)\/([^/]+)$/.exec(report_url) ?? [];
    const open = await server.call('GET', `/api/requests/${id}/${key}`);
    const link = open.json<PublicReportAnswer>().report.no_damage;
    const zip = unzip((await server.call('GET', assets_url as string)).rawPayload);
    const archive = String(zip.get('summary.txt')).includes('No damage reported');
    return { staff, link, archive };
  };

  test('is an answer: everybody with the report is told', async () => {
    customer = await createCustomer(server, tenants.north.partnerId);
    await send(customer, 'dashboard');
    await customer.call('PATCH', '', { no_damage: true });
    expect((await customer.call('POST', '/submit', { reason: 'Later' })).statusCode).toBe(200);
    expect(await marks()).toEqual({ staff: true, link: true, archive: true });
  });

  test('is not said of a report in which no one answered, or a damage is marked', async () => {
    expect(await marks()).toEqual({ staff: false, link: false, archive: false });
    await reopen();
    await customer.call('PATCH', '', { no_damage: true });
    expect(await marks()).toEqual({ staff: false, link: false, archive: false });
    customer = await createCustomer(server, tenants.north.partnerId);
    await send(customer, 'dashboard');
    expect((await customer.call('POST', '/submit', { reason: 'Later' })).statusCode).toBe(200);
    expect(await marks()).toEqual({ staff: false, link: false, archive: false });
  });
});

describe('kind and size of a damage', () => {
  test('are said by the customer and read by everybody with the report', async () => {
    await reopen();
    expect((await mark(hood, { ...door, kind: 'scratch', size: 'medium' })).statusCode).toBe(200);
    expect((await customer.read()).damage_locations[1]).toMatchObject({
      kind: 'scratch',
      size: 'medium',
    });
    expect(await shown()).toMatchObject([
      { id: 'd1', kind: null, size: null },
      { id: 'd2', kind: 'scratch', size: 'medium' },
    ]);
    const [, id, key] = /public\/([^/]+)\/([^/]+)$/.exec((await desk().read()).report_url) ?? [];
    const open = await server.call('GET', `/api/requests/${id}/${key}`);
    const { report } = open.json<PublicReportAnswer>().report;
    expect(report.damage_locations[1]).toMatchObject({ kind: 'scratch', size: 'medium' });
  });

  test('stay when an app of before sends the damages without them', async () => {
    await reopen();
    await mark(hood, { ...door, kind: 'rust', size: 'small' });
    await mark(hood, { ...door, description: 'Under the handle' });
    expect((await shown())[1]).toMatchObject({
      kind: 'rust',
      size: 'small',
      description: 'Under the handle',
    });
    await mark(hood, { ...door, kind: null, size: null });
    expect((await shown())[1]).toMatchObject({ kind: null, size: null });
  });

  test.each([
    [{ kind: 'hail' }, 'damage_locations.0.kind'],
    [{ size: 'huge' }, 'damage_locations.0.size'],
  ])('%j is refused', async (words, field) => {
    await reopen();
    const answer = await mark({ ...hood, ...words });
    expect(answer.statusCode).toBe(422);
    expect(answer.json<{ errors: object[] }>().errors).toMatchObject([{ field }]);
  });

  test('of a damage that was sent are not changed by the customer afterwards', async () => {
    await reopen();
    expect((await mark({ ...hood, kind: 'dent' })).statusCode).toBe(422);
    expect((await mark({ ...hood, size: 'large' })).statusCode).toBe(422);
    expect((await mark({ ...hood, kind: null, size: null })).statusCode).toBe(200);
  });

  test('are changed by staff, with a line each time; the customer keeps their own', async () => {
    const answer = await change({ kind: 'dent', size: 'large' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      damage_location: { id: 'd1', kind: 'dent', size: 'large', description: 'Dent' },
    });
    expect((await change({ size: null })).statusCode).toBe(200);
    expect(await shown()).toMatchObject([{ kind: 'dent', size: null }]);
    expect(await events()).toEqual(['DAMAGE_CHANGED', 'DAMAGE_CHANGED']);
    await change({ kind: 'dent' });
    expect(await events()).toHaveLength(2);
    await reopen();
    expect((await customer.read()).damage_locations[0]).toMatchObject({ kind: null, size: null });
  });

  test('that staff changed stay when the customer adds a damage', async () => {
    await change({ kind: 'dent', size: 'large' });
    await reopen();
    await mark(hood, door);
    expect((await shown())[0]).toMatchObject({ kind: 'dent', size: 'large' });
  });

  test('only for those who may: not for viewers, other tenants or unknown damages', async () => {
    const words = { kind: 'dent' } as const;
    const viewer = await server.signIn('viewer@north.test');
    expect((await change(words, { as: viewer })).statusCode).toBe(403);
    const other = await server.signIn('agent@south.test');
    expect((await change(words, { as: other })).statusCode).toBe(404);
    expect((await change(words, { damage: 'unknown' })).statusCode).toBe(404);
    expect((await change({})).statusCode).toBe(422);
    expect(await shown()).toMatchObject([{ kind: null }]);
  });

  test('not while its request is archived', async () => {
    await desk().act('PATCH', '', { status: 'ARCHIVED' });
    expect((await change({ kind: 'dent' })).statusCode).toBe(409);
  });
});

describe('the customer’s own pin', () => {
  const at = (frame: number) => ({ frame, x: 0.25, y: 0.5 });
  const on = (scanId: string, ...frames: number[]) => ({
    scan_id: scanId,
    points: frames.map(at),
  });
  const announce = async () => (await customer.announce('scan_360', { filetype: 'video' })).id;
  const finish = async (id: string) => {
    const frame = await aPhoto();
    for (let index = 0; index < FRAMES; index++) {
      await customer.call('PUT', `/scan/${id}/frames/${index}`, frame);
    }
    expect(
      (await customer.call('POST', `/scan/${id}/complete`, { frames: FRAMES })).statusCode,
    ).toBe(200);
  };
  const points = async () => (await shown())[0]?.pin?.points ?? null;
  const staffPin = async (method: 'PUT' | 'DELETE', frame = 0) => {
    const scan = (await desk().read()).report.uploads.findLast(
      ({ section }) => section === 'scan_360',
    );
    return server.call(method, `/api/requests/${customer.requestId}/damages/d1/pin`, {
      token,
      ...(method === 'PUT' ? { payload: { upload_id: scan!.id, points: [at(frame)] } } : {}),
    });
  };
  beforeEach(() => reopen(['scan_360', 'damage_locations']));

  test('may come before its scan, is seen with it, and comes back to the phone', async () => {
    const scan = await announce();
    const pin = on(scan, 0, 2);
    expect((await mark({ ...hood, pin })).statusCode).toBe(200);
    expect((await mark({ ...hood, pin })).statusCode).toBe(200);
    expect(await points()).toBeNull();
    await finish(scan);
    expect(await points()).toEqual(pin.points);
    expect((await customer.read()).damage_locations[0]?.pin).toEqual(pin);
  });

  test('ends with its scan, and when the customer takes it off', async () => {
    const scan = await announce();
    await finish(scan);
    await mark({ ...hood, pin: on(scan, 1) });
    expect(await points()).toHaveLength(1);
    await mark({ ...hood, pin: null });
    expect(await points()).toBeNull();
    await mark({ ...hood, pin: on(scan, 1) });
    await finish(await announce());
    expect(await points()).toBeNull();
  });

  test('makes room for the one of staff, and stays off once staff took it off', async () => {
    const scan = await announce();
    await finish(scan);
    await mark({ ...hood, pin: on(scan, 1) });
    expect((await staffPin('PUT', 2)).statusCode).toBe(200);
    expect(await points()).toEqual([at(2)]);
    expect((await staffPin('DELETE')).statusCode).toBe(200);
    expect(await points()).toBeNull();
    expect((await staffPin('DELETE')).statusCode).toBe(200);
    expect(await events()).toEqual(['DAMAGE_UNPINNED']);
    await mark({ ...hood, pin: on(scan, 1) });
    expect(await points()).toBeNull();
  });

  test.each([
    ['on a frame that its scan does not have', [FRAMES]],
    ['on another scan', [0]],
  ])('%s is not shown', async (_what, frames) => {
    const scan = await announce();
    await finish(scan);
    const id = frames[0] === 0 ? '00000000-0000-4000-8000-000000000000' : scan;
    expect((await mark({ ...hood, pin: on(id, ...frames) })).statusCode).toBe(200);
    expect(await points()).toBeNull();
  });

  test.each([
    [{ scan_id: 'mine', points: [at(0)] }],
    [{ scan_id: '00000000-0000-4000-8000-000000000000', points: [] }],
    [{ scan_id: '00000000-0000-4000-8000-000000000000', points: [at(1), at(1)] }],
    [{ scan_id: '00000000-0000-4000-8000-000000000000', points: [at(120)] }],
  ])('%j is refused', async (pin) => {
    expect((await mark({ ...hood, pin })).statusCode).toBe(422);
  });
});
