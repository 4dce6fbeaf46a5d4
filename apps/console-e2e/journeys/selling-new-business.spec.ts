import type { Page } from '@playwright/test';
import { StaffApi } from '../support/api.ts';
import { Customer } from '../support/customer.ts';
import type { Dealer } from '../support/dealer.ts';
import { List } from '../support/list.ts';
import { linkSentTo } from '../support/outbox.ts';
import { OwnServer } from '../support/OwnServer.ts';
import { phone } from '../support/phone.ts';
import { acceptOffer, Selling, tick } from '../support/selling.ts';
import { Staff } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';

/** A new business from its registration to its first car sold, all of it on screen. */

const password = 'three blue tractors';
const founder = 'rita@riverside.test';
const customer = { name: 'Mara Vint', email: 'mara.vint@owner.test' };
const car = '2019 Aurelia Vento';
/** A comma inside of quotes, and a row whose email is none. */
const csv = [
  'Name,Email,Phone,Town,ZIP code,Makes',
  '"Harbor Autos, Inc.",buying@harborautos.test,+1 212 555 0134,New York,10001,Aurelia',
  'Summit Cars,cars@summitcars.test,+1 212 555 0177,Albany,12207,',
  'No Address Motors,not-an-address,,Buffalo,14201,',
  'Lakeside Trade,desk@lakesidetrade.test,,Rochester,14604,',
].join('\r\n');
/** The day, papers and keys by dealer and owner, the payment by owner and staff. */
const TICKS = Array.from({ length: 8 }, () => ['HANDOVER_TICKED', null]);
let server: OwnServer;

test.beforeAll(async () => {
  server = await OwnServer.start();
});
test.afterAll(async () => server?.stop());

