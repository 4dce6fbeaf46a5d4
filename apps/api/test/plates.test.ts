import contract from '@forecourt/contract/openapi.json' with { type: 'json' };
import type { PhotoBox, PublicReportAnswer, Upload } from '@forecourt/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DISPLAY_WIDTHS, ENCODINGS, PHOTO_NAME } from '../src/media/sizes.ts';
import type { Customer } from '../src/modules/capture/testing/customer.ts';
import { deskOf } from './additionHouse.ts';
import { createCustomer } from '../src/modules/capture/testing/customer.ts';
import { startTestServer, type TestServer } from './harness.ts';
import { refusedFields } from './refusedFields.ts';
import { seedTenants, type Tenants } from './tenants.ts';

/** The photo is gray, but for the plate: white, with bars as letters. */
const SIZE = { width: 1600, height: 1200 };
const BOX: PhotoBox = { x: 0.25, y: 0.5, width: 0.25, height: 0.125 };
const GRAY = 120;
const BAR = 16;

let server: TestServer;
let tenants: Tenants;
let customer: Customer;
let token: string;
let photoId: number;

async function carPhoto(): Promise<Buffer> {
  const width = BOX.width * SIZE.width;
  const height = BOX.height * SIZE.height;
  const bars = Array.from({ length: width / BAR / 2 }, (_, index) => ({
    input: { create: { width: BAR, height, channels: 3 as const, background: 'black' } },
    left: index * BAR * 2,
    top: 0,
  }));
  const plate = sharp({ create: { width, height, channels: 3, background: 'white' } });
  const input = await plate.composite(bars).png().toBuffer();
  const background = { r: GRAY, g: GRAY, b: GRAY };
  return sharp({ create: { ...SIZE, channels: 3, background } })
    .composite([{ input, left: BOX.x * SIZE.width, top: BOX.y * SIZE.height }])
    .withExif({ IFD0: { Make: 'PhoneMaker' } })
    .jpeg({ quality: 95 })
    .toBuffer();
}

beforeAll(async () => {
  server = await startTestServer();
  tenants = await seedTenants(server.services);
  token = await server.signIn('agent@north.test');
});
afterAll(() => server.close());
beforeEach(async () => {
  customer = await createCustomer(server, tenants.north.partnerId);
  await customer.photo(await carPhoto(), 'exterior_images', { slot: 'front' });
  await customer.call('POST', '/submit', { reason: 'No more now' });
  await server.runJobs();
  photoId = await desk().numberOf('exterior_images');
});

const desk = () => deskOf(server, customer.requestId, token);
const url = (photo = photoId) => `/api/requests/${customer.requestId}/photos/${photo}/plate`;
const place = (payload: object, as = token, photo = photoId) =>
  server.call('PUT', url(photo), { token: as, payload });
const remove = (as = token) => server.call('DELETE', url(), { token: as });
const plates = async () => (await desk().read()).plates;
const events = async () =>
  (await desk().events()).map(({ type }) => type).filter((type) => type.startsWith('PLATE'));
/** What anybody with the link is told. */
const publicReport = async (kind: 'public' | 'offer' = 'public') => {
  const key = server.services.keys.make(kind, customer.requestId, 1);
  const answer = await server.call('GET', `/api/requests/${customer.requestId}/${key}`);
  return answer.json<PublicReportAnswer>().report;
};
const addressesOf = ({ url: main, variants }: Upload) => [
  ...new Set([main ?? '', ...variants.map((variant) => variant.url)]),
];
const bytesOf = async (address: string) => {
  const answer = await server.call('GET', address);
  expect(answer.statusCode, address).toBe(200);
  return answer.rawPayload;
};

/**
 * Of a picture's grays the strongest step between two points of the plate that are as far apart as its
 * bars, and how far those beside the plate are from the photo's.
 */
