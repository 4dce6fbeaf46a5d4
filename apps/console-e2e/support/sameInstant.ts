import type { Page, Route } from '@playwright/test';

/** A press in a window that sends one call. */
export interface Press {
  page: Page;
  /** The call's path. */
  call: RegExp;
  press: () => Promise<void>;
}

/**
 * Presses in several windows at once: each call is held until all of them are on their way, so that
 * nobody knew of another's press.
 *
 * @param presses in the order in which the server gets the calls, if there is one
 * @param ordered each call is let go once the one before was answered, and not all at once
 */
export async function inTheSameInstant(
  presses: readonly Press[],
  { ordered = false } = {},
): Promise<void> {
  const held = presses.map(({ page, call }) => hold(page, call));
  const [, ...routes] = await Promise.all([
    Promise.all(presses.map(({ press }) => press())),
    ...held,
  ]);
  const letGo = async (route: Route, { page, call }: Press): Promise<void> => {
    const answered = page.waitForResponse((response) =>
      isCall(response.request().method(), response.url(), call),
    );
    await route.continue();
    await answered;
  };
  if (ordered) for (const [index, route] of routes.entries()) await letGo(route, presses[index]!);
  else await Promise.all(routes.map((route, index) => letGo(route, presses[index]!)));
  await Promise.all(presses.map(({ page }) => page.unrouteAll({ behavior: 'wait' })));
}

const isCall = (method: string, url: string, call: RegExp): boolean =>
  method !== 'GET' && call.test(new URL(url).pathname);

/** The next call of this path, which waits; others go through. */
async function hold(page: Page, call: RegExp): Promise<Route> {
  let isHeld = false;
  return new Promise((resolve, reject) => {
    page
      .route(
        (url) => call.test(url.pathname),
        async (route) => {
          if (isHeld || route.request().method() === 'GET') return route.fallback();
          isHeld = true;
          resolve(route);
        },
      )
      .catch(reject);
  });
}
