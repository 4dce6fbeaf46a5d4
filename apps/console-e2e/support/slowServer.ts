import type { Page } from '@playwright/test';

/** How the server of a page answers; change it at any time. */
export interface SlowServer {
  /** How long each call takes, in ms. */
  delay: number;
  /** Calls that get no answer at all, those on their way included; null while the server runs. */
  ended: RegExp | null;
}

/** Lets a page's calls take their time, or fail. Call it before the first page. */
export async function slowServer(page: Page): Promise<SlowServer> {
  const server: SlowServer = { delay: 0, ended: null };
  await page.route(/\/(api|socket)\//, async (route) => {
    const isLost = () => server.ended?.test(route.request().url()) ?? false;
    if (!isLost() && server.delay > 0) {
      await new Promise((resolve) => setTimeout(resolve, server.delay));
    }
    // The page may have gone elsewhere.
    const end = isLost() ? route.abort('connectionrefused') : route.continue();
    await end.catch(() => undefined);
  });
  return server;
}
