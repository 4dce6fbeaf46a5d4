import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createCaptureApi } from '../api/captureApi.ts';
import { memoryDevice } from '../device/memoryDevice.ts';
import type { PreparedPhoto } from '../photo/prepared.ts';
import { localLocks } from '@forecourt/platform/queue';
import { MockServer, problem } from '../test/mockServer.ts';
import { sampleCapture } from '../test/sampleCapture.ts';
import { CaptureModel } from './CaptureModel.ts';
import type { Draft } from './draft.ts';

const windshield = { section: 'windshield', slot: null, single: true } as const;
const exterior = (slot: string) => ({ section: 'exterior_images', slot, single: true }) as const;
const link = { requestId: 'r-1', sessionKey: 'key' };

const photo = (digest: string): PreparedPhoto => ({
  full: { type: 'image/jpeg', bytes: new ArrayBuffer(100) },
  thumb: { type: 'image/jpeg', bytes: new ArrayBuffer(10) },
  digest,
  hints: [],
});
const frame = () => ({ type: 'image/jpeg', bytes: new ArrayBuffer(50) });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function phone(server: MockServer, device = memoryDevice()) {
  vi.stubGlobal('fetch', server.fetch);
  const model = new CaptureModel({ api: createCaptureApi(link), device, locks: localLocks() });
  await model.start();
  const settle = () => vi.advanceTimersByTimeAsync(60_000);
  const draft = (): Draft => {
    const view = model.getView();
    if (view.phase !== 'active' && view.phase !== 'completed') throw new Error(view.phase);
    return view.draft;
  };
  return { model, device, settle, draft };
}

test('looking at the page moves nothing; the first tap opens the request', async () => {
  const server = new MockServer();
  const { model, settle } = await phone(server);
  await settle();
  expect(server.capture.status).toBe('SENT');
  await model.actions.open();
  await model.actions.open();
  await settle();
  expect(server.capture.status).toBe('OPENED');
  expect(server.requests.filter(({ path }) => path.endsWith('/open'))).toHaveLength(1);
});

test('a photo taken again replaces the first one on the server', async () => {
  const server = new MockServer();
  const { model, settle, draft } = await phone(server);
  await model.actions.addPhoto(windshield, photo('a'));
  await settle();
  await model.actions.addPhoto(windshield, photo('b'));
  await settle();
  expect(server.capture.uploads).toHaveLength(1);
  expect(draft().photos.map(({ digest, state }) => [digest, state])).toEqual([['b', 'sent']]);
  expect(server.capture.status).toBe('IN_PROGRESS');
});

test('a blurred photo is kept and sent all the same; “Use anyway” silences the hint for good', async () => {
  const server = new MockServer();
  const device = memoryDevice();
  const first = await phone(server, device);
  await first.model.actions.addPhoto(windshield, { ...photo('a'), hints: ['BLURRED', 'UPRIGHT'] });
  await first.settle();
  expect(server.capture.uploads).toHaveLength(1);
  expect(first.draft().photos).toMatchObject([{ hint: 'BLURRED', state: 'sent' }]);

  const again = await phone(server, device);
  expect(again.draft().photos).toMatchObject([{ hint: 'BLURRED' }]);
  const sent = server.requests.length;
  await again.model.actions.keepAnyway(again.draft().photos[0]!.id);
  await again.settle();
  expect(again.draft().photos).toMatchObject([{ hint: null, state: 'sent' }]);
  expect(server.requests.slice(sent).filter(({ method }) => method !== 'GET')).toEqual([]);
});

test('only where the whole car is to be seen does a photo have to lie on its side', async () => {
  const { model, draft } = await phone(new MockServer());
  const upright = (digest: string) => ({ ...photo(digest), hints: ['UPRIGHT' as const] });
  await model.actions.addPhoto(windshield, upright('a'));
  await model.actions.addPhoto({ ...exterior('front'), wide: true }, upright('b'));
  expect(draft().photos.map(({ section, hint }) => [section, hint])).toEqual([
    ['windshield', null],
    ['exterior_images', 'UPRIGHT'],
  ]);
});

test('the same picture chosen twice is one photo', async () => {
  const server = new MockServer();
  const { model, settle } = await phone(server);
  await model.actions.addPhoto(windshield, photo('a'));
  await model.actions.addPhoto(windshield, photo('a'));
  await settle();
  expect(server.capture.uploads).toHaveLength(1);
});

