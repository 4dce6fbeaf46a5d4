import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { StaffApi } from '../support/api.ts';
import { layoutFaults, rowSubjects } from '../support/layoutFaults.ts';
import { pathOf, Reports } from '../support/reports.ts';
import { Staff } from '../support/staff.ts';

/** Every page at every width that a window has: nothing overlaps, is cut or sticks out. */

const WIDTHS = [360, 390, 600, 660, 700, 768, 820, 900, 1024, 1180, 1280, 1440, 1920];
const HEIGHT = 900;

/** Opens a page once, then changes the window's width, as a person does who resizes it. */
async function faultsOf(page: Page, path: string): Promise<string[]> {
  await page.setViewportSize({ width: 1440, height: HEIGHT });
  await page.goto(path);
  await expect(page.getByRole('heading').first(), path).toBeVisible();
  await settled(page);
  const faults: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    await settled(page);
    const found = await layoutFaults(page);
    faults.push(...found.map((fault) => `${path} at ${width}: ${fault}`));
  }
  return faults;
}

/** Waits until nothing loads and nothing moves. */
async function settled(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy=true]:visible')).toHaveCount(0);
  await page.evaluate(async () => {
    const running = document.getAnimations().filter(({ effect }) => {
      return effect?.getTiming().iterations !== Infinity;
    });
    await Promise.allSettled(running.map(({ finished }) => finished));
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
}

const staffPages = [
  '/trade/sellers',
  '/trade/sellers/archive',
  '/trade/sellers/create',
  '/trade/buyers',
  '/trade/cars',
  '/claim/requests',
  '/claim/cars',
  '/inspect/requests',
  '/inspect/cars',
  '/users',
  '/billing',
  '/billing/payments',
  '/settings',
  '/settings/theme',
  '/settings/content',
  '/settings/sections',
  '/settings/privacy',
  '/settings/security',
  '/profile',
  '/sessions',
  '/nothing/here',
];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('lists, settings and accounts fit every width', async ({ page }) => {
  test.setTimeout(300_000);
  await new Staff(page).signIn();
  await expect(page.locator(rowSubjects).first()).toBeVisible();
  for (const path of staffPages) expect.soft(await faultsOf(page, path), path).toEqual([]);
});

test('reports and conversations fit every width', async ({ page }) => {
  test.setTimeout(300_000);
  await new Staff(page).signIn();
  const reports = new Reports(page.request, await StaffApi.signIn(page));
  const paths: string[] = [];
  for (const [flow, type] of [
    ['trade', 'TRADE'],
    ['claim', 'CLAIM'],
    ['inspect', 'INSPECT'],
  ] as const) {
    paths.push(`/${flow}/report/${(await reports.complete(type)).report.id}`);
  }
  const [sale = ''] = paths;
  paths.push(`${sale}/buyers`, `${sale}/seller`, `${sale}/similar`, `${sale}/share`);
  for (const status of ['AUCTION_RUNNING', 'AUCTION_COMPLETED', 'OFFER_ACCEPTED'] as const) {
    const [id] = await reports.cars('TRADE', status);
    if (id) paths.push(`/trade/report/${id}`);
  }
  for (const path of paths) expect.soft(await faultsOf(page, path), path).toEqual([]);
});

test('pages behind links fit every width', async ({ page, browser }) => {
  test.setTimeout(300_000);
  const reports = new Reports(page.request, await StaffApi.signIn(page));
  const paths = ['/login', '/register', '/forgot', '/northgate-trade'];
  for (const type of ['TRADE', 'CLAIM', 'INSPECT'] as const) {
    const { report } = await reports.complete(type);
    paths.push(pathOf(report.report_url));
  }
  const offer = await reports.sentLink('offer');
  paths.push(offer, `${offer}/messages`, await reports.sentLink('dealer'));
  const visitor = await browser.newPage({ reducedMotion: 'reduce' });
  for (const path of paths) expect.soft(await faultsOf(visitor, path), path).toEqual([]);
});
