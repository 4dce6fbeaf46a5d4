/** Whether the server of the page's own files answers. */
export async function answers(): Promise<boolean> {
  try {
    const { status } = await fetch(import.meta.url, { method: 'HEAD', cache: 'no-store' });
    // A page of an older release is answered 404, and reloading is its remedy.
    return status < 500;
  } catch {
    return false;
  }
}

/** Whether the page came by a reload: doing that again by itself could go on forever. */
export function wasReloaded(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return (navigation as PerformanceNavigationTiming | undefined)?.type === 'reload';
}