test('a full server: everything is kept, said in words, and sent when there is room', async () => {
  const server = new MockServer();
  const { model, settle, draft } = await phone(server);
  server.fault = () => problem(507, 'INSUFFICIENT_STORAGE', []);
  await model.actions.addPhoto(exterior('front'), photo('a'));
  await model.actions.submit();
  await settle();
  expect(draft()).toMatchObject({ pending: 1, trouble: 'full', submission: 'waiting' });
  server.fault = () => undefined;
  await model.wake();
  await settle();
  expect(model.getView().phase).toBe('completed');
});

test('without a network everything is kept, shown as waiting, and sent when it returns', async () => {
  const server = new MockServer();
  const { model, settle, draft } = await phone(server);
  server.fault = () => 'unreachable';
  await model.actions.addPhoto(exterior('front'), photo('a'));
  await model.actions.setField('car.plate', '123 ABC');
  await model.actions.submit();
  await settle();
  expect(draft()).toMatchObject({ pending: 2, trouble: 'network', submission: 'waiting' });
  expect(draft().value('car.plate')).toBe('123 ABC');
  server.fault = () => undefined;
  await model.wake();
  await settle();
  expect(model.getView().phase).toBe('completed');
  expect(server.capture).toMatchObject({ status: 'COMPLETED', car: { plate: '123 ABC' } });
});

test('what the page forgot on reload is still on the phone', async () => {
  const server = new MockServer();
  const first = await phone(server);
  server.fault = (method) => (method === 'GET' ? undefined : 'unreachable');
  await first.model.actions.addPhoto(windshield, photo('a'));
  await first.model.skip('vin', true);
  await first.settle();
  server.fault = () => undefined;
  const again = await phone(server, first.device);
  await again.settle();
  expect(server.capture.uploads).toMatchObject([{ section: 'windshield', state: 'PROCESSED' }]);
  expect(again.model.getView()).toMatchObject({ skipped: new Set(['vin']) });
});

test('another phone goes on where the first one stopped, and can replace its photos', async () => {
  const server = new MockServer();
  const first = await phone(server);
  await first.model.actions.addPhoto(exterior('front'), photo('a'));
  await first.model.actions.setField('condition.mileage', 120_000);
  await first.settle();
  const second = await phone(server);
  expect(second.draft().photos).toHaveLength(1);
  expect(second.draft().value('condition.mileage')).toBe(120_000);
  await second.model.actions.addPhoto(exterior('front'), photo('b'));
  await second.settle();
  expect(server.capture.uploads).toHaveLength(1);
  expect(second.draft().photos).toMatchObject([{ digest: 'b' }]);
});

test('a photo that another phone announced and never sent does not hold back the report', async () => {
  const upload = { section: 'vin', slot: null, filetype: 'image', taken_at: null } as const;
  const server = new MockServer();
  vi.stubGlobal('fetch', server.fetch);
  const id = '6f1d1c1e-0000-4000-8000-000000000001';
  await createCaptureApi(link).announce({ id, ...upload });
  const { model, settle } = await phone(server);
  await model.actions.submit();
  await settle();
  expect(server.capture).toMatchObject({ status: 'COMPLETED', uploads: [] });
});

test('a refused photo says so, and taking it again lets the report through', async () => {
  const server = new MockServer();
  const { model, settle, draft } = await phone(server);
  server.fault = (_method, path) =>
    path.endsWith('/content') ? problem(415, 'UNSUPPORTED_MEDIA_TYPE') : undefined;
  await model.actions.addPhoto(windshield, photo('a'));
  await settle();
  expect(draft().photos).toMatchObject([{ state: 'refused', refusal: 'UNSUPPORTED_MEDIA_TYPE' }]);
  await model.actions.submit();
  await settle();
  expect(model.getView().phase).toBe('active');
  server.fault = () => undefined;
  await model.actions.addPhoto(windshield, photo('b'));
  await settle();
  expect(model.getView().phase).toBe('completed');
});

test('one refused answer is named, and the others are kept', async () => {
  const server = new MockServer();
  const { model, settle, draft } = await phone(server);
  await model.actions.setField('contact.email', 'maria');
  await model.actions.setField('contact.name', 'Maria');
  await settle();
  expect([...draft().refusedFields.keys()]).toEqual(['contact.email']);
  expect(server.capture.contact.name).toBe('Maria');
  await model.actions.setField('contact.email', 'm@example.test');
  await settle();
  expect(draft().refusedFields.size).toBe(0);
  expect(server.capture.contact.email).toBe('m@example.test');
});

