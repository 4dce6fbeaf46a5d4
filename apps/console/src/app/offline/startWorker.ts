import { followWorker } from '@forecourt/platform/worker-updates';

/**
 * Registers the service worker, which keeps the code of these pages.
 *
 * @param onUpdate a newer version is ready; `apply` changes to it
 */
export async function startWorker(onUpdate: (apply: () => void) => void): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  // Without it the pages work as before.
  await followWorker({ script: '/sw.js', scope: '/', onUpdate }).catch(() => undefined);
}
