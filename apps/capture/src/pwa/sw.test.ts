import { beforeEach, expect, test, vi } from 'vitest';

const scope = 'https://partner.test/capture/';
const name = 'capture-page-__VERSION__';

type Listener = (event: Record<string, unknown>) => void;
let stores: Map<string, Map<string, string>>;
let listeners: Map<string, Listener>;

/** Starts the worker; the build would have inserted its files. */
beforeEach(async () => {
  stores = new Map();
  listeners = new Map();
  const location = new URL(`${scope}sw.js`);
  vi.stubGlobal('self', {
    location,
    skipWaiting: async () => undefined,
    clients: { claim: async () => undefined },
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
  });
  vi.stubGlobal('caches', {
    keys: async () => [...stores.keys()],
    delete: async (one: string) => stores.delete(one),
    open: async (one: string) => {
      const store = stores.get(one) ?? new Map<string, string>();
      stores.set(one, store);
      return {
        match: async ({ url }: Request) =>
          store.has(url) ? new Response(store.get(url)) : undefined,
        addAll: async () => undefined,
      };
    },
    match: async (asked: Request | string) => {
      const url = typeof asked === 'string' ? asked : asked.url;
      const body = [...stores.values()].find((store) => store.has(url))?.get(url);
      return body === undefined ? undefined : new Response(body);
    },
  });
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('no network')));
  vi.resetModules();
  await import('./sw.ts');
});

/** The worker's response; undefined if it leaves the request to the browser. */
async function ask(path: string, how: Partial<Request> = {}) {
  const url = new URL(path, scope).href;
  const request = { url, method: 'GET', mode: 'cors', destination: '', ...how };
  let answer: Promise<Response> | undefined;
  listeners.get('fetch')!({
    request,
    respondWith: (given: Promise<Response>) => (answer = given),
    waitUntil: () => undefined,
  });
  return answer && (await answer).text();
}

const keep = (store: string, path: string, body: string) =>
  stores.set(store, new Map([[new URL(path, scope).href, body]]));

test('without a network the report opens at any of its addresses', async () => {
  keep(name, './index.html', 'the page');
  expect(await ask('r-1/key', { mode: 'navigate' })).toBe('the page');
});

test('the partner’s pictures are shown from here, and outlive an update', async () => {
  keep('capture-pictures', '/media/logo.png', 'the logo');
  expect(await ask('/media/logo.png', { destination: 'image' })).toBe('the logo');
  let work: Promise<unknown> = Promise.resolve();
  listeners.get('activate')!({ waitUntil: (given: Promise<unknown>) => (work = given) });
  await work;
  expect([...stores.keys()]).toContain('capture-pictures');
});

test('what the customer gives is never answered from here', async () => {
  expect(await ask('/api/capture/r-1/key')).toBeUndefined();
  expect(await ask('/api/capture/r-1/key/open', { method: 'POST' })).toBeUndefined();
});

test('what is put on the home screen opens this very report', async () => {
  const icons = [{ src: './icon-192.png' }];
  keep(name, './manifest.webmanifest', JSON.stringify({ name: 'Car report', icons }));
  expect(JSON.parse((await ask('r-1/key/manifest.webmanifest'))!)).toEqual({
    name: 'Car report',
    id: '/capture/r-1/key/',
    start_url: `${scope}r-1/key/`,
    scope,
    icons: [{ src: `${scope}icon-192.png` }],
  });
});
