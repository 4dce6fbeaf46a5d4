import { beforeEach, expect, test, vi } from 'vitest';

const scope = 'https://partner.test/capture/';

/** Fake browser caches, in creation order. */
class Caches {
  readonly stores = new Map<string, Map<string, string>>();

  keys = async () => [...this.stores.keys()];
  delete = async (name: string) => this.stores.delete(name);
  open = async (name: string) => {
    const store = this.stores.get(name) ?? new Map<string, string>();
    this.stores.set(name, store);
    return {
      addAll: async (files: string[]) => {
        for (const path of files) store.set(new URL(path, scope).href, `kept ${path}`);
      },
    };
  };
  match = async (asked: Request | string, { cacheName }: { cacheName?: string } = {}) => {
    const url = typeof asked === 'string' ? asked : asked.url;
    for (const [name, store] of this.stores) {
      const body = cacheName && name !== cacheName ? undefined : store.get(url);
      if (body !== undefined) return new Response(body);
    }
    return undefined;
  };
}

type Listener = (event: Record<string, unknown>) => void;
let caches: Caches;
let listeners: Map<string, Listener>;

/** Starts the worker of one version with these files, as the build would have inserted them. */
async function worker() {
  listeners = new Map();
  vi.stubGlobal('self', {
    registration: { scope },
    skipWaiting: async () => undefined,
    clients: { claim: async () => undefined },
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
  });
  vi.resetModules();
  await import('./sw.ts');
}

async function life(type: 'install' | 'activate') {
  let work: Promise<unknown> = Promise.resolve();
  listeners.get(type)!({ waitUntil: (given: Promise<unknown>) => (work = given) });
  await work;
}

/** The worker's response; undefined if it leaves the request to the browser. */
async function ask(path: string, how: { mode?: string; method?: string } = {}) {
  const request = {
    url: new URL(path, scope).href,
    method: how.method ?? 'GET',
    mode: how.mode ?? 'cors',
    destination: '',
  };
  let answer: Promise<Response> | undefined;
  listeners.get('fetch')!({
    request,
    respondWith: (given: Promise<Response>) => (answer = given),
    waitUntil: () => undefined,
  });
  return answer && (await answer).text();
}

const keep = async (name: string, files: string[]) => (await caches.open(name)).addAll(files);

beforeEach(async () => {
  caches = new Caches();
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('location', new URL(scope));
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('no network')));
  await worker();
});

test('without a network the page opens from what was kept', async () => {
  await keep('capture-page-__VERSION__', ['./index.html', './assets/a.js']);
  expect(await ask('r-1/key', { mode: 'navigate' })).toBe('kept ./index.html');
  expect(await ask('assets/a.js')).toBe('kept ./assets/a.js');
});

test('with a network the newest page is shown', async () => {
  await keep('capture-page-__VERSION__', ['./index.html']);
  vi.stubGlobal('fetch', async () => new Response('newest'));
  expect(await ask('r-1/key', { mode: 'navigate' })).toBe('newest');
});

test('a page that was open during an update still gets its own parts', async () => {
  await keep('capture-page-older', ['./assets/step-1.js']);
  await keep('capture-page-before', ['./assets/step-2.js']);
  await life('install');
  await life('activate');
  expect(await caches.keys()).toEqual(['capture-page-before', 'capture-page-__VERSION__']);
  expect(await ask('assets/step-2.js')).toBe('kept ./assets/step-2.js');
});

test('the partner’s pictures outlive an update', async () => {
  await caches.open('capture-pictures');
  await life('install');
  await life('activate');
  expect(await caches.keys()).toContain('capture-pictures');
});

test('what the customer gives is never answered from here', async () => {
  expect(await ask('/api/capture/r-1/key')).toBeUndefined();
  expect(await ask('/api/capture/r-1/key/open', { method: 'POST' })).toBeUndefined();
});

test('what is put on the home screen opens this very report', async () => {
  const icons = [{ src: './icon-192.png' }];
  caches.stores.set(
    'capture-page-__VERSION__',
    new Map([[`${scope}manifest.webmanifest`, JSON.stringify({ name: 'Car report', icons })]]),
  );
  expect(JSON.parse((await ask('r-1/key/manifest.webmanifest'))!)).toEqual({
    name: 'Car report',
    id: '/capture/r-1/key/',
    start_url: `${scope}r-1/key/`,
    scope,
    icons: [{ src: `${scope}icon-192.png` }],
  });
});
