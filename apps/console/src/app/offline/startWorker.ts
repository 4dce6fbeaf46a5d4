import { endWorkers, followWorker } from '@forecourt/platform/worker-updates';

interface WorkerStart {
  /** Whether this deployment has service workers; without, those that are there are ended. */
  isOn: boolean;
  /** A newer version is ready; `apply` changes to it. */
  onUpdate: (apply: () => void) => void;
}

/** Registers the service worker, which keeps the code of these pages. */
export async function startWorker({ isOn, onUpdate }: WorkerStart): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  // Without it the pages work as before.
  const starting = isOn ? followWorker({ script: '/sw.js', scope: '/', onUpdate }) : endWorkers();
  await starting.catch(() => undefined);
}
