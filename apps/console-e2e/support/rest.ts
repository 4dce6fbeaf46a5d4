import { expect } from '@playwright/test';
import type { Page, Request } from '@playwright/test';

/** What a page has asked for since it is watched. */
interface Traffic {
  /** Requests on their way. */
  open: Set<Request>;
  started: number;
}

const trafficOf = new WeakMap<Page, Traffic>();

/** Videos are fetched as they play, sockets stay open, and long polls wait for something new. */
const staysOpen = (request: Request): boolean =>
  request.resourceType() === 'media' || /\/socket\/|[?&]wait=/.test(request.url());

/** Follows a page's requests from now on; call it before the page is opened. */
export function watch(page: Page): Traffic {
  const known = trafficOf.get(page);
  if (known) return known;
  const traffic: Traffic = { open: new Set(), started: 0 };
  trafficOf.set(page, traffic);
  page.on('request', (request) => {
    if (staysOpen(request)) return;
    traffic.open.add(request);
    traffic.started += 1;
  });
  const ended = (request: Request) => traffic.open.delete(request);
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  // The body of a refusal is often left unread, and then the request has no end.
  page.on('response', (answer) => answer.ok() || ended(answer.request()));
  return traffic;
}

/** Opens an address and waits until the page is at rest. */
export async function visit(page: Page, path: string): Promise<void> {
  // What the page before had asked for is of no interest.
  watch(page).open.clear();
  await page.goto(path);
  await atRest(page);
}

/**
 * Waits until a page has all that it asked for, has drawn it, and asked for nothing more by that:
 * an event, however long it takes to come, where a pause would be a guess.
 */
export async function atRest(page: Page): Promise<void> {
  const traffic = watch(page);
  await expect(async () => {
    const { started } = traffic;
    expect([...traffic.open].map((request) => request.url())).toEqual([]);
    await page.evaluate(drawn);
    expect(await page.locator('[aria-busy=true]:visible').count()).toBe(0);
    expect(traffic.started).toBe(started);
  }).toPass();
}

/** Runs in the page: resolves when nothing moves and the next frames are drawn. */
async function drawn(): Promise<void> {
  await document.fonts.ready;
  const moving = document
    .getAnimations()
    .filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
  await Promise.allSettled(moving.map(({ finished }) => finished));
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}
