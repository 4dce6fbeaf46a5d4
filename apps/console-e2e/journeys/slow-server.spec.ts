import { expect as expectSoon, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { StaffApi } from '../support/api.ts';
import { pathOf, Reports } from '../support/reports.ts';
import { slowServer } from '../support/slowServer.ts';
import { Staff } from '../support/staff.ts';

/** A server that takes 3 s for each call, ends in the middle of one, and comes back. */

const SLOW_MS = 3_000;
const EVERYTHING = /./;
/** Several slow calls follow each other. */
const expect = expectSoon.configure({ timeout: 20_000 });

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
  test.setTimeout(150_000);
  const id = await undecided(await reportsOf(page));
  const server = await slowServer(page);
  await new Staff(page).signIn();
  const title = page.getByRole('heading', { level: 1 });
  const main = page.getByRole('main');

  await test.step('slow: a skeleton, then the report', async () => {
    server.delay = SLOW_MS;
    await page.goto(`/trade/report/${id}`, { waitUntil: 'commit' });
    await expect(skeletonOf(page)).toHaveCount(1);
    await expect(title).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Place an offer' })).toBeVisible();
  });

  await test.step('ended in the middle of the call: Retry', async () => {
    await page.reload({ waitUntil: 'commit' });
    await expect(skeletonOf(page)).toHaveCount(1);
    server.ended = EVERYTHING;
    await expect(main.getByText('This report could not be loaded')).toBeVisible();
    server.ended = null;
    server.delay = 0;
    await main.getByRole('button', { name: 'Retry' }).click();
    await expect(title).toBeVisible();
    // Each part that failed is asked for again by its own press.
    await page.getByRole('navigation').getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('link', { name: 'Sellers' }).first()).toBeVisible();
  });

  await test.step('the timeline alone fails: the report is there, and Retry brings it', async () => {
    server.ended = /\/events/;
    await page.reload();
    await expect(title).toBeVisible();
    await expect(page.getByText('Timeline could not be loaded')).toBeVisible();
    server.ended = null;
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
    server.ended = EVERYTHING;
    await send();
    await expect(main.getByText(/^We got no response/)).toBeVisible();
    await expect(page.getByLabel('Price')).toHaveValue('12500');
    server.ended = null;
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
    server.delay = SLOW_MS;
    await page.goto(path, { waitUntil: 'commit' });
    await expect(skeletonOf(page)).toHaveCount(1);
    server.ended = EVERYTHING;
    await expect(page.getByText('This report could not be loaded')).toBeVisible();
    server.ended = null;
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(skeletonOf(page)).toHaveCount(1);
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
  server.ended = /\/api\/.*offers/;
  await page.getByRole('button', { name: /^Make a/ }).click();
  const question = page.getByRole('dialog', { name: 'Send this offer?' });
  await question.getByRole('button', { name: 'Send firm offer' }).click();
  await expect(page.getByText(/^We got no response/)).toBeVisible();
  await expect(price).toHaveValue(typed);
  server.ended = null;
  server.delay = SLOW_MS;
  if (!(await question.isVisible())) await page.getByRole('button', { name: /^Make a/ }).click();
  await question.getByRole('button', { name: 'Send firm offer' }).click();
  await expect(page.getByRole('heading', { name: /^You(r offer)? (are|have|is)/ })).toBeVisible();
  await expect(page.getByText(/^We got no response/)).toHaveCount(0);
});

const publicLink = async (reports: Reports, type: 'TRADE' | 'CLAIM'): Promise<string> =>
  pathOf((await reports.complete(type)).report.report_url);

const runningLink = (reports: Reports): Promise<string> =>
  reports.dealerLink(({ auction }) => auction.status === 'RUNNING');
