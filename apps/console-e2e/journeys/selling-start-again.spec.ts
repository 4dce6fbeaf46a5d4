import type { Page } from '@playwright/test';
import type { Dealer } from '../support/dealer.ts';
import { messagesTo } from '../support/outbox.ts';
import { OwnServer } from '../support/OwnServer.ts';
import { acceptOffer, declineOffer, Selling, setMinimum } from '../support/selling.ts';
import type { Invited } from '../support/selling.ts';
import { expect, test } from '../support/test.ts';
import { secondsLeft } from '../support/timeLeft.ts';

/** An auction without an offer, or whose offer the owner declines, is started again. */

let server: OwnServer;

test.beforeAll(async () => {
  server = await OwnServer.start();
});
test.afterAll(async () => server?.stop());

test('an auction that ends without offers starts again at another price, and sells', async ({
  browser,
}) => {
  const selling = await Selling.open(browser, server);
  const { desk, panel } = selling;
  let invited: Invited[] = [];
  const car = await desk.getByRole('heading', { level: 1 }).innerText();
  let [quiet, buyer]: Dealer[] = [];
  let owner: Page;

  await test.step('no offer meets the minimum price before the time is up', async () => {
    invited = await selling.startAuction({
      requirements: 'Collection within three days.',
      rules: (dialog) => setMinimum(dialog, '20000'),
    });
    [quiet, buyer] = await Promise.all(invited.map((one) => selling.dealer(one)));
    owner = await selling.owner();
    await expect(owner.getByRole('heading', { name: 'Dealers are making offers' })).toBeVisible();
    await selling.toTheEnd();
    await selling.isTitled('Auction ended without offers');
    await expect(owner.getByRole('heading', { name: 'No dealer made an offer' })).toBeVisible();
    for (const { page } of [quiet!, buyer!]) {
      await expect(page.getByRole('button', { name: /^Make a/ })).toHaveCount(0);
    }
  });

  await test.step('staff start it again: the same dealers and hours, and another price', async () => {
    await panel.getByRole('link', { name: 'Start again' }).click();
    const dialog = desk.getByRole('dialog', { name: 'Start again' });
    await expect(dialog.getByText(/Same dealers and rules as last time/)).toBeVisible();
    await expect(dialog.getByText('Collection within three days.')).toBeVisible();
    await expect(dialog.getByText('2 hours after you start it')).toBeVisible();
    for (const { name } of invited) await expect(dialog.getByText(name).first()).toBeVisible();
    await dialog.getByRole('button', { name: 'Change' }).last().click();
    await setMinimum(dialog, '7000');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(dialog.getByText(/\$7,000/).first()).toBeVisible();
    await dialog.getByRole('button', { name: /^Start auction: 2 dealers, ends / }).click();
    await selling.isTitled('Auction running');
    expect(Math.ceil(secondsLeft((await selling.read()).auction!) / 3600)).toBe(2);
    await selling.showsTimeLeft(panel);
  });

  await test.step('the dealers’ new links lead to the new auction, and the owner’s page follows', async () => {
    for (const { email } of invited) {
      const subjects = (await messagesTo(desk.request, email)).map(({ subject }) => subject ?? '');
      expect(subjects.filter((one) => one.endsWith(`invites you to bid: ${car}`))).toHaveLength(2);
    }
    await expect(owner.getByRole('heading', { name: 'Dealers are making offers' })).toBeVisible();
    await selling.openLink(buyer!);
    await expect(buyer!.page.getByRole('heading', { name: 'No offers yet' })).toBeVisible();
    await expect(buyer!.page.getByText('$7,000').first()).toBeVisible();
  });

  await test.step('the second auction sells the car', async () => {
    await buyer!.bids('7500');
    await expect(owner.getByText('1 offer so far')).toBeVisible();
    await selling.toTheEnd();
    await buyer!.stands('Best offer: waiting for the owner');
    await expect(owner.getByRole('heading', { name: 'You have an offer' })).toBeVisible();
    await acceptOffer(owner);
    await buyer!.stands('You won: the owner accepted');
    await selling.isTitled('Offer accepted');
    await expect(panel.getByText('$7,500').first()).toBeVisible();
    expect(await selling.history()).toEqual([
      ['AUCTION_STARTED', 20_000],
      ['AUCTION_CLOSED', null],
      ['AUCTION_STARTED', 7000],
      ['BID', 7500],
      ['AUCTION_CLOSED', 7500],
      ['OFFER_ACCEPTED', 7500],
      ['FEE_BOOKED', 199],
    ]);
  });
});

test('an offer that the owner declines is followed by another auction in two presses', async ({
  browser,
}) => {
  const selling = await Selling.open(browser, server);
  const { desk, panel } = selling;
  let invited: Invited[] = [];
  let [first, second]: Dealer[] = [];
  let owner: Page;

  await test.step('the owner says no, and all are told so', async () => {
    invited = await selling.startAuction({ hours: 3 });
    [first, second] = await Promise.all(invited.map((one) => selling.dealer(one)));
    await first!.bids('8000');
    owner = await selling.owner();
    await selling.toTheEnd();
    await expect(owner.getByRole('heading', { name: 'You have an offer' })).toBeVisible();
    await declineOffer(owner);
    await first!.stands('The owner declined your offer');
    await selling.isTitled('Offer declined');
  });

  await test.step('two presses start it again with the same dealers and hours', async () => {
    await panel.getByRole('link', { name: 'Start again' }).click();
    await desk.getByRole('button', { name: /^Start auction: 2 dealers, ends / }).click();
    await selling.isTitled('Auction running');
    expect(Math.ceil(secondsLeft((await selling.read()).auction!) / 3600)).toBe(3);
    await selling.showsTimeLeft(panel);
    await expect(owner.getByRole('heading', { name: 'Dealers are making offers' })).toBeVisible();
    await expect(owner.locator('body')).not.toContainText('$8,000');
  });

  await test.step('the other dealer wins it, and the owner accepts this time', async () => {
    await Promise.all([first!, second!].map((dealer) => selling.openLink(dealer)));
    await first!.bids('8000');
    await second!.bids('8600');
    await first!.stands('You have been outbid');
    await selling.toTheEnd();
    await second!.stands('Best offer: waiting for the owner');
    await expect(owner.getByRole('heading', { name: 'You have an offer' })).toBeVisible();
    await acceptOffer(owner);
    await expect(owner.getByText(second!.email)).toBeVisible();
    await second!.stands('You won: the owner accepted');
    await selling.isTitled('Offer accepted');
    expect(await selling.history()).toEqual([
      ['AUCTION_STARTED', 0],
      ['BID', 8000],
      ['AUCTION_CLOSED', 8000],
      ['OFFER_DECLINED', 8000],
      ['AUCTION_STARTED', 0],
      ['BID', 8000],
      ['BID', 8600],
      ['AUCTION_CLOSED', 8600],
      ['OFFER_ACCEPTED', 8600],
      ['FEE_BOOKED', 199],
    ]);
  });
});
