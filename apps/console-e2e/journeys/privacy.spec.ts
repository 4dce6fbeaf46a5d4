import { StaffApi } from '../support/api.ts';
import { Customer } from '../support/customer.ts';
import { linkSentTo } from '../support/outbox.ts';
import { Staff } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';

/** A customer requests erasure, and all data is erased. */

test('an administrator erases a customer from the request’s menu: link dead, lists without them, on record', async ({
  page,
  browser,
}) => {
  const name = `Ilse Vergessen ${Date.now()}`;
  const api = await StaffApi.signIn(page);
  const request = await api.create('TRADE', name);
  const link = await linkSentTo(page.request, request.email!);
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const customer = new Customer(await phone.newPage());
  await customer.open(link);
  await customer.start();

  const staff = new Staff(page);
  await staff.signIn();
  await staff.sees(name, 'Opened');
  // A colleague has the same list open.
  const colleague = await (await browser.newContext()).newPage();
  const other = new Staff(colleague);
  await other.signIn();
  await other.sees(name, 'Opened');

  await staff
    .row(name)
    .getByRole('button', { name: `Actions for ${name}` })
    .click();
  await page.getByRole('menuitem', { name: 'Erase customer…' }).click();
  await expect(page).toHaveURL(/\/settings\/privacy\?erase=/);
  const dialog = page.getByRole('dialog', { name: 'Erase this customer?' });
  await expect(dialog.getByText('1 request', { exact: true })).toBeVisible();
  await dialog.getByLabel('Reason').fill('Asked for it by telephone');
  await dialog.getByLabel(/to confirm/).fill('Somebody else');
  await dialog.getByRole('button', { name: 'Erase permanently' }).click();
  await expect(dialog.getByText('The name doesn’t match')).toBeVisible();
  await dialog.getByLabel(/to confirm/).fill(name);
  await dialog.getByRole('button', { name: 'Erase permanently' }).click();
  await expect(page.getByText('Customer erased')).toBeVisible();
  await expect(page).toHaveURL(/\/settings\/privacy$/);
  const record = page.getByRole('list', { name: 'Audit log' }).getByRole('listitem').first();
  await expect(record).toContainText('Asked for it by telephone');

  // The colleague's list drops the row live; the own list lacks it on return.
  await expect(other.row(name)).toHaveCount(0);
  await page.goto('/trade/sellers');
  await expect(page.getByRole('listitem').first()).toBeVisible();
  await expect(staff.row(name)).toHaveCount(0);
  await page.goto(`/settings/privacy`);
  await page.getByRole('searchbox').fill(name);
  await page.getByRole('searchbox').press('Enter');
  await expect(page.getByText('No matching customer')).toBeVisible();

  await customer.page.reload();
  await expect(
    customer.page.getByRole('heading', { name: 'This link is no longer valid' }),
  ).toBeVisible();
});
