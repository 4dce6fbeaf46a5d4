import { Customer } from '../support/customer.ts';
import { completeReport } from '../support/mainJob.ts';
import { linkSentTo } from '../support/outbox.ts';
import { phone } from '../support/phone.ts';
import { Staff } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';
import { unique } from '../support/unique.ts';

/** The main job by its other ways: an SMS, and a link that is copied (design §1). */

const uniqueMobile = () => `5${Math.floor(1_000_000 + Math.random() * 8_999_999)}`;

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

  await completeReport(staff, customer, await linkSentTo(page.request, `+372${number}`), name);
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
  await expect(customerPage.getByRole('heading', { name: 'SMS on its way' })).toBeVisible();

  const shown = `+372 ${number.slice(0, 4)} ${number.slice(4)}`;
  await staff.sees(shown, 'Sent');
  const customer = new Customer(customerPage);
  const link = await linkSentTo(page.request, `+372${number}`);
  await completeReport(staff, customer, link, shown);
});
