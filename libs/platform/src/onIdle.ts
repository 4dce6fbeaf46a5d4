/**
 * Calls `run` once the browser is idle, after `timeout` milliseconds at the latest. Safari has no
 * idle callback: there it is the next task.
 */
export function onIdle(run: () => void, timeout: number): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout });
  else setTimeout(run);
}
