import type { Answer } from '@forecourt/contract';
import type { Locator, Page } from '@playwright/test';
import { StaffApi } from '../support/api.ts';
import { inFirstScreen, screens } from '../support/firstScreen.ts';
import { pathOf, Reports } from '../support/reports.ts';
import { expect, test } from '../support/test.ts';

/** Pages behind links: what is to be done is inside the first screen, whatever the screen. */

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
    name: 'a dealer opens all its auctions',
    link: (reports) => reports.dealersPage(),
    action: (page) => page.getByRole('article').first().getByRole('link'),
  },
  {
    name: 'a dealer has won',
    link: (reports) =>
      reports.dealerLink(
        ({ auction }) => auction.winner === true && auction.status === 'AWAITING_OWNER',
      ),
    action: howItWorks,
    result: 'Best offer: waiting for the owner',
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
  {
    name: 'a dealer is asked whether to continue',
    link: (reports) => reports.dealerLink(({ deal }) => deal?.can.includes('CONTINUE') === true),
    action: (page) => page.getByRole('button', { name: 'Yes, Continue' }),
    result: 'You won: the owner accepted',
  },
  {
    name: 'a dealer gets a second chance',
    link: (reports) => reports.secondChanceLink(),
    action: (page) => page.getByRole('button', { name: 'Yes, I want this car' }),
    result: 'You can still have this car',
  },
  {
    name: 'an owner names the day of the handover',
    link: (reports) => reports.ownerLink(isWithoutDay),
    action: (page) => page.getByRole('button', { name: 'Set day' }),
    result: 'You accepted the offer',
  },
  {
    name: 'an owner saves the receipt',
    link: async (reports) => `${await reports.ownerLink(isWithoutDay)}/receipt`,
    action: (page) => page.getByRole('link', { name: 'Download PDF' }),
  },
  {
    name: 'an owner reads that the car is sold',
    link: (reports) => reports.ownerLink(({ trade_in: sale }) => sale?.deal?.state === 'SOLD'),
    action: (page) => page.getByRole('heading', { name: /sold/i }),
  },
  {
    name: 'a dealer stops the emails',
    link: (reports) => reports.optOutLink(),
    action: (page) => page.getByRole('button', { name: 'Stop these emails' }),
  },
  {
    name: 'an owner hears that the buyer has withdrawn',
    link: (reports) =>
      reports.ownerLink(({ trade_in: sale }) => sale?.deal?.state === 'WITHDRAWN_BY_DEALER'),
    action: (page) => page.getByRole('heading', { name: /has withdrawn$/ }),
  },
];

/** The deal stands, and neither side has named a day. */
function isWithoutDay({ trade_in: sale }: Answer<'getPublicRequest'>): boolean {
  const { deal } = sale ?? {};
  return deal?.state === 'AGREED' && deal.handover.every(({ day }) => day === null);
}

for (const { name, link, action, result } of pages) {
  test(`${name} without scrolling, on a desktop, a tablet and a phone`, async ({ page }) => {
    const path = await link(new Reports(page.request, await StaffApi.signIn(page)));
    for (const screen of screens) {
      await page.setViewportSize(screen);
      await page.goto(path);
      await expect(page.getByRole('heading').first()).toBeVisible();
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
  // The bar shows once the form's own button has left the window.
  await page.getByText('Make an offer').first().waitFor();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await page.getByRole('link', { name: /^Make a/ }).click();
  await expect(page.getByLabel('Price')).toBeFocused();
  await expect(page.getByLabel('Price')).toBeInViewport();
});
