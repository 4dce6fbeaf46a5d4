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

test('two tabs of one report send a photo once, and both show it as sent', async () => {
  const server = new MockServer(sampleCapture({ request_id: requestId }));
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    await new Promise((resolve) => setTimeout(resolve, 30));
    return server.fetch(path, init);
  });
  const [first, second] = [await tab(), await tab()];
  await first.actions.addPhoto(place, await drawnPhoto(10));
  for (const model of [first, second]) {
    await vi.waitFor(
      () => {
        const view = model.getView();
        expect(view.phase === 'active' && view.draft.photos).toMatchObject([{ state: 'sent' }]);
      },
      { timeout: 5000 },
    );
  }
  expect(server.requests.filter(({ path }) => path.endsWith('/content'))).toHaveLength(1);
});

test('a tab that sleeps while it sends does not hold the photo for ever', async () => {
  const server = new MockServer(sampleCapture({ request_id: requestId }));
  let asleep = true;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
    asleep && init.method === 'POST' ? new Promise(() => undefined) : server.fetch(path, init),
  );
  const sleeping = await tab();
  await sleeping.actions.addPhoto(place, await drawnPhoto(10));
  await new Promise((resolve) => setTimeout(resolve, 100));
  asleep = false;
  const awake = await tab(0);
  await vi.waitFor(() => expect(server.capture.uploads).toMatchObject([{ state: 'PROCESSED' }]), {
    timeout: 8000,
  });
  const view = awake.getView();
  expect(view.phase === 'active' && view.draft.photos).toHaveLength(1);
}, 15_000);
