import type { WorkerMessage } from '../page-worker/events.ts';

export interface WorkerOptions {
  /** Address of the worker's script. */
  script: string;
  /** Addresses below this are its own. */
  scope: string;
  /** A newer build than this page's is ready; `apply` makes it the active one and then reloads. */
  onUpdate?(apply: () => void): void;
}

/** How often a page that stays open asks for a newer version, in milliseconds. */
const ASK_MS = 60 * 60 * 1000;
/** A worker that does not answer in this time is not one of ours, in milliseconds. */
const ANSWER_MS = 2000;

/**
 * Registers a service worker, and says when a newer one waits. The page decides when to change: no
 * page is ever reloaded by itself.
 *
 * @throws when the browser refuses; the page then works as without it
 */
export async function followWorker({ script, scope, onUpdate }: WorkerOptions): Promise<void> {
  const { serviceWorker } = navigator;
  const registration = await serviceWorker.register(script, { scope });
  if (!onUpdate) return;
  const consider = async (worker: ServiceWorker): Promise<void> => {
    if (registration.waiting !== worker) return;
    const takeOver: WorkerMessage = { type: 'takeOver' };
    // The page may already be the newer one, fetched by a reload.
    const isOurs = await has(worker, ownScript());
    if (isOurs === null) return;
    if (isOurs) return worker.postMessage(takeOver);
    onUpdate(() => {
      serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
      worker.postMessage(takeOver);
    });
  };
  const watch = (worker: ServiceWorker | null): void => {
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') void consider(worker);
    });
  };
  if (registration.waiting) void consider(registration.waiting);
  watch(registration.installing);
  registration.addEventListener('updatefound', () => watch(registration.installing));
  const ask = (): void => void registration.update().catch(() => undefined);
  setInterval(ask, ASK_MS);
  addEventListener('online', ask);
}

/** The page's entry script, which has another name in every build. */
function ownScript(): string {
  const script = document.querySelector<HTMLScriptElement>('script[type=module][src]');
  return script ? new URL(script.src).pathname : '';
}

/** Whether a file is of the worker's build; null if it does not answer. */
function has(worker: ServiceWorker, path: string): Promise<boolean | null> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const late = setTimeout(resolve, ANSWER_MS, null);
    port1.onmessage = ({ data }) => {
      clearTimeout(late);
      resolve(data as boolean);
    };
    const question: WorkerMessage = { type: 'has', path };
    worker.postMessage(question, [port2]);
  });
}
