import type { Page } from '@playwright/test';
import { turnOn } from '../support/auctionRules.ts';
import type { Dealer } from '../support/dealer.ts';
import { OwnServer } from '../support/OwnServer.ts';
import { Selling } from '../support/selling.ts';
import { expect, test } from '../support/test.ts';
import { secondsShown } from '../support/timeLeft.ts';

/** Late bids: each adds two minutes on every open window, ten times, and then no more. */

/** How long before the end the late bids come, and what each adds, in seconds. */
const LATE = 100;
const ADDED = 120;
const TIMES = 10;
let server: OwnServer;

test.beforeAll(async () => {
  server = await OwnServer.start();
});
test.afterAll(async () => server?.stop());

const secondsLeft = (page: Page): Promise<number> => secondsShown(page.getByRole('timer').first());

test('a bid in the last two minutes adds two, ten times, on every open window', async ({
  browser,
}) => {
  const selling = await Selling.open(browser, server);
  const { desk } = selling;
  let dealers: Dealer[] = [];
  let windows: Page[] = [];
  /** Every window's clock comes to show at most these seconds, and more than those. */
  const show = async (most: number, moreThan: number) => {
    for (const page of windows) {
      const left = expect.poll(() => secondsLeft(page), { message: page.url() });
      await left.toBeLessThanOrEqual(most);
      expect(await secondsLeft(page), page.url()).toBeGreaterThan(moreThan);
    }
  };

  await test.step('staff turn extra time on, and the dealers are told how it goes', async () => {
    const rule = 'An offer in the last 2 minutes adds 2 minutes, up to 10 times.';
    const invited = await selling.startAuction({
      hours: 1,
      rules: (dialog) => turnOn(dialog, 'Extra time'),
      review: (dialog) => expect(dialog.getByText(rule)).toBeVisible(),
    });
    dealers = await Promise.all(invited.map((one) => selling.dealer(one)));
    for (const { page } of dealers) await expect(page.getByText(rule).first()).toBeVisible();
    windows = [desk, ...dealers.map(({ page }) => page), await selling.owner()];
    for (const page of windows) {
      await expect(page.getByRole('timer').first()).toHaveText(/^(01:00:00|00:5\d:\d\d)$/);
      // Gone after a reload.
      await page.evaluate(() => void (document.body.dataset.kept = 'yes'));
    }
  });

  const bid = async (turn: number): Promise<void> => {
    const [bidder, other] = turn % 2 ? dealers : [...dealers].reverse();
    await selling.moveTo(LATE * 1000);
    await show(LATE, 0);
    const price = 5000 + 100 * turn;
    await bidder!.bids(String(price));
    await other!.seesBest(`$${price.toLocaleString('en-US')}`);
  };

  for (let turn = 1; turn <= TIMES; turn++) {
    await test.step(`late bid ${turn}: two more minutes everywhere`, async () => {
      await bid(turn);
      for (const page of windows) {
        await expect.poll(() => secondsLeft(page), { message: page.url() }).toBeGreaterThan(LATE);
        expect(await secondsLeft(page), page.url()).toBeLessThanOrEqual(LATE + ADDED);
      }
      const text = turn === 1 ? 'Extended once' : `Extended ${turn} times`;
      for (const page of windows.slice(0, 3)) await expect(page.getByText(text)).toBeVisible();
    });
  }

  await test.step('the eleventh late bid counts, and the end stays', async () => {
    await bid(TIMES + 1);
    await expect(selling.panel.getByText('$6,100').first()).toBeVisible();
    await show(LATE, 0);
    const { auction } = await selling.read();
    expect(auction!.extensions).toBe(TIMES);
    const added = Date.parse(auction!.end_time) - Date.parse(auction!.original_end_time!);
    expect(added).toBe(TIMES * ADDED * 1000);
  });

  await test.step('it is closed after its last end, and every window shows it', async () => {
    await selling.toTheEnd();
    await dealers[0]!.stands('Best offer: waiting for the owner');
    await dealers[1]!.stands('Unfortunately, you were not the winner this time.');
    await selling.isTitled('Waiting for the owner');
    await expect(windows[3]!.getByRole('heading', { name: 'You have an offer' })).toBeVisible();
    const { auction } = await selling.read();
    const late = Date.parse(auction!.closed_at!) - Date.parse(auction!.end_time);
    expect(late).toBeGreaterThanOrEqual(0);
    for (const page of windows) await expect(page.locator('body[data-kept=yes]')).toHaveCount(1);
    const moves = (await selling.history()).filter(([action]) => action === 'AUCTION_EXTENDED');
    expect(moves).toHaveLength(TIMES);
  });
});