test('a new business registers, imports dealers, holds its first auction and sells the car', async ({
  browser,
}) => {
  const desk = await browser.newPage({ baseURL: server.origin });
  const staff = new Staff(desk);
  let selling: Selling;
  let [best, other]: Dealer[] = [];
  let owner: Page;

  await test.step('a new user registers and sets up a business that trades cars', async () => {
    await desk.goto('/register');
    await desk.getByLabel('Your name').fill('Rita Holm');
    await desk.getByLabel('Email').fill(founder);
    await desk.getByLabel('Password', { exact: true }).fill(password);
    await desk.getByRole('button', { name: 'Create account' }).click();
    await expect(desk).toHaveURL(/\/setup$/);
    await desk.getByLabel('Business name').fill('Riverside Cars');
    await desk.getByRole('button', { name: 'Continue' }).click();
    await desk.getByLabel('Country').selectOption('US');
    await desk.getByRole('button', { name: 'Continue' }).click();
    await desk.getByRole('button', { name: 'Continue' }).click();
    await expect(desk.getByRole('heading', { name: 'Your colors' })).toBeVisible();
    await desk.getByRole('button', { name: 'Open Forecourt' }).click();
    await expect(desk.getByRole('heading', { name: 'Bring your dealers' })).toBeFocused();
  });

  await test.step('its dealers come from a CSV file, whose wrong row is left out', async () => {
    await desk.getByRole('button', { name: 'Import from CSV' }).click();
    const dialog = desk.getByRole('dialog', { name: 'Import dealers' });
    await dialog.getByLabel('Choose file').setInputFiles({
      name: 'dealers.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(csv),
    });
    await expect(dialog.getByText('3 new, 0 updated, 0 skipped, 1 error')).toBeVisible();
    await expect(dialog.getByText('Email cannot be read')).toBeVisible();
    await dialog.getByRole('button', { name: 'Leave out rows with errors' }).click();
    await dialog.getByRole('button', { name: 'Import 3 dealers' }).click();
    await expect(dialog.getByText('3 added, 0 updated, 0 skipped.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Done' }).click();
    const { rows } = new List(desk, 'Dealers');
    await expect(rows).toHaveCount(3);
    await expect(rows.filter({ hasText: 'Harbor Autos, Inc.' })).toContainText('New York');
  });

  await test.step('the founder verifies the email address, which the request asks for', async () => {
    await desk.getByRole('link', { name: /^Sellers/ }).click();
    await desk.getByRole('link', { name: 'New request' }).first().click();
    await expect(desk.getByText('Verify your email to send requests')).toBeVisible();
    const mail = await browser.newPage({ baseURL: server.origin });
    await mail.goto(await linkSentTo(desk.request, founder, '/verify/'));
    await mail.getByRole('button', { name: 'Verify email' }).click();
    await expect(mail.getByRole('heading', { name: 'Your email is verified' })).toBeVisible();
    await mail.close();
  });

  await test.step('a customer is asked, and the report comes in while staff watch', async () => {
    await staff.writeRequestByEmail(customer.name, customer.email);
    await desk.getByRole('button', { name: 'Send email' }).click();
    await staff.sees(customer.name, 'Sent');
    const seller = new Customer(await phone(browser, server.origin));
    await seller.open(await linkSentTo(desk.request, customer.email));
    await seller.start();
    await seller.fillIn();
    await seller.send();
    await staff.sees(customer.name, 'Completed');
    await seller.page.context().close();
  });

  await test.step('the first auction invites two of its dealers', async () => {
    await staff.row(customer.name).getByRole('link', { name: customer.name }).click();
    await expect(desk.getByRole('heading', { level: 1 })).toHaveText(car);
    const api = await StaffApi.signIn(desk, founder, password);
    const requestId = /report\/([^/?#]+)/.exec(desk.url())![1]!;
    selling = new Selling(browser, server, { desk, api, requestId });
    const invited = await selling.startAuction();
    [best, other] = await Promise.all(invited.map((one) => selling.dealer(one)));
    owner = await selling.owner();
    await other!.bids('6000');
    await best!.bids('6500');
    await other!.stands('You have been outbid');
    await selling.panel.scrollIntoViewIfNeeded();
  });

  await test.step('the time is up, the owner says yes and the dealer goes on', async () => {
    await selling.toTheEnd();
    await best!.stands('Best offer: waiting for the owner');
    await expect(owner.getByRole('heading', { name: 'You have an offer' })).toBeVisible();
    await acceptOffer(owner);
    await expect(owner.getByText(best!.email)).toBeVisible();
    await best!.stands('You won: the owner accepted');
    await expect(best!.page.getByText(customer.email)).toBeVisible();
    await best!.page.getByRole('button', { name: 'Yes, Continue' }).click();
    await best!.stands('You’re buying this car');
    await expect(owner.getByText(/confirmed the purchase/)).toBeVisible();
    await selling.isTitled('Offer accepted');
  });

  await test.step('dealer, owner and staff each tick their part, and all see it', async () => {
    const { panel } = selling;
    const dealers = best!.page;
    await dealers.getByLabel('Handover day').fill(daysAhead(3));
    await dealers.getByRole('button', { name: 'Set day' }).click();
    await tick(owner, 'Handover day agreed');
    await expect(panel.getByText('1 of 4 done')).toBeVisible();
    await tick(dealers, 'Papers handed over');
    await tick(dealers, 'Keys handed over');
    await tick(owner, 'Papers handed over');
    await tick(owner, 'Keys handed over');
    await tick(owner, 'Payment received');
    await expect(panel.getByText('3 of 4 done')).toBeVisible();
    await tick(desk, 'Payment received', best!.name);
    for (const page of [desk, dealers, owner]) {
      await expect(page.getByText('4 of 4 done')).toBeVisible();
    }
  });

  await test.step('staff mark it as sold, and every page and the list say so', async () => {
    const { panel } = selling;
    await panel.getByRole('button', { name: 'Mark as sold' }).click();
    await desk.getByRole('dialog').getByRole('button', { name: 'Mark as sold' }).click();
    await selling.isTitled('Sold');
    await best!.stands('This car is yours');
    await expect(owner.getByRole('heading', { name: 'Your car is sold' })).toBeVisible();
    await other!.stands('Unfortunately, you were not the winner this time.');
    await desk.getByRole('link', { name: 'Cars', exact: true }).click();
    const cars = new List(desk, 'Cars');
    await expect(cars.rows).toHaveCount(1);
    await expect(cars.rows.first()).toContainText('Sold');
    await expect(cars.rows.first()).toContainText(car);
    await cars.tab('Offer accepted').click();
    await expect(cars.rows.first()).toContainText('Sold');
    expect(await cars.count('Offer accepted')).toBe(1);
    expect(await selling.history()).toEqual([
      ['AUCTION_STARTED', 0],
      ['BID', 6000],
      ['BID', 6500],
      ['AUCTION_CLOSED', 6500],
      ['OFFER_ACCEPTED', 6500],
      ['FEE_BOOKED', 199],
      ['DEALER_CONTINUES', null],
      ...TICKS,
      ['SOLD', 6500],
    ]);
  });
});

/** A day, as a date field takes it. */
function daysAhead(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}