async function contrast(picture: Buffer) {
  const image = sharp(picture).grayscale().raw();
  const { data, info } = await image.toBuffer({ resolveWithObject: true });
  const margin = (2 * BAR) / SIZE.width;
  const bar = Math.round((BAR / SIZE.width) * info.width);
  const isIn = (x: number, y: number, by: number) =>
    Math.abs(x - BOX.x - BOX.width / 2) < BOX.width / 2 + by &&
    Math.abs(y - BOX.y - BOX.height / 2) < BOX.height / 2 + by;
  let plate = 0;
  let beside = 0;
  data.forEach((gray, index) => {
    const x = (index % info.width) / info.width;
    const y = Math.floor(index / info.width) / info.height;
    if (!isIn(x, y, margin)) beside = Math.max(beside, Math.abs(gray - GRAY));
    else if (isIn(x, y, -margin)) plate = Math.max(plate, Math.abs(gray - data[index + bar]!));
  });
  return { plate, beside };
}

describe('a hidden plate', () => {
  test('cannot be read in any size or encoding that a link leads to, and the rest is as it was', async () => {
    const [shown] = (await publicReport()).report.uploads;
    expect((await contrast(await bytesOf(shown!.url!))).plate).toBeGreaterThan(150);
    expect((await place({ box: BOX, hidden: true })).statusCode).toBe(204);
    for (const kind of ['public', 'offer'] as const) {
      const report = await publicReport(kind);
      const [photo] = report.report.uploads;
      const addresses = [...addressesOf(photo!), report.report.car.cover_photo!];
      expect(addresses.length).toBeGreaterThan(6);
      for (const address of addresses) {
        const picture = await bytesOf(address);
        const { plate, beside } = await contrast(picture);
        expect(plate, address).toBeLessThan(25);
        expect(beside, address).toBeLessThan(8);
        expect((await sharp(picture).metadata()).exif, address).toBeUndefined();
      }
    }
  });

  test('not by an address from before, nor a guessed one', async () => {
    const [before] = (await publicReport()).report.uploads;
    const old = addressesOf(before!);
    await place({ box: BOX, hidden: true });
    const [after] = (await publicReport()).report.uploads;
    // so that a browser does not show what it has kept
    expect(addressesOf(after!).filter((address) => old.includes(address))).toEqual([]);
    const names = DISPLAY_WIDTHS.flatMap((width) =>
      Object.keys(ENCODINGS).map((encoding) => `${width}.${encoding}`),
    );
    const folders = [old[0]!, after!.url!].map((one) => one.slice(0, one.lastIndexOf('/')));
    for (const folder of folders) {
      for (const name of [...names, PHOTO_NAME, 'front.jpg', 'hidden.jpg', '0.jpg']) {
        const answer = await server.call('GET', `${folder}/${name}`);
        if (answer.statusCode === 404) continue;
        expect(answer.statusCode, name).toBe(200);
        expect((await contrast(answer.rawPayload)).plate, name).toBeLessThan(25);
      }
      // what it gives access to is signed: not the download, and not what staff see
      const key = folder.split('/')[2]!;
      const link = key.slice(49);
      for (const forged of [
        key.replace(key[22]!, 'o'),
        key.slice(0, 49),
        key.slice(0, 49) + link.replace('r0', 'b0'),
      ]) {
        expect((await server.call('GET', `/media/${forged}/${PHOTO_NAME}`)).statusCode).toBe(404);
      }
    }
  });

  test('is whole for staff, for dealers and on the phone of the customer', async () => {
    await place({ box: BOX, hidden: true });
    const { report, assets_url } = await desk().read();
    for (const address of [...addressesOf(report.uploads[0]!), report.uploads[0]!.download_url!]) {
      expect((await contrast(await bytesOf(address))).plate, address).toBeGreaterThan(100);
    }
    expect((await server.call('GET', assets_url as string)).statusCode).toBe(200);
    const { storage_key: folder } = await server.db.direct
      .selectFrom('uploads')
      .where('id', '=', photoId)
      .select('storage_key')
      .executeTakeFirstOrThrow();
    await desk().asked({ sections: ['exterior_images'] });
    const { media } = server.services;
    const id = customer.requestId;
    const phone = media.forLink({ kind: 'capture', id, version: 1 }).base(folder, 'photo');
    expect((await contrast(await bytesOf(`${phone}640.jpg`))).plate).toBeGreaterThan(100);
  });

  test('of one file in two places of the report is hidden in both', async () => {
    const row = await server.db.direct
      .selectFrom('uploads')
      .where('id', '=', photoId)
      .select(['partner_id', 'report_id', 'filetype', 'state', 'storage_key'])
      .select(['bytes', 'width', 'height', 'inserted_at'])
      .executeTakeFirstOrThrow();
    await server.db.direct
      .insertInto('uploads')
      .values({ ...row, section: 'damage_locations', damage_location_id: 'd1' })
      .execute();
    await place({ box: BOX, hidden: true });
    expect((await plates())?.map(({ box }) => box)).toEqual([BOX, BOX]);
    const { uploads } = (await publicReport()).report;
    expect(uploads).toHaveLength(2);
    for (const { url: address } of uploads) {
      expect((await contrast(await bytesOf(address!))).plate).toBeLessThan(25);
    }
  });
});

