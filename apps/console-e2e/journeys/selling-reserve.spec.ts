import type { Page } from '@playwright/test';
import { setPrices } from '../support/auctionRules.ts';
import type { Dealer } from '../support/dealer.ts';
import { linkSentTo } from '../support/outbox.ts';
import { OwnServer } from '../support/OwnServer.ts';
import { acceptOffer, declineOffer, Selling } from '../support/selling.ts';
import type { Invited } from '../support/selling.ts';
import { expect, test } from '../support/test.ts';

/**
 * An auction that ends below its reserve: its best offer goes to the owner only when staff say so,
 * and after the owner's no the same auction starts again with another reserve.
 */

const RESERVE = 9317;
let server: OwnServer;

test.beforeAll(async () => {
  server = await OwnServer.start();
});
test.afterAll(async () => server?.stop());

/** All that a window gets from the server from now on. */
function heard(page: Page): string[] {
  const all: string[] = [];
  page.on('response', (response) => {
    if (!response.url().includes('/api/')) return;
    void response.text().then(
      (text) => all.push(text),
      () => undefined,
    );
  });
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => all.push(String(payload))),
  );
  return all;
}

test('an auction ends below its reserve, and staff offer the best anyway, then start again', async ({
  browser,
}) => {
  const selling = await Selling.open(browser, server);
  const { desk, panel } = selling;
  let invited: Invited[] = [];
  let [low, high]: Dealer[] = [];
  let owner: Page;
  const seen: string[][] = [];
  const both = () => [low!, high!];

  await test.step('staff set a reserve, which dealers are told of but not told', async () => {
    invited = await selling.startAuction({
      rules: (dialog) => setPrices(dialog, { 'Reserve price': String(RESERVE) }),
      review: async (dialog) => {
        await expect(dialog.getByText('There is a reserve price.').first()).toBeVisible();
        await expect(dialog.getByText('9,317')).toHaveCount(0);
      },
    });
    const phones = await Promise.all(invited.map(() => selling.phone()));
    seen.push(...phones.map(heard));
    [low, high] = await Promise.all(
      phones.map((page, index) => selling.dealer(invited[index]!, page)),
    );
    for (const { page } of both()) {
      await expect(page.getByText('There is a reserve price.').first()).toBeVisible();
    }
    owner = await selling.owner();
    seen.push(heard(owner));
  });

  await test.step('two offers below it: every side but the owner sees that it is not met', async () => {
    await low!.bids('8000');
    await high!.bids('8500');
    await low!.stands('You have been outbid');
    for (const { page } of both()) {
      await expect(page.getByText('The reserve price isn’t met yet.').first()).toBeVisible();
    }
    await expect(panel.getByText('$9,317 · Not met')).toBeVisible();
    await expect(owner.getByText('2 offers so far')).toBeVisible();
  });

  await test.step('it ends without a winner, and each side reads what that means', async () => {
    await selling.toTheEnd();
    await selling.isTitled('Reserve not met');
    await expect(panel.getByText('Nobody has won yet.')).toBeVisible();
    await high!.stands('Your offer is the best, but below the reserve');
    await low!.stands('The reserve price was not met');
    await expect(
      owner.getByRole('heading', { name: 'The auction has ended below the reserve' }),
    ).toBeVisible();
    await expect(owner.getByText('$8,500')).toHaveCount(0);
    await expect(owner.getByRole('button', { name: 'Accept offer' })).toHaveCount(0);
    await expect(panel.getByRole('link', { name: 'Start again' })).toBeVisible();
  });

  await test.step('staff offer the best to the owner anyway, and all windows follow', async () => {
    await panel.getByRole('button', { name: 'Offer it to the owner anyway' }).click();
    const question = desk.getByRole('alertdialog');
    await expect(question.getByText('$8,500 is below your reserve of $9,317.')).toBeVisible();
    await question.getByRole('button', { name: 'Send to the owner' }).click();
    await selling.isTitled('Waiting for the owner');
    await expect(owner.getByRole('heading', { name: 'You have an offer' })).toBeVisible();
    await expect(owner.getByText('$8,500').first()).toBeVisible();
    await high!.stands('Best offer: waiting for the owner');
    await low!.stands('Unfortunately, you were not the winner this time.');
    const { report } = await selling.read();
    const address = report.email ?? report.phone!;
    expect(report.offer_url).toContain(
      new URL(await linkSentTo(desk.request, address, '/trade/report/offer/')).pathname,
    );
  });

  await test.step('the owner says no, and all are told so', async () => {
    await declineOffer(owner);
    await high!.stands('The owner declined your offer');
    await selling.isTitled('Offer declined');
  });

  await test.step('staff start it again with a lower reserve', async () => {
    await panel.getByRole('link', { name: 'Start again' }).click();
    const dialog = desk.getByRole('dialog', { name: 'Start again' });
    for (const { name } of invited) await expect(dialog.getByText(name).first()).toBeVisible();
    await expect(dialog.getByText('There is a reserve price.').first()).toBeVisible();
    await dialog.getByRole('button', { name: 'Change' }).last().click();
    await dialog.getByText('Price rules').click();
    await expect(dialog.getByLabel('Reserve price')).toHaveValue(/^9,?317(\.00)?$/);
    await dialog.getByLabel('Reserve price').fill('8400');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await dialog.getByRole('button', { name: /^Start auction: 2 dealers, ends / }).click();
    await selling.isTitled('Auction running');
  });

  await test.step('this time it is met, which dealers see at once, and the car is sold', async () => {
    await Promise.all(both().map((dealer) => selling.openLink(dealer)));
    await high!.bids('8300');
    await expect(low!.page.getByText('The reserve price isn’t met yet.').first()).toBeVisible();
    await low!.bids('8600');
    for (const { page } of both()) {
      await expect(page.getByText('The reserve price is met.').first()).toBeVisible();
    }
    await expect(panel.getByText('$8,400 · Met')).toBeVisible();
    await selling.toTheEnd();
    await low!.stands('Best offer: waiting for the owner');
    await expect(owner.getByRole('heading', { name: 'You have an offer' })).toBeVisible();
    await acceptOffer(owner);
    await low!.stands('You won: the owner accepted');
    await selling.isTitled('Offer accepted');
  });

  await test.step('the record is complete, and the reserve was never sent outside', async () => {
    expect(await selling.history()).toEqual([
      ['AUCTION_STARTED', 0],
      ['BID', 8000],
      ['BID', 8500],
      ['AUCTION_CLOSED', 8500],
      ['BEST_OFFERED', 8500],
      ['OFFER_DECLINED', 8500],
      ['AUCTION_STARTED', 0],
      ['BID', 8300],
      ['BID', 8600],
      ['AUCTION_CLOSED', 8600],
      ['OFFER_ACCEPTED', 8600],
      ['FEE_BOOKED', 199],
    ]);
    for (const all of seen) {
      expect(all.join('\n')).toMatch(/8500/);
      expect(all.join('\n')).not.toMatch(/[:\s"$]9,?317\b/);
    }
  });
});
