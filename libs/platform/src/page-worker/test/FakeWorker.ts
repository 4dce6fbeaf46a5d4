import { vi } from 'vitest';
import type { KeptPages } from '../keepPages.ts';
import type { WorkerScope } from '../events.ts';

type Handler = (event: Record<string, unknown>) => void;

/** Fake browser caches, in creation order. */
export class FakeCaches {
  readonly stores = new Map<string, Map<string, string>>();
  /** What the network has, by path; anything else fails. */
  readonly network = new Map<string, string>();

  keys = async () => [...this.stores.keys()];
  delete = async (name: string) => this.stores.delete(name);
  open = async (name: string) => {
    const store = this.stores.get(name) ?? new Map<string, string>();
    this.stores.set(name, store);
    return {
      addAll: async (addresses: string[]) => {
        for (const address of addresses) {
          const body = this.network.get(new URL(address).pathname);
          if (body === undefined) throw new TypeError(`no ${address}`);
          store.set(address, body);
        }
      },
      match: async (address: string) => answerOf(store.get(address)),
    };
  };
  match = async (asked: Request | string, { cacheName }: { cacheName?: string } = {}) => {
    const url = typeof asked === 'string' ? asked : asked.url;
    for (const [name, store] of this.stores) {
      const found = cacheName && name !== cacheName ? undefined : answerOf(store.get(url));
      if (found) return found;
    }
    return undefined;
  };

  /** What a cache keeps, by address. */
  put(name: string, entries: Record<string, string>): void {
    this.stores.set(name, new Map(Object.entries(entries)));
  }
}

const answerOf = (body: string | undefined) =>
  body === undefined ? undefined : new Response(body);

/** A service worker's surroundings. */
export class FakeWorker {
  readonly caches = new FakeCaches();
  readonly scope: WorkerScope;
  readonly skipWaiting = vi.fn(async () => undefined);
  private readonly listeners = new Map<string, Handler>();
  private readonly origin: string;

  /** @param script address of the worker's script */
  constructor(script: string) {
    const { href, origin } = new URL(script);
    this.origin = origin;
    this.scope = {
      location: { href, origin },
      skipWaiting: this.skipWaiting,
      clients: { claim: async () => undefined },
      addEventListener: (type: string, listener: unknown) =>
        this.listeners.set(type, listener as Handler),
    };
    vi.stubGlobal('caches', this.caches);
    vi.stubGlobal('fetch', async (asked: Request | string) => {
      const { pathname } = new URL(typeof asked === 'string' ? asked : asked.url);
      const body = this.caches.network.get(pathname);
      if (body === undefined) throw new TypeError('no network');
      return new Response(body, { status: body.startsWith('failed') ? 502 : 200 });
    });
  }

  async life(type: 'install' | 'activate'): Promise<void> {
    let work: Promise<unknown> = Promise.resolve();
    this.listeners.get(type)!({ waitUntil: (given: Promise<unknown>) => (work = given) });
    await work;
  }

  /** The worker's response; undefined if it leaves the request to the browser. */
  async ask(
    path: string,
    how: Partial<Pick<Request, 'mode' | 'method' | 'destination'>> = {},
  ): Promise<string | undefined> {
    const url = new URL(path, this.origin).href;
    const request = { url, method: 'GET', mode: 'cors', destination: '', ...how };
    let answer: Promise<Response> | undefined;
    this.listeners.get('fetch')!({
      request,
      respondWith: (given: Promise<Response>) => (answer = given),
      waitUntil: () => undefined,
    });
    return answer && (await answer).text();
  }

  open = (path: string) => this.ask(path, { mode: 'navigate' });

  /** Sends the worker a message; resolves with what it answers, if anything. */
  async tell(message: unknown): Promise<unknown> {
    const answers: unknown[] = [];
    const port = { postMessage: (answer: unknown) => answers.push(answer) };
    this.listeners.get('message')!({ data: message, ports: [port] });
    return answers[0];
  }
}

/** A page of one script. */
export const twoFiles: KeptPages = {
  name: 'shop',
  files: ['./index.html', './assets/a-1.js'],
  version: 'v2',
  changing: ['./config.json'],
  documentOf: ({ pathname }) => (pathname.startsWith('/secret') ? undefined : './index.html'),
};

export const document = '<script type="module" src="/assets/a-1.js"></script>';