describe('saying where a plate is', () => {
  test('hides it, moves it, shows it and forgets it, with a line when what others see changes', async () => {
    expect(await plates()).toEqual([]);
    await place({ box: BOX, hidden: true });
    const moved = { ...BOX, y: 0.75 };
    await place({ box: moved, hidden: true });
    await place({ box: moved, hidden: true });
    expect(await plates()).toEqual([{ upload_id: photoId, box: moved, hidden: true }]);
    expect(await events()).toEqual(['PLATE_HIDDEN']);
    await place({ box: BOX, hidden: false });
    expect(await plates()).toEqual([{ upload_id: photoId, box: BOX, hidden: false }]);
    const [photo] = (await publicReport()).report.uploads;
    expect((await contrast(await bytesOf(photo!.url!))).plate).toBeGreaterThan(100);
    expect((await remove()).statusCode).toBe(204);
    expect((await remove()).statusCode).toBe(204);
    expect(await plates()).toEqual([]);
    expect(await events()).toEqual(['PLATE_HIDDEN', 'PLATE_SHOWN']);
  });

  test.each([
    ['beyond the right edge', { ...BOX, x: 0.9 }, 'box'],
    ['beyond the bottom', { ...BOX, y: 0.9 }, 'box'],
    ['left of the photo', { ...BOX, x: -0.1 }, 'box.x'],
    ['without a size', { ...BOX, width: 0 }, 'box.width'],
  ])('a box %s is refused', async (_name, box, field) => {
    const answer = await place({ box, hidden: true });
    expect([answer.statusCode, refusedFields(answer)]).toEqual([
      422,
      [expect.objectContaining({ field })],
    ]);
    expect(await plates()).toEqual([]);
  });

  test('only for those who may: not viewers, other tenants, of no photo, or on an archived request', async () => {
    const plate = { box: BOX, hidden: true };
    const viewer = await server.signIn('viewer@north.test');
    const south = await server.signIn('agent@south.test');
    for (const [as, status] of [
      [viewer, 403],
      [south, 404],
    ] as const) {
      expect((await place(plate, as)).statusCode).toBe(status);
      expect((await remove(as)).statusCode).toBe(status);
    }
    expect((await place(plate, token, photoId + 1000)).statusCode).toBe(404);
    await place(plate);
    await desk().act('PATCH', '', { status: 'ARCHIVED' });
    expect((await place({ ...plate, hidden: false })).statusCode).toBe(409);
    expect((await remove()).statusCode).toBe(409);
  });
});

test('no answer of the contract tells of plates but the report of staff', () => {
  const operations = Object.values(contract.paths)
    .flatMap((path) => Object.values(path) as { operationId?: string; responses?: object }[])
    .filter(({ responses }) => JSON.stringify(responses ?? {}).includes('StaffReportAnswer'));
  expect(operations.map(({ operationId }) => operationId)).toEqual(['getRequest']);
});
