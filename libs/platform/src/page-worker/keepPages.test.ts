import { beforeEach, expect, test, vi } from 'vitest';
import { keepPages } from './keepPages.ts';
import { document, FakeWorker, twoFiles } from './test/FakeWorker.ts';

let worker: FakeWorker;
const start = (more: Partial<typeof twoFiles> = {}) =>
  keepPages({ ...twoFiles, ...more }, worker.scope);

beforeEach(() => {
  worker = new FakeWorker('https://partner.test/sw.js');
  for (const [path, body] of [
    ['/index.html', document],
    ['/assets/a-1.js', 'script'],
    ['/config.json', '{}'],
  ] as const) {
    worker.caches.network.set(path, body);
  }
  start();
});

const kept = () =>
  Object.fromEntries([...worker.caches.stores].map(([name, store]) => [name, [...store.keys()]]));

test('it keeps the files of its build and the config, by their own addresses', async () => {
  await worker.life('install');
  expect(kept()).toEqual({
    'shop-page-v2': ['/index.html', '/assets/a-1.js', '/config.json'].map(
      (path) => `https://partner.test${path}`,
    ),
  });
});

test('without a network any of its pages opens, and no address of one is kept', async () => {
  await worker.life('install');
  worker.caches.network.clear();
  const before = kept();
  expect(await worker.open('/trade/sellers?name=Emma')).toBe(document);
  expect(await worker.ask('/assets/a-1.js')).toBe('script');
  expect(await worker.ask('/config.json')).toBe('{}');
  expect(kept()).toEqual(before);
});

test('a page that is not its own is left to the browser', async () => {
  await worker.life('install');
  expect(await worker.open('/secret/key')).toBeUndefined();
});

test('with a network the newest page is shown, unless the server fails', async () => {
  await worker.life('install');
  worker.caches.network.set('/trade/sellers', 'newest');
  expect(await worker.open('/trade/sellers')).toBe('newest');
  worker.caches.network.set('/trade/sellers', 'failed');
  expect(await worker.open('/trade/sellers')).toBe(document);
});

test('a network that takes too long is not waited for', async () => {
  await worker.life('install');
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  try {
    const opened = worker.open('/trade/sellers');
    await vi.advanceTimersByTimeAsync(1500);
    expect(await opened).toBe(document);
  } finally {
    vi.useRealTimers();
  }
});

test('what the API answers is never touched, nor what is written', async () => {
  await worker.life('install');
  expect(await worker.ask('/api/requests?limit=10')).toBeUndefined();
  expect(await worker.ask('/media/photo.jpg')).toBeUndefined();
  expect(await worker.ask('/assets/a-1.js', { method: 'POST' })).toBeUndefined();
  expect(await worker.ask('https://elsewhere.test/assets/a-1.js')).toBeUndefined();
});

test('a page that was open during an update still gets its own parts', async () => {
  worker.caches.put('shop-page-v0', { 'https://partner.test/assets/old-0.js': 'oldest' });
  worker.caches.put('shop-page-v1', { 'https://partner.test/assets/old-1.js': 'older' });
  worker.caches.put('other-page-v1', {});
  await worker.life('install');
  await worker.life('activate');
  expect(Object.keys(kept())).toEqual(['shop-page-v1', 'other-page-v1', 'shop-page-v2']);
  expect(await worker.ask('/assets/old-1.js')).toBe('older');
});

test('an update waits until it is asked for, where pages may be open for a day', async () => {
  await worker.life('install');
  expect(worker.skipWaiting).not.toHaveBeenCalled();
  await worker.tell({ type: 'takeOver' });
  expect(worker.skipWaiting).toHaveBeenCalledOnce();
});

test('where nothing is lost by it, an update comes at once', async () => {
  start({ atOnce: true });
  await worker.life('install');
  expect(worker.skipWaiting).toHaveBeenCalledOnce();
});

test('a page learns whether it is of this build', async () => {
  expect(await worker.tell({ type: 'has', path: '/assets/a-1.js' })).toBe(true);
  expect(await worker.tell({ type: 'has', path: '/assets/a-0.js' })).toBe(false);
});

test('in the middle of a deployment it keeps nothing rather than a page that cannot run', async () => {
  worker.caches.network.set('/index.html', document.replace('a-1', 'a-2'));
  await expect(worker.life('install')).rejects.toThrow('of another version');
  expect(kept()).toEqual({});
});
