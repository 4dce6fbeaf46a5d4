import type { Page } from '@playwright/test';
import { OwnServer } from '../support/OwnServer.ts';
import { inTheSameInstant } from '../support/sameInstant.ts';
import type { Press } from '../support/sameInstant.ts';
import { Selling } from '../support/selling.ts';
import { expect, test } from '../support/test.ts';

/**
 * The owner says yes while staff take back what it is said to, in the same instant: one of the two
 * holds, and both windows agree with the record.
 */

const ANSWER = /^\/api\/trade_in\/[^/]+\/offers$/;
let server: OwnServer;

test.beforeAll(async () => {
  server = await OwnServer.start();
});
test.afterAll(async () => server?.stop());

/** Opens the question about the yes; the press answers it. */
async function yes(owner: Page): Promise<Press> {
  await owner.getByRole('button', { name: 'Accept offer' }).first().click();
  const button = owner.getByRole('alertdialog').getByRole('button', { name: 'Accept offer' });
  await expect(button).toBeVisible();
  return { page: owner, call: ANSWER, press: () => button.click() };
}

/** Nothing is asked or waited for any more in either window. */
async function areSettled(...pages: Page[]): Promise<void> {
  for (const page of pages) {
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  }
}

/** The actions on record, without the amounts. */
async function actionsOf(selling: Selling): Promise<string[]> {
  return (await selling.history()).map(([action]) => action);
}

/** Staff are asked about canceling the auction, with a reason typed. */
async function askToCancel({ desk, panel }: Selling): Promise<Press> {
  await panel.getByRole('button', { name: 'Cancel auction' }).click();
  const question = desk.getByRole('dialog', { name: 'Cancel this auction?' });
  await question.getByLabel('Reason').fill('Sold privately');
  const button = question.getByRole('button', { name: 'Cancel auction' });
  return { page: desk, call: /\/api\/auctions\/[^/]+\/cancel$/, press: () => button.click() };
}

/** A window that can fall asleep: it hears nothing then, and what it sends still goes out. */
async function sleeper(page: Page): Promise<{ isAsleep: boolean }> {
  const window = { isAsleep: false };
  await page.routeWebSocket(/socket/, (socket) => {
    const there = socket.connectToServer();
    socket.onMessage((message) => there.send(message));
    there.onMessage((message) => {
      if (!window.isAsleep) socket.send(message);
    });
  });
  await page.route(/\/(api|socket)\//, (route) =>
    window.isAsleep && route.request().method() === 'GET' ? route.abort() : route.fallback(),
  );
  await page.reload();
  return window;
}

const orders = ['the yes first', 'what staff do first'] as const;

