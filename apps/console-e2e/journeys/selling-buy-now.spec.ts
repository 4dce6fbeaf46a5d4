import type { Page } from '@playwright/test';
import { setPrices } from '../support/auctionRules.ts';
import type { Dealer } from '../support/dealer.ts';
import { OwnServer } from '../support/OwnServer.ts';
import { inTheSameInstant } from '../support/sameInstant.ts';
import type { Press } from '../support/sameInstant.ts';
import { Selling } from '../support/selling.ts';
import { expect, test } from '../support/test.ts';

/**
 * One dealer buys at the buy-now price while another one bids, or buys as well, in the same instant:
 * one wins, and the other reads what happened.
 */

const OFFERS = /^\/api\/public\/offers$/;
let server: OwnServer;

test.beforeAll(async () => {
  server = await OwnServer.start();
});
test.afterAll(async () => server?.stop());

/** Opens the question about buying now; the press answers it. */
async function buying({ page }: Dealer): Promise<Press> {
  await page.getByRole('button', { name: 'Buy now for $9,000' }).click();
  const question = page.getByRole('dialog', { name: 'Buy now?' });
  await expect(question).toBeVisible();
  const button = question.getByRole('button', { name: 'Buy now', exact: true });
  return { page, call: OFFERS, press: () => button.click() };
}

/** Opens the question about an offer; the press answers it. */
async function bidding({ page }: Dealer, price: string): Promise<Press> {
  await page.getByLabel('Price').fill(price);
  await page.getByRole('button', { name: /^Make a(n| better) offer$/ }).click();
  const question = page.getByRole('dialog', { name: 'Send this offer?' });
  await expect(question).toBeVisible();
  const button = question.getByRole('button', { name: 'Send firm offer' });
  return { page, call: OFFERS, press: () => button.click() };
}

/** Nothing is asked or waited for any more, and there is somewhere to go. */
async function isSettled(page: Page): Promise<void> {
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^(Make|Raise|Buy now)/ })).toHaveCount(0);
}

const buyNowGone = 'Another dealer was faster and took the buy-now price. The auction has ended.';

for (const [name, { bids, ordered, buysFirst }] of Object.entries({
  'a bid and buy-now at once': { bids: true, ordered: false, buysFirst: false },
  'a bid just before buy-now': { bids: true, ordered: true, buysFirst: false },
  'a bid just after buy-now': { bids: true, ordered: true, buysFirst: true },
  'buy-now twice at once': { bids: false, ordered: false, buysFirst: true },
  'buy-now just after another': { bids: false, ordered: true, buysFirst: true },
})) {
  test(`${name}: one wins, and the other reads what happened`, async ({ browser }) => {
    const selling = await Selling.open(browser, server);
    const { panel } = selling;
    const invited = await selling.startAuction({
      rules: (dialog) => setPrices(dialog, { 'Buy-now price': '9000' }),
      review: (dialog) =>
        expect(dialog.getByText('Buy now for $9,000. That ends the auction.')).toBeVisible(),
    });
    const dealers = await Promise.all(invited.map((one) => selling.dealer(one)));
    const [first, second] = dealers as [Dealer, Dealer];
    const owner = await selling.owner();

    const buys = await buying(first);
    const other = bids ? await bidding(second, '8000') : await buying(second);
    await inTheSameInstant(buysFirst ? [buys, other] : [other, buys], { ordered });

    const { auction } = await selling.read();
    const winner = auction!.offers.find(({ partner }) => partner.id === auction!.winner)!;
    const isFirst = winner.partner.name === first.name;
    if (bids || ordered) expect(isFirst).toBe(true);
    const [winning, losing] = isFirst ? [first, second] : [second, first];

    await winning.stands('Best offer: waiting for the owner');
    await expect(winning.page.getByText('$9,000').first()).toBeVisible();
    const wasTaken = auction!.offers.length === 2;
    await losing.stands(
      wasTaken
        ? 'Unfortunately, you were not the winner this time.'
        : 'This auction ended without an offer from you',
    );
    await expect(
      losing.page.getByText(/^Another dealer (was faster and )?took the buy-now price/).first(),
    ).toBeVisible();
    if (!bids) await expect(losing.page.getByText(buyNowGone)).toBeVisible();
    await expect(losing.page.locator('body')).not.toContainText(winning.name);
    for (const { page } of dealers) await isSettled(page);

    await selling.isTitled('Waiting for the owner');
    await expect(panel.getByText('A dealer took the buy-now price')).toBeVisible();
    await expect(owner.getByRole('heading', { name: 'You have an offer' })).toBeVisible();
    await expect(owner.getByText('$9,000').first()).toBeVisible();
    expect(await selling.history()).toEqual([
      ['AUCTION_STARTED', 0],
      ...(wasTaken ? [['BID', 8000]] : []),
      ['BUY_NOW', 9000],
      ['AUCTION_CLOSED', 9000],
      ...(wasTaken ? [] : [['BID_REFUSED', bids ? 8000 : 9000]]),
    ]);
    await Promise.all(
      [selling.desk, owner, ...dealers.map(({ page }) => page)].map((page) => page.close()),
    );
  });
}
