import { Customer } from '../support/customer.ts';
import { completeReport } from '../support/mainJob.ts';
import { linkSentTo } from '../support/outbox.ts';
import { phone } from '../support/phone.ts';
import { Staff } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';
import { unique } from '../support/unique.ts';

/** The main job (design §1): staff at 1440 px, the customer on a phone of 390 px, both at once. */

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

  await completeReport(staff, customer, await linkSentTo(page.request, email), name);

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
