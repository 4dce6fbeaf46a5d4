import { afterEach, expect, test, vi } from 'vitest';
import { createCaptureApi } from '../api/captureApi.ts';
import { deleteDatabase } from '../device/database.ts';
import { indexedDevice } from '../device/indexedDevice.ts';
import { webLocks } from '@forecourt/platform/queue';
import { MockServer } from '../test/mockServer.ts';
import { drawnPhoto } from '../test/pictures.ts';
import { sampleCapture } from '../test/sampleCapture.ts';
import { CaptureModel } from './CaptureModel.ts';

const requestId = `tabs-${crypto.randomUUID()}`;
const place = { section: 'windshield', slot: null, single: true } as const;

const models: CaptureModel[] = [];

afterEach(async () => {
  for (const model of models.splice(0)) model.stop();
  vi.unstubAllGlobals();
  await deleteDatabase(requestId);
});

/** A tab has its own connection to the same storage and shares the browser's locks. */
async function tab(patienceMs = 60_000) {
  const model = new CaptureModel({
    api: createCaptureApi({ requestId, sessionKey: 'key' }),
    device: await indexedDevice(requestId),
    locks: webLocks(`test/${requestId}`, patienceMs, Date.now),
  });
  models.push(model);
  await model.start();
  return model;
}

const photosOf = (model: CaptureModel) => {
  const view = model.getView();
  return view.phase === 'active' ? view.draft.photos : undefined;
};

test('two tabs of one report send a photo once, and both show it as sent', async () => {
  const server = new MockServer(sampleCapture({ request_id: requestId }));
  let known = (): void => undefined;
  const both = new Promise<void>((resolve) => (known = resolve));
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (init.method === 'POST') await both;
    return server.fetch(path, init);
  });
  const [first, second] = [await tab(), await tab()];
  await first.actions.addPhoto(place, await drawnPhoto(10));
  await expect.poll(() => photosOf(second)).toMatchObject([{ state: 'waiting' }]);
  known();
  for (const model of [first, second]) {
    await expect.poll(() => photosOf(model)).toMatchObject([{ state: 'sent' }]);
  }
  expect(server.requests.filter(({ path }) => path.endsWith('/content'))).toHaveLength(1);
});

test('a tab that sleeps while it sends does not hold the photo for ever', async () => {
  const server = new MockServer(sampleCapture({ request_id: requestId }));
  let asleep = true;
  const silence = vi.fn(() => new Promise(() => undefined));
  vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
    asleep && init.method === 'POST' ? silence() : server.fetch(path, init),
  );
  const sleeping = await tab();
  await sleeping.actions.addPhoto(place, await drawnPhoto(10));
  await expect.poll(() => silence).toHaveBeenCalled();
  asleep = false;
  const awake = await tab(0);
  await expect.poll(() => server.capture.uploads).toMatchObject([{ state: 'PROCESSED' }]);
  expect(photosOf(awake)).toHaveLength(1);
});