for (const order of orders) {
  test(`staff who missed the end cancel while the owner says yes: ${order}`, async ({
    browser,
  }) => {
    const selling = await Selling.open(browser, server);
    const { desk, panel } = selling;
    const [invited] = await selling.startAuction({ dealers: 1 });
    const dealer = await selling.dealer(invited!);
    await dealer.bids('8000');
    const owner = await selling.owner();
    const staff = await sleeper(desk);
    const cancels = await askToCancel(selling);
    staff.isAsleep = true;
    await selling.toTheEnd();
    await expect(owner.getByRole('heading', { name: 'You have an offer' })).toBeVisible();
    const accepts = await yes(owner);
    const wakes = {
      ...cancels,
      press: async () => {
        await cancels.press();
        staff.isAsleep = false;
      },
    };
    const both = order === 'the yes first' ? [accepts, wakes] : [wakes, accepts];
    await inTheSameInstant(both, { ordered: true });

    await expect(owner.getByRole('heading', { name: 'You accepted the offer' })).toBeVisible();
    await selling.isTitled('Offer accepted');
    await expect(panel.getByText('The auction ended first')).toBeVisible();
    await expect(desk.locator('body')).not.toBeFocused();
    await dealer.stands('You won: the owner accepted');
    await areSettled(desk, owner, dealer.page);
    expect(await actionsOf(selling)).toEqual([
      'AUCTION_STARTED',
      'BID',
      'AUCTION_CLOSED',
      'OFFER_ACCEPTED',
      'FEE_BOOKED',
    ]);
    await Promise.all([desk, owner, dealer.page].map((page) => page.close()));
  });

  test(`staff replace their own offer while the owner says yes: ${order}`, async ({ browser }) => {
    const selling = await Selling.open(browser, server);
    const { desk, panel } = selling;
    await panel.getByLabel('Price', { exact: true }).fill('8000');
    await panel.getByRole('button', { name: 'Send offer of $8,000' }).click();
    const question = desk.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Send offer' }).click();
    await selling.isTitled('Offer sent');
    const owner = await selling.owner();
    const accepts = await yes(owner);
    await panel.getByRole('button', { name: 'Change the offer' }).click();
    await panel.getByLabel('Price', { exact: true }).fill('7500');
    await panel.getByRole('button', { name: 'Replace with $7,500' }).click();
    const replace = question.getByRole('button', { name: 'Replace offer' });
    await expect(replace).toBeVisible();
    const replaces: Press = { page: desk, call: ANSWER, press: () => replace.click() };
    const isYesFirst = order === 'the yes first';
    await inTheSameInstant(isYesFirst ? [accepts, replaces] : [replaces, accepts], {
      ordered: true,
    });

    if (!isYesFirst) {
      await expect(owner.getByText('The offer has changed.')).toBeVisible();
      await expect(owner.getByText('$7,500').first()).toBeVisible();
      await selling.isTitled('Offer sent');
      await (await yes(owner)).press();
    }
    await expect(owner.getByRole('heading', { name: 'You accepted the offer' })).toBeVisible();
    await selling.isTitled('Offer accepted');
    const price = isYesFirst ? '$8,000' : '$7,500';
    for (const page of [owner, desk]) await expect(page.getByText(price).first()).toBeVisible();
    await areSettled(desk, owner);
    expect(await actionsOf(selling)).toEqual([
      'OFFER_MADE',
      ...(isYesFirst ? [] : ['OFFER_MADE']),
      'OFFER_ACCEPTED',
    ]);
    await Promise.all([desk, owner].map((page) => page.close()));
  });
}

test('canceled in the last instant: it is canceled or ended, and both windows say the same', async ({
  browser,
}) => {
  const selling = await Selling.open(browser, server);
  const { desk } = selling;
  const [invited] = await selling.startAuction({ dealers: 1 });
  const dealer = await selling.dealer(invited!);
  await dealer.bids('8000');
  const owner = await selling.owner();
  const { press } = await askToCancel(selling);
  await selling.moveTo(700);
  await press().catch(() => undefined);

  await expect.poll(async () => (await selling.read()).auction?.status).not.toBe('RUNNING');
  const isCanceled = (await selling.read()).auction!.status === 'CANCELLED';
  if (isCanceled) {
    await expect(owner.getByRole('heading', { name: 'The auction was canceled' })).toBeVisible();
    await expect(owner.getByRole('button', { name: 'Accept offer' })).toHaveCount(0);
    await selling.isTitled('Auction canceled');
    await dealer.stands('This auction was canceled');
  } else {
    await expect(owner.getByRole('heading', { name: 'You have an offer' })).toBeVisible();
    await selling.isTitled('Waiting for the owner');
    await (await yes(owner)).press();
    await expect(owner.getByRole('heading', { name: 'You accepted the offer' })).toBeVisible();
    await selling.isTitled('Offer accepted');
  }
  await areSettled(desk, owner, dealer.page);
  expect(await actionsOf(selling)).toEqual(
    isCanceled
      ? ['AUCTION_STARTED', 'BID', 'AUCTION_CANCELLED']
      : ['AUCTION_STARTED', 'BID', 'AUCTION_CLOSED', 'OFFER_ACCEPTED', 'FEE_BOOKED'],
  );
  await Promise.all([desk, owner, dealer.page].map((page) => page.close()));
});
