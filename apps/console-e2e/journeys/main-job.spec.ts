import { expect, test } from '@playwright/test';
import { Customer } from '../support/customer.ts';
import { linkSentTo } from '../support/outbox.ts';
import { phone } from '../support/phone.ts';
import { Staff } from '../support/staff.ts';
import { unique } from '../support/unique.ts';

/** The main job (design §1): staff at 1440 px, the customer on a phone of 390 px, both at once. */

const uniqueMobile = () => `5${Math.floor(1_000_000 + Math.random() * 8_999_999)}`;

/** Follows the customer's report through the list without a reload, and opens it. */
async function complete(staff: Staff, customer: Customer, link: string, name: string) {
  await customer.open(link);
  await customer.start();
  await staff.sees(name, 'Opened');
  await customer.fillIn();
  const known = customer.name ?? name;
  await staff.sees(known, 'In Progress');
  await customer.send();
  await staff.sees(known, 'Completed');
}

test('a request by email is completed on a phone and read in the console', async ({
  page,
  browser,
}) => {
  const name = `Mari Tamm ${unique()}`;
  const email = `mari.${unique()}@owner.test`;
  const staff = new Staff(page);
  const customer = new Customer(await phone(browser));

  await staff.signIn();
  await staff.requestByEmail(name, email);
  await expect(page).toHaveURL(/\/trade\/sellers$/);
  await staff.sees(name, 'Sent');

  await complete(staff, customer, await linkSentTo(page.request, email), name);

  await staff.row(name).getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('2019 Aurelia Vento');
  await expect(page.getByRole('region', { name: 'Owner information' })).toContainText(email);
  expect(customer.dealer).toMatch(/\w/);
  await expect(page.getByRole('region', { name: 'Overview' })).toContainText(customer.dealer!);
  const photo = page.getByRole('region', { name: 'Windshield' }).getByRole('img').first();
  await photo.scrollIntoViewIfNeeded();
  await expect(async () => {
    const width = await photo.evaluate((image: HTMLImageElement) => image.naturalWidth);
    expect(width).toBeGreaterThan(100);
  }).toPass();
});

test('a request by phone reaches the customer by SMS', async ({ page, browser }) => {
  const name = `Jaan Kask ${unique()}`;
  const number = uniqueMobile();
  const staff = new Staff(page);
  const customer = new Customer(await phone(browser));

  await staff.signIn();
  await page.getByRole('link', { name: 'New request' }).click();
  await expect(page.getByRole('button', { name: /^Phone/ })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  await page.getByLabel('Customer name').fill(name);
  await page.getByLabel('Phone number').fill(number);
  await page.getByRole('button', { name: /^Send (SMS|email)$/ }).click();
  await staff.sees(name, 'Sent');

  await complete(staff, customer, await linkSentTo(page.request, `+372${number}`), name);
});

test('a copied link leads over the invite page to the report', async ({
  page,
  browser,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const number = uniqueMobile();
  const staff = new Staff(page);
  const customerPage = await phone(browser);

  await staff.signIn();
  await page.getByRole('link', { name: 'New request' }).click();
  await page.getByRole('button', { name: /^Link/ }).click();
  await page.getByRole('button', { name: /Copy/ }).click();
  await expect(page.getByText('Request link copied to clipboard')).toBeVisible();
  const invite = await page.evaluate(() => navigator.clipboard.readText());
  expect(invite).toMatch(/\/northgate-trade\?agent_id=/);

  await customerPage.goto(invite);
  await customerPage.getByLabel('Your mobile number').fill(number);
  await customerPage.getByRole('button', { name: 'Get started' }).click();
  await expect(customerPage.getByRole('heading', { name: 'SMS sent' })).toBeVisible();

  const shown = `+372 ${number.slice(0, 4)} ${number.slice(4)}`;
  await staff.sees(shown, 'Sent');
  const customer = new Customer(customerPage);
  const link = await linkSentTo(page.request, `+372${number}`);
  await complete(staff, customer, link, shown);
});
