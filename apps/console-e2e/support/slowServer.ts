import type { Page } from '@playwright/test';
import { deferred } from './deferred.ts';

/** How the server of a page answers. */
export interface SlowServer {
  /** From now on calls wait. */
  hold(): void;
  /** Calls that waited go on, and later ones do not wait. */
  release(): void;
  /** Calls of these addresses get no answer at all, those that wait included. */
  end(calls: RegExp): void;
  /** Calls are answered again. */
  resume(): void;
}

/** Lets a page's calls wait, or fail. Call it before the first page. */
export async function slowServer(page: Page): Promise<SlowServer> {
  let ended: RegExp | null = null;
  let released = deferred();
  released.resolve();
  await page.route(/\/(api|socket)\//, async (route) => {
    await released.promise;
    const isLost = ended?.test(route.request().url()) ?? false;
    // The page may have gone elsewhere.
    const end = isLost ? route.abort('connectionrefused') : route.continue();
    await end.catch(() => undefined);
  });
  return {
    hold: () => (released = deferred()),
    release: () => released.resolve(),
    end: (calls) => {
      ended = calls;
      released.resolve();
    },
    resume: () => (ended = null),
  };
}
