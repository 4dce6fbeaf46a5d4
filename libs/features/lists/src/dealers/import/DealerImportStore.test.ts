import { makeDealerImport, seeded } from '@forecourt/contract/fixtures';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  DealerImportStore,
  type DealerImportOptions,
  MAX_FILE_LENGTH,
} from './DealerImportStore.ts';

const random = seeded('import store');
const wrong = makeDealerImport(random);
const right = makeDealerImport(random, {
  counts: { ADD: 2, UPDATE: 1, SKIP: 1, ERROR: 0 },
  rows: wrong.rows.filter(({ action }) => action !== 'ERROR'),
});
const csv = 'Name\nAnn\nBob\nCid\nDee\n';
const api = { importDealers: vi.fn<DealerImportOptions['api']['importDealers']>() };
const onImported = vi.fn();
let keys = 0;
let store: DealerImportStore;

beforeEach(() => {
  vi.resetAllMocks();
  keys = 0;
  api.importDealers.mockImplementation(async (body) => ({
    import: body.csv.includes('Cid') ? wrong : right,
  }));
  const newKey = () => `key ${(keys += 1)}`;
  store = new DealerImportStore({ api, partnerId: () => 'p1', onImported, newKey });
});

test('wants a file, and none too long', async () => {
  await store.look();
  expect(store.problem).toBe('empty');
  store.paste('x'.repeat(MAX_FILE_LENGTH + 1));
  await store.look();
  expect(store.problem).toBe('tooLong');
  expect(api.importDealers).not.toHaveBeenCalled();
});

test('previews a chosen file without writing', async () => {
  await store.choose({ name: 'dealers.csv', text: async () => csv });
  expect(api.importDealers.mock.lastCall?.[0]).toEqual({
    partner_id: 'p1',
    csv,
    duplicates: 'SKIP',
    dry_run: true,
  });
  expect(store.preview).toBe(wrong);
});

test('imports nothing while rows have errors, and all once they are left out', async () => {
  store.paste(csv);
  await store.look();
  await store.import();
  expect(api.importDealers).toHaveBeenCalledTimes(1);
  await store.leaveOut();
  expect(store.csv).toBe('Name\nAnn\nBob\nDee\n');
  expect(store.ready).toBe(3);
  await store.import();
  expect(api.importDealers.mock.lastCall?.[0]).not.toHaveProperty('dry_run');
  expect(store.result).toBe(right.counts);
  expect(onImported).toHaveBeenCalledTimes(1);
});

test('a field is filled by one column only', async () => {
  store.paste(csv);
  await store.look();
  await store.match(5, 'email');
  const columns = api.importDealers.mock.lastCall?.[0].columns;
  expect(columns?.map(({ field }) => field)).toEqual([
    'name',
    null,
    'contact',
    'location',
    'postcode',
    'email',
  ]);
});

test('keeps everything when importing fails, and tries again with the same key', async () => {
  store.paste('Name\nAnn\n');
  await store.look();
  api.importDealers.mockRejectedValueOnce(new Error('no answer'));
  await store.import();
  expect([store.problem, store.preview, store.result]).toEqual(['failed', right, null]);
  await store.import();
  const [, first, second] = api.importDealers.mock.calls.map(([, options]) => options);
  expect(first).toBeDefined();
  expect(second).toEqual(first);
  expect(store.result).toBe(right.counts);
});
