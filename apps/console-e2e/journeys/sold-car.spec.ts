import { OwnServer } from '../support/OwnServer.ts';
import { acceptOffer, Selling } from '../support/selling.ts';
import { Staff } from '../support/staff.ts';
import { Talk } from '../support/talk.ts';
import { expect, test } from '../support/test.ts';

/** What others see of a car from the owner's yes, and once its deal came to nothing. */

let server: OwnServer;

test.beforeAll(async () => {
  server = await OwnServer.start();
});
test.afterAll(async () => server?.stop());

test('a sold car takes no questions until its deal falls through, nor a withdrawn one', async ({
  browser,
}) => {
  const selling = await Selling.open(browser, server);
  const { desk, requestId } = selling;
  const listing = (await selling.read()).report.report_url;
  const buyer = await selling.phone();
  await buyer.goto(listing);
  await buyer.getByRole('link', { name: 'Ask about this car' }).click();
  const form = buyer.getByRole('region', { name: 'Ask about this car' });
  await form.getByRole('textbox', { name: /^Your name/ }).fill('Bea Buyer');
  await form.getByRole('textbox', { name: /^Email/ }).fill('bea@buyer.test');
  await form.getByRole('textbox', { name: /^Your message/ }).fill('Is it still for sale?');
  await form.getByRole('button', { name: 'Send' }).click();
  const talk = await form.getByRole('link', { name: 'Open the conversation' }).getAttribute('href');

  const [invited] = await selling.startAuction({ dealers: 1 });
  const dealer = await selling.dealer(invited!);
  await dealer.bids('8000');
  const owner = await selling.owner();
  await selling.toTheEnd();
  await acceptOffer(owner);

  await buyer.reload();
  await expect(buyer.getByText('Sold', { exact: true })).toBeVisible();
  const sold = buyer.getByRole('region', { name: 'This car is sold' });
  await expect(sold.getByRole('link', { name: 'Open the conversation' })).toBeVisible();
  await expect(buyer.getByRole('link', { name: 'Ask about this car' })).toHaveCount(0);
  await expect(sold.getByRole('textbox')).toHaveCount(0);
  await buyer.goto(talk!);
  await new Talk(buyer).sees('This car is sold. Thank you for your interest.');

  await desk.goto(`/trade/report/${requestId}/share`);
  const share = desk.getByRole('dialog', { name: 'Start an auction' });
  await expect(share.getByText(/nothing left to auction/)).toBeVisible();
  const reader = await browser.newPage({ baseURL: server.origin });
  await new Staff(reader).signIn('viewer@northgate.test');
  await reader.goto(`/trade/report/${requestId}/share`);
  const refused = reader.getByRole('dialog', { name: 'Start an auction' });
  await expect(refused.getByText(/role/)).toBeVisible();
  await expect(refused.getByRole('checkbox')).toHaveCount(0);

  await dealer.page.getByRole('button', { name: 'No, Thank you' }).click();
  const why = dealer.page.getByRole('dialog');
  await why.getByLabel(/^Reason/).fill('Out of budget');
  await why.getByRole('button', { name: 'Withdraw' }).click();
  await dealer.stands('You withdrew from the trade-in');
  await buyer.reload();
  await new Talk(buyer).sees('This car is for sale again. Let us know if you’re still interested.');
  await buyer.goto(listing);
  await expect(buyer.getByRole('link', { name: 'Ask about this car' })).toBeVisible();
  await expect(buyer.getByText('Sold', { exact: true })).toHaveCount(0);

  await desk.goto(`/trade/report/${requestId}`);
  await desk.getByRole('button', { name: 'Withdraw listing' }).click();
  await expect(desk.getByRole('button', { name: 'List again' })).toBeVisible();
  await buyer.reload();
  await expect(buyer.getByText('No longer offered', { exact: true })).toBeVisible();
  await expect(buyer.getByRole('link', { name: 'Ask about this car' })).toHaveCount(0);
  await desk.getByRole('button', { name: 'List again' }).click();
  await expect(desk.getByRole('button', { name: 'Withdraw listing' })).toBeVisible();
  await buyer.reload();
  await expect(buyer.getByRole('link', { name: 'Ask about this car' })).toBeVisible();
});
