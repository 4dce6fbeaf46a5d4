import { NetworkError } from '@forecourt/api-client';
import { describe, expect, test, vi } from 'vitest';
import { scanOf } from '../gallery/galleryPhotos.ts';
import { ReportStore } from '../ReportStore.ts';
import { dentPoint, pinnedReport, scratchPoints } from '../test/pinned.ts';
import { PlacingStore } from './PlacingStore.ts';

const make = async ({ mayPlace = true, status = 'COMPLETED' as const, scan = true } = {}) => {
  const data = pinnedReport('TRADE_MAIN');
  if (!scan) {
    const { report } = data.report;
    report.uploads = report.uploads.filter(({ section }) => section !== 'scan_360');
  }
  const load = vi.fn(() => Promise.resolve({ ...data, report: { ...data.report, status } }));
  const report = new ReportStore({ load });
  const [scratch, dent, crack] = data.report.report.damage_locations;
  const api = {
    placeDamagePin: vi.fn(() => Promise.resolve({ damage_location: crack! })),
    removeDamagePin: vi.fn(() => Promise.resolve({ damage_location: scratch! })),
  };
  const store = new PlacingStore({ report, api, mayChange: () => mayPlace });
  await report.open('one');
  return { store, report, api, load, scratch: scratch!, dent: dent!, crack: crack!, data };
};

describe('placing a damage', () => {
  test('begins where it was placed, and saves only a change', async () => {
    const { store, scratch } = await make();
    store.begin(scratch);
    expect(store.points).toEqual(scratchPoints);
    expect(store.isChanged).toBe(false);
    store.change([...scratchPoints, dentPoint]);
    expect(store.isChanged).toBe(true);
    store.change([]);
    expect(store.isChanged).toBe(false);
  });

  test('is sent with the scan that is shown; the report is read again and the dialog closes', async () => {
    const { store, api, load, crack, data } = await make();
    store.begin(crack);
    expect(await store.save()).toBe(false);
    store.change([dentPoint]);
    expect(await store.save()).toBe(true);
    const scan = scanOf(data.report.report)!;
    expect(api.placeDamagePin.mock.calls).toEqual([
      ['one', 'crack', { upload_id: scan.id, points: [dentPoint] }],
    ]);
    expect(load).toHaveBeenCalledTimes(2);
    expect(store.damage).toBeUndefined();
  });

  test('keeps what was placed when it could not be saved', async () => {
    const { store, api, crack } = await make();
    api.placeDamagePin.mockRejectedValueOnce(new NetworkError('x'));
    store.begin(crack);
    store.change([dentPoint]);
    expect(await store.save()).toBe(false);
    expect([store.act.failure, store.damage?.id, store.points]).toEqual([
      'unknown',
      'crack',
      [dentPoint],
    ]);
    store.cancel();
    expect([store.act.failure, store.damage]).toEqual([null, undefined]);
  });

  test('removes a pin', async () => {
    const { store, api, scratch } = await make();
    store.begin(scratch);
    expect(await store.remove()).toBe(true);
    expect(api.removeDamagePin.mock.calls).toEqual([['one', 'scratch']]);
    expect(store.damage).toBeUndefined();
  });

  test('stops when another report is opened', async () => {
    const { store, report, crack } = await make();
    store.follow();
    store.begin(crack);
    await report.open('two');
    expect(store.damage).toBeUndefined();
    expect(store.points).toEqual([]);
  });
});

test.each([
  ['may', {}, true],
  ['may not', { mayPlace: false }, false],
  ['may, but it is archived', { status: 'ARCHIVED' as never }, false],
  ['may, but there is no scan', { scan: false }, false],
])('a person who %s', async (_who, world, may) => {
  expect((await make(world)).store.mayPlace).toBe(may);
});