test('a scan arrives whole, also when a frame was lost on the way', async () => {
  const server = new MockServer();
  const { model, settle, draft } = await phone(server);
  const frames = Array.from({ length: 24 }, frame);
  await model.actions.addScan(frames, frame());
  let lost = 0;
  server.fault = (_method, path) =>
    path.endsWith('/frames/7') && lost++ < 2 ? 'answer lost' : undefined;
  await settle();
  await settle();
  expect(server.capture.uploads).toMatchObject([{ filetype: 'video', state: 'PROCESSED' }]);
  expect(server.capture.uploads[0]?.frames).toHaveLength(24);
  expect(draft().scan).toMatchObject({ frames: 24, framesSent: 24, state: 'sent' });

  await model.actions.addScan(frames.slice(0, 12), frame());
  await settle();
  expect(server.capture.uploads).toMatchObject([{ filetype: 'video' }]);
  expect(server.capture.uploads[0]?.frames).toHaveLength(12);
});

test('a wrong link, a finished report and a closed request each have their page', async () => {
  const wrong = await phone(new MockServer(sampleCapture(), 'another'));
  expect(wrong.model.getView().phase).toBe('gone');
  const done = await phone(new MockServer(sampleCapture({ status: 'COMPLETED' })));
  expect(done.model.getView().phase).toBe('completed');
  const closed = await phone(new MockServer(sampleCapture({ status: 'ARCHIVED' })));
  expect(closed.model.getView().phase).toBe('closed');
});

test('a link that has expired asks for a new one, and goes on with what waits once it is there', async () => {
  const server = new MockServer(sampleCapture({ expired: { asked_at: null } }));
  const { model, settle } = await phone(server);
  expect(model.getView()).toMatchObject({ phase: 'expired', ask: 'none' });
  await model.actions.setField('description', 'typed before');
  await model.askForLink();
  expect(model.getView()).toMatchObject({ phase: 'expired', ask: 'asked' });
  expect(server.capture.description).toBeNull();
  const { expired: _expired, ...good } = server.capture;
  server.capture = good;
  await model.wake();
  await settle();
  expect(model.getView().phase).toBe('active');
  expect(server.capture.description).toBe('typed before');
});

test('a reload loses what the page alone holds: what waits without storage, and a field being kept', async () => {
  const server = new MockServer();
  const unstored = await phone(server);
  expect(unstored.model.wouldLose()).toBe(false);
  server.fault = () => 'unreachable';
  await unstored.model.actions.setField('description', 'typed');
  expect(unstored.model.wouldLose()).toBe(true);
  server.fault = () => undefined;
  await unstored.model.wake();
  await unstored.settle();
  expect(unstored.model.wouldLose()).toBe(false);

  server.fault = () => 'unreachable';
  const stored = await phone(server, { ...memoryDevice(), durable: true });
  const kept = stored.model.actions.setField('description', 'typed again');
  expect(stored.model.wouldLose()).toBe(true);
  await kept;
  expect(stored.model.wouldLose()).toBe(false);
});

test('asking for a new link that fails can be tried again', async () => {
  const server = new MockServer(sampleCapture({ expired: { asked_at: null } }));
  const { model } = await phone(server);
  server.fault = () => 'unreachable';
  await model.askForLink();
  expect(model.getView()).toMatchObject({ phase: 'expired', ask: 'failed' });
  server.fault = () => undefined;
  await model.askForLink();
  expect(model.getView()).toMatchObject({ phase: 'expired', ask: 'asked' });
});

test('a first visit without a network waits for it', async () => {
  const server = new MockServer();
  server.fault = () => 'unreachable';
  const { model } = await phone(server);
  expect(model.getView().phase).toBe('unreachable');
  server.fault = () => undefined;
  await model.wake();
  expect(model.getView().phase).toBe('active');
});

test('handing in twice is one report', async () => {
  const server = new MockServer();
  const { model, settle } = await phone(server);
  await Promise.all([model.actions.submit(), model.actions.submit()]);
  await settle();
  await model.actions.submit();
  await settle();
  expect(server.requests.filter(({ path }) => path.endsWith('/submit'))).toHaveLength(1);
});

