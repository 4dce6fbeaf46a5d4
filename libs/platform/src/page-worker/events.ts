/** The parts of a service worker that are used; the DOM's types describe pages only. */
export interface FetchEvent extends Event {
  request: Request;
  respondWith(response: Promise<Response>): void;
  waitUntil(work: Promise<unknown>): void;
}

export interface LifeEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface WorkerScope {
  location: { href: string; origin: string };
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  addEventListener(type: 'install' | 'activate', listener: (event: LifeEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
}

/** What a page asks its worker. */
export type WorkerMessage =
  /** Replace the active worker; pages that are open keep running. */
  | { type: 'takeOver' }
  /** Whether a file is one of this build; answered with a boolean through the port. */
  | { type: 'has'; path: string };
