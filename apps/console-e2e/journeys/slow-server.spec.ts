import type { Locator, Page } from '@playwright/test';
import { StaffApi } from '../support/api.ts';
import { pathOf, Reports } from '../support/reports.ts';
import { slowServer } from '../support/slowServer.ts';
import { Staff } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';

/** A server whose answers wait, that ends in the middle of a call, and comes back. */

const EVERYTHING = /./;

const reportsOf = async (page: Page): Promise<Reports> =>
  new Reports(page.request, await StaffApi.signIn(page));

/** What is shown until a report has come. */
const skeletonOf = (page: Page): Locator =>
  page.getByRole('status').filter({ hasText: 'Loading the report' });

/** A complete report of an owner with an address, whose car has no offer yet. */
async function undecided(reports: Reports): Promise<string> {
  for (const id of await reports.cars('TRADE', 'NEW')) {
    const { report, trade_in: tradeIn, auction } = await reports.read(id);
    const canBeTold = report.status === 'COMPLETED' && report.email !== null;
    if (canBeTold && !tradeIn?.offer && !auction) return id;
  }
  throw new Error('The demo has no car without an offer');
}

test('staff: a report waits, fails and comes back part by part, and a typed offer stays', async ({
  page,
}) => {
  const id = await undecided(await reportsOf(page));
  const server = await slowServer(page);
  await new Staff(page).signIn();
  const title = page.getByRole('heading', { level: 1 });
  const main = page.getByRole('main');

  await test.step('slow: a skeleton, then the report', async () => {
    server.hold();
    await page.goto(`/trade/report/${id}`, { waitUntil: 'commit' });
    await expect(skeletonOf(page)).toHaveCount(1);
    server.release();
    await expect(title).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Place an offer' })).toBeVisible();
  });

  await test.step('ended in the middle of the call: Retry', async () => {
    server.hold();
    await page.reload({ waitUntil: 'commit' });
    await expect(skeletonOf(page)).toHaveCount(1);
    server.end(EVERYTHING);
    await expect(main.getByText('This report could not be loaded')).toBeVisible();
    const menu = page.getByRole('navigation').getByRole('button', { name: 'Retry' });
    await expect(menu).toBeVisible();
    server.resume();
    await main.getByRole('button', { name: 'Retry' }).click();
    await expect(title).toBeVisible();
    // Each part that failed is asked for again by its own press.
    await menu.click();
    await expect(page.getByRole('link', { name: 'Sellers' }).first()).toBeVisible();
  });

  await test.step('the timeline alone fails: the report is there, and Retry brings it', async () => {
    server.end(/\/events/);
    await page.reload();
    await expect(title).toBeVisible();
    await expect(page.getByText('Timeline could not be loaded')).toBeVisible();
    server.resume();
    await main.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText('Timeline could not be loaded')).toHaveCount(0);
  });

  await test.step('an offer that gets no answer is kept, and counts once', async () => {
    const send = async () => {
      await page.getByRole('button', { name: 'Send offer of $12,500' }).click();
      const question = page.getByRole('alertdialog');
      await question.getByRole('button', { name: 'Send offer' }).click();
    };
    await page.getByLabel('Price').fill('12500');
    server.end(EVERYTHING);
    await send();
    await expect(main.getByText(/^We got no response/)).toBeVisible();
    await expect(page.getByLabel('Price')).toHaveValue('12500');
    server.resume();
    await send();
    await expect(page.getByRole('heading', { name: 'Offer sent' })).toBeVisible();
  });
});

for (const [kind, link, shown] of [
  ['listing', async (all: Reports) => publicLink(all, 'TRADE'), 'Send'],
  ['claim', async (all: Reports) => publicLink(all, 'CLAIM'), 'Print'],
  ['offer', (all: Reports) => all.sentLink('offer'), 'Accept offer'],
  ['auction', (all: Reports) => runningLink(all), /^Make a/],
] as const) {
  test(`the link of a ${kind}: a skeleton, then Retry, then the page`, async ({ page }) => {
    const path = await link(await reportsOf(page));
    const server = await slowServer(page);
    server.hold();
    await page.goto(path, { waitUntil: 'commit' });
    await expect(skeletonOf(page)).toHaveCount(1);
    server.end(EVERYTHING);
    await expect(page.getByText('This report could not be loaded')).toBeVisible();
    server.resume();
    server.hold();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(skeletonOf(page)).toHaveCount(1);
    server.release();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: shown })).toBeVisible();
  });
}

test('a dealer’s offer that gets no answer stays typed, and goes out with the next press', async ({
  page,
}) => {
  const path = await runningLink(await reportsOf(page));
  const server = await slowServer(page);
  await page.goto(path);
  const price = page.getByLabel('Price');
  await page.getByRole('button').filter({ hasText: /^\$/ }).first().click();
  const typed = await price.inputValue();
  expect(typed).not.toBe('');
  server.end(/\/api\/.*offers/);
  await page.getByRole('button', { name: /^Make a/ }).click();
  const question = page.getByRole('dialog', { name: 'Send this offer?' });
  await question.getByRole('button', { name: 'Send firm offer' }).click();
  await expect(page.getByText(/^We got no response/)).toBeVisible();
  await expect(price).toHaveValue(typed);
  server.resume();
  server.hold();
  if (!(await question.isVisible())) await page.getByRole('button', { name: /^Make a/ }).click();
  const offered = page.waitForRequest(/\/api\/.*offers/);
  await question.getByRole('button', { name: 'Send firm offer' }).click();
  await offered;
  server.release();
  await expect(page.getByRole('heading', { name: /^You(r offer)? (are|have|is)/ })).toBeVisible();
  await expect(page.getByText(/^We got no response/)).toHaveCount(0);
});

const publicLink = async (reports: Reports, type: 'TRADE' | 'CLAIM'): Promise<string> =>
  pathOf((await reports.complete(type)).report.report_url);

const runningLink = (reports: Reports): Promise<string> =>
  reports.dealerLink(({ auction }) => auction.status === 'RUNNING');
