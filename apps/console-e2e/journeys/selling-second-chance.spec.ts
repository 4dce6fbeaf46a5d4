import type { Page } from '@playwright/test';
import type { Dealer } from '../support/dealer.ts';
import { OwnServer } from '../support/OwnServer.ts';
import { textOfPdf } from '../support/pdfText.ts';
import { acceptOffer, Selling } from '../support/selling.ts';
import { expect, test } from '../support/test.ts';

/** The winner withdraws after the owner's yes, and the second best dealer gets the car. */

let server: OwnServer;

test.beforeAll(async () => {
  server = await OwnServer.start();
});
test.afterAll(async () => server?.stop());

test('a winner withdraws, and the next best dealer buys the car', async ({ browser }) => {
  const selling = await Selling.open(browser, server);
  const { desk, panel } = selling;
  let [winner, next, last]: Dealer[] = [];
  let owner: Page;

  await test.step('three dealers bid, and the owner accepts the best offer', async () => {
    const invited = await selling.startAuction({ dealers: 3 });
    [last, next, winner] = await Promise.all(invited.map((one) => selling.dealer(one)));
    await last!.bids('8000');
    await next!.bids('8500');
    await winner!.bids('9000');
    owner = await selling.owner();
    await selling.toTheEnd();
    await winner!.stands('Best offer: waiting for the owner');
    await expect(owner.getByRole('heading', { name: 'You have an offer' })).toBeVisible();
    await acceptOffer(owner);
    await expect(owner.getByText(winner!.email)).toBeVisible();
    await winner!.stands('You won: the owner accepted');
    await selling.isTitled('Offer accepted');
  });

  await test.step('the winner’s no asks first, says what it costs and wants a reason', async () => {
    const { page } = winner!;
    await page.getByRole('button', { name: 'No, Thank you' }).click();
    const dialog = page.getByRole('dialog', { name: 'Withdraw from this trade-in?' });
    await expect(dialog.getByText('The buyer’s fee of $199 is still due.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Withdraw' }).click();
    await expect(dialog.getByText('Enter a reason')).toBeVisible();
    await dialog.getByLabel(/^Reason/).fill('Our lot is full until summer');
    await dialog.getByRole('button', { name: 'Withdraw' }).click();
    await winner!.stands('You withdrew from the trade-in');
  });

  await test.step('staff and owner see it at once, and the owner is promised no call', async () => {
    await selling.isTitled('Dealer withdrew');
    await expect(panel.getByText('Our lot is full until summer')).toBeVisible();
    await expect(panel.getByText('$199, kept')).toBeVisible();
    const name = `${winner!.name} has withdrawn`;
    await expect(owner.getByRole('heading', { name })).toBeVisible();
    await expect(owner.getByText(/is looking for another buyer/)).toBeVisible();
    await expect(owner.getByText(winner!.email)).toHaveCount(0);
    await expect(owner.locator('body')).not.toContainText('Our lot is full');
  });

  await test.step('staff offer it to the next best dealer, whose open page asks at once', async () => {
    await panel.getByRole('button', { name: 'Offer it to the next best dealer' }).click();
    const dialog = desk.getByRole('dialog');
    await expect(dialog.getByLabel('Dealer')).toContainText(`${next!.name}, $8,500`);
    await dialog.getByLabel('Time to reply').fill('12');
    await dialog.getByRole('button', { name: `Ask ${next!.name}` }).click();
    await selling.isTitled('Next dealer asked');
    await next!.stands('You can still have this car');
    await expect(next!.page.getByText(/your offer of \$8,500 is next/)).toBeVisible();
    await expect(next!.page.getByRole('link', { name: /@|^\+/ })).toHaveCount(0);
    await last!.stands('Unfortunately, you were not the winner this time.');
  });

  await test.step('the dealer takes it, and the owner has a new offer', async () => {
    await next!.page.getByRole('button', { name: 'Yes, I want this car' }).click();
    await next!.stands('Your offer is with the owner');
    await selling.isTitled('Waiting for the owner');
    await expect(owner.getByRole('heading', { name: 'You have an offer' })).toBeVisible();
    await expect(owner.getByText('$8,500').first()).toBeVisible();
    await expect(owner.locator('body')).not.toContainText('$9,000');
  });

  await test.step('the owner agrees, and contacts unlock for the second dealer alone', async () => {
    await acceptOffer(owner);
    await expect(owner.getByText(next!.email)).toBeVisible();
    await next!.stands('You won: the owner accepted');
    await next!.page.getByRole('button', { name: 'Yes, Continue' }).click();
    await next!.stands('You’re buying this car');
    await expect(owner.getByText(/confirmed the purchase/)).toBeVisible();
    await expect(panel.getByText(/^Dealer confirmed the trade-in\./)).toBeVisible();
    await winner!.stands('You withdrew from the trade-in');
    for (const { page } of [winner!, last!]) {
      await expect(page.locator('a[href^="mailto:"], a[href^="tel:"]')).toHaveCount(0);
      await expect(page.locator('body')).not.toContainText(next!.name);
    }
  });

  await test.step('the receipt names the second dealer and the price, on the page and as a PDF', async () => {
    await owner.getByRole('link', { name: 'View receipt' }).click();
    const receipt = owner.getByRole('article').filter({ hasText: 'Agreed price' });
    await expect(receipt).toContainText('$8,500');
    await expect(receipt).toContainText(next!.name);
    await expect(receipt).not.toContainText(winner!.name);
    const link = receipt.getByRole('link', { name: 'Download PDF' });
    const answer = await owner.request.get((await link.getAttribute('href'))!);
    expect(answer.headers()['content-type']).toBe('application/pdf');
    const text = textOfPdf(await answer.body());
    expect(text).toContain(next!.name);
    expect(text).toContain('$8,500');
    expect(text).not.toContain(winner!.name);
    await owner.getByRole('link', { name: 'Back to your offer' }).click();
    await expect(owner.getByRole('heading', { name: 'You accepted the offer' })).toBeVisible();
  });

  await test.step('each has one fee, and the record tells the whole story', async () => {
    expect((await selling.fees()).map(({ dealer, state }) => [dealer.name, state])).toEqual([
      [next!.name, 'BOOKED'],
      [winner!.name, 'KEPT'],
    ]);
    expect(await selling.history()).toEqual([
      ['AUCTION_STARTED', 0],
      ['BID', 8000],
      ['BID', 8500],
      ['BID', 9000],
      ['AUCTION_CLOSED', 9000],
      ['OFFER_ACCEPTED', 9000],
      ['FEE_BOOKED', 199],
      ['DEALER_WITHDRAWS', 9000],
      ['FEE_KEPT', 199],
      ['SECOND_CHANCE_ASKED', 8500],
      ['SECOND_CHANCE_ACCEPTED', 8500],
      ['OFFER_ACCEPTED', 8500],
      ['FEE_BOOKED', 199],
      ['DEALER_CONTINUES', null],
    ]);
  });
});
