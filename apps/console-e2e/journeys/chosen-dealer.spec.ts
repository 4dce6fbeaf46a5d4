import { Customer } from '../support/customer.ts';
import { linkSentTo } from '../support/outbox.ts';
import { phone } from '../support/phone.ts';
import { Staff } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';
import { unique } from '../support/unique.ts';

test('the dealer whom a customer chose stands first among those to invite, marked and selected', async ({
  page,
  browser,
}) => {
  const name = `Mari Tamm ${unique()}`;
  const email = `mari.${unique()}@owner.test`;
  const staff = new Staff(page);
  const customer = new Customer(await phone(browser));

  await test.step('a customer reports a car and chooses a dealer', async () => {
    await staff.signIn();
    await staff.requestByEmail(name, email);
    await staff.sees(name, 'Sent');
    await customer.open(await linkSentTo(page.request, email));
    await customer.start();
    await customer.fillIn();
    await customer.send();
    expect(customer.dealer).toBeTruthy();
  });

  await test.step('staff share it with dealers', async () => {
    await staff.sees(name, 'Completed');
    await staff.row(name).getByRole('link', { name }).click();
    const panel = page.getByRole('region', { name: 'Offer and auction' });
    await panel.getByRole('link', { name: 'Start an auction' }).click();
    const dialog = page.getByRole('dialog');
    const first = dialog.getByRole('listitem').first();
    await expect(first).toContainText(customer.dealer!);
    await expect(first.getByText('Customer’s choice')).toBeVisible();
    await expect(first.getByRole('checkbox')).toBeChecked();
    await expect(dialog.getByText('1 selected')).toBeVisible();
  });
});
