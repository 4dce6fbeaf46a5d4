import { addresses, flowOrder, flowPaths, requestListPath } from '@forecourt/contract';

/**
 * Prefetches the code of the page at an address. It runs on arrival; `main.tsx` and the router then
 * reuse the loaded module.
 */
export function loadPage(pathname: string, signedIn: boolean): void {
  const loading = codeOf(pathname, signedIn);
  // Errors are ignored: the importer that needs the code retries and shows the error.
  loading.catch(() => undefined);
}

function codeOf(pathname: string, signedIn: boolean): Promise<unknown> {
  if (!signedIn && (pathname === '/' || pathname === '/login')) {
    return import('../pages/signIn.tsx');
  }
  return signedIn && isHome(pathname) ? loadHome() : import('../pages/console.tsx');
}

/** Whether a page is a request list, or redirects to one. */
function isHome(pathname: string): boolean {
  return (
    ['/', addresses.login, ...flowPaths.map((path) => `/${path}`)].includes(pathname) ||
    flowOrder.some((flow) => pathname.startsWith(requestListPath(flow)))
  );
}

/** The code of the first page after signing in. */
export function loadHome(): Promise<unknown> {
  return Promise.all([
    import('../pages/console.tsx'),
    import('../stores/Staff.ts'),
    import('../routes/shellRoute.tsx'),
    import('../routes/requestListRoute.tsx'),
  ]);
}
