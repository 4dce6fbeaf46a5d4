import { makeReport, seeded } from '@forecourt/contract/fixtures';
import { beforeEach, expect, test, vi } from 'vitest';
import { CarAssets } from './CarAssets.ts';

const reports = new Map(['one', 'two'].map((id) => [id, makeReport(seeded(id), { id })]));
const numbersOf = (id: string) => reports.get(id)!.report.uploads.map((upload) => upload.id);
const api = {
  getUploadRequest: vi.fn(async (number: number) => {
    const [id] = [...reports.keys()].filter((one) => numbersOf(one).includes(number));
    if (!id) throw new Error('not found');
    return { request_id: id };
  }),
  getRequest: vi.fn(async (id: string) => ({ report: reports.get(id)! })),
};

beforeEach(() => vi.clearAllMocks());

test('a number finds the report it belongs to, and stepping to its neighbours asks nothing', async () => {
  const assets = new CarAssets(api);
  const [first, second] = numbersOf('one');
  await assets.show(first!);
  await assets.show(second!);
  expect(assets.uploads.value?.map(({ id }) => id)).toEqual(numbersOf('one'));
  expect(api.getUploadRequest).toHaveBeenCalledTimes(1);
});

test('another car’s number never shows the photos of the one before it', async () => {
  const assets = new CarAssets(api);
  await assets.show(numbersOf('one')[0]!);
  const showing = assets.show(numbersOf('two')[0]!);
  expect(assets.uploads.value).toBeUndefined();
  await showing;
  expect(assets.uploads.value?.map(({ id }) => id)).toEqual(numbersOf('two'));
});

test('a number that does not exist fails, and no number is no photo', async () => {
  const assets = new CarAssets(api);
  await assets.show(999_999_999);
  expect(assets.uploads.state.status).toBe('error');
  await assets.show(null);
  expect(assets.uploads.value).toEqual([]);
});