test('without something required it goes with a reason, also when that is given offline', async () => {
  const server = new MockServer(sampleCapture({ required_sections: ['exterior_images', 'vin'] }));
  const { model, settle, draft } = await phone(server);
  server.fault = () => 'unreachable';
  await model.actions.addPhoto(exterior('front'), photo('a'));
  await model.actions.submit('The garage has the car');
  await settle();
  expect(draft()).toMatchObject({ submission: 'waiting', trouble: 'network' });
  server.fault = () => undefined;
  await model.wake();
  await settle();
  expect(model.getView().phase).toBe('completed');
  expect(server.reason).toBe('The garage has the car');
});

test('what the partner has come to require since is learned when the server refuses', async () => {
  const server = new MockServer();
  const { model, settle, draft } = await phone(server);
  server.capture = { ...server.capture, required_sections: ['vin'] };
  await model.actions.submit();
  await settle();
  expect(model.getView().phase).toBe('active');
  expect(draft()).toMatchObject({ submission: 'none', capture: { required_sections: ['vin'] } });
  await model.actions.setField('car.vincode', 'YV1DZ8256C2271234');
  await model.actions.submit();
  await settle();
  expect(model.getView().phase).toBe('completed');
});

test('when another phone hands the report in, this one says thank you too', async () => {
  const server = new MockServer();
  const { model, settle } = await phone(server);
  server.capture = { ...server.capture, status: 'COMPLETED' };
  await model.actions.setField('description', 'late');
  await settle();
  expect(model.getView().phase).toBe('completed');
});

test('a photo that broke off goes on where it was, and shows how far it is', async () => {
  const server = new MockServer();
  const { model, settle, draft } = await phone(server);
  const size = 300 * 1024;
  const full = { type: 'image/jpeg', bytes: new ArrayBuffer(size) };
  let pieces = 0;
  server.fault = (method) => (method === 'PATCH' && ++pieces === 2 ? 'unreachable' : undefined);
  await model.actions.addPhoto(windshield, { ...photo('a'), full });
  await vi.advanceTimersByTimeAsync(100);
  const [part] = [...server.parts.values()];
  expect(part).toBeGreaterThan(0);
  expect(draft().photos[0]).toMatchObject({ state: 'waiting', progress: part! / size });

  await settle();
  expect([...server.bytes.values()]).toEqual([size]);
  expect(draft().photos[0]).toMatchObject({ state: 'sent', progress: null });
  const asked = server.requests.filter(
    ({ method, path }) => method === 'GET' && path.endsWith('/content'),
  );
  expect(asked).toHaveLength(1);
});

test('a photo whose last answer was lost is not sent again', async () => {
  const server = new MockServer();
  const { model, settle, draft } = await phone(server);
  let sent = 0;
  server.fault = (method) => (method === 'PATCH' && ++sent === 1 ? 'answer lost' : undefined);
  await model.actions.addPhoto(windshield, photo('a'));
  await settle();
  expect([sent, draft().photos[0]?.state]).toEqual([1, 'sent']);
});

describe('a conclusion that the customer reads', () => {
  const conclusion = {
    status: 3 as const,
    concluded_at: '2026-03-04T23:30:00Z',
    time_zone: 'UTC',
    car: null,
    plate: null,
    next: 'We call you.',
  };

  test('is recorded once, however often it is shown', async () => {
    const server = new MockServer(sampleCapture({ status: 'COMPLETED', conclusion }));
    const { model, draft } = await phone(server);
    expect(server.opened).toBe(0);
    await model.recordOpened(draft().capture.conclusion!);
    await model.refresh();
    await model.recordOpened(draft().capture.conclusion!);
    expect(server.opened).toBe(1);
    await model.recordOpened({ ...conclusion, status: 5 });
    expect(server.opened).toBe(2);
  });

  test('without a network is recorded with the next answer', async () => {
    const server = new MockServer(sampleCapture({ status: 'COMPLETED', conclusion }));
    const device = memoryDevice();
    await phone(server, device);
    server.fault = () => 'unreachable';
    const { model, draft } = await phone(server, device);
    await model.recordOpened(draft().capture.conclusion!);
    expect(server.opened).toBe(0);
    server.fault = () => undefined;
    await model.recordOpened(draft().capture.conclusion!);
    expect(server.opened).toBe(1);
  });
});
