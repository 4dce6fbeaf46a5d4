import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { StaffApi } from '../support/api.ts';
import { pathOf, Reports } from '../support/reports.ts';

/** Pages behind links: what is to be done is inside the first screen, whatever the screen. */

const screens = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
] as const;

interface LinkPage {
  name: string;
  link: (reports: Reports) => Promise<string>;
  action: (page: Page) => Locator;
  /** What the page says about a result. */
  result?: string;
}

const howItWorks = (page: Page): Locator =>
  page.getByRole('link', { name: 'How this auction works' });

const pages: LinkPage[] = [
  {
    name: 'an owner accepts the offer',
    link: (reports) => reports.sentLink('offer'),
    action: (page) => page.getByRole('button', { name: 'Accept offer' }),
  },
  {
    name: 'a dealer makes an offer',
    link: (reports) => reports.dealerLink(({ auction }) => auction.status === 'RUNNING'),
    action: (page) =>
      page.getByRole('button', { name: /^Make a/ }).or(page.getByRole('link', { name: /^Make a/ })),
  },
  {
    name: 'a buyer asks about a car for sale',
    link: async (reports) => pathOf((await reports.complete('TRADE')).report.report_url),
    action: (page) =>
      page
        .getByRole('button', { name: 'Send' })
        .or(page.getByRole('link', { name: 'Ask about this car' })),
  },
  {
    name: 'a dealer has won',
    link: (reports) =>
      reports.dealerLink(
        ({ auction }) => auction.winner === true && auction.status === 'AWAITING_OWNER',
      ),
    action: howItWorks,
    result: 'You won the auction',
  },
  {
    name: 'a dealer has lost',
    link: (reports) =>
      reports.dealerLink(
        ({ auction, own_offers: own }) =>
          auction.winner === false && auction.status === 'AWAITING_OWNER' && own.length > 0,
      ),
    action: howItWorks,
    result: 'Unfortunately, you were not the winner this time.',
  },
];

/** One of the elements is seen as a whole without scrolling. */
async function inFirstScreen(page: Page, action: Locator): Promise<void> {
  const { width, height } = page.viewportSize()!;
  await expect(async () => {
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    const boxes = await Promise.all((await action.all()).map((one) => one.boundingBox()));
    const seen = boxes.filter(
      (box) =>
        box &&
        box.x >= 0 &&
        box.y >= 0 &&
        box.x + box.width <= width &&
        box.y + box.height <= height,
    );
    expect(seen.length).toBeGreaterThan(0);
  }).toPass({ timeout: 20_000 });
}

for (const { name, link, action, result } of pages) {
  test(`${name} without scrolling, on a desktop, a tablet and a phone`, async ({ page }) => {
    const path = await link(new Reports(page.request, await StaffApi.signIn(page)));
    for (const screen of screens) {
      await page.setViewportSize(screen);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await inFirstScreen(page, action(page));
      if (result) await inFirstScreen(page, page.getByRole('heading', { name: result }));
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      ).toBeLessThanOrEqual(0);
    }
  });
}

test('the bar on a dealer’s phone leads to the price', async ({ page }) => {
  const reports = new Reports(page.request, await StaffApi.signIn(page));
  await page.setViewportSize(screens[2]);
  await page.goto(await reports.dealerLink(({ auction }) => auction.status === 'RUNNING'));
  await page.getByRole('link', { name: /^Make a/ }).click();
  await expect(page.getByLabel('Price')).toBeFocused();
  await expect(page.getByLabel('Price')).toBeInViewport();
});
