import { Customer } from '../support/customer.ts';
import { List } from '../support/list.ts';
import { completeReport } from '../support/mainJob.ts';
import { linkSentTo, messagesTo } from '../support/outbox.ts';
import { phone } from '../support/phone.ts';
import { Staff } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';
import { unique } from '../support/unique.ts';

/** Staff correct what came in. */

test('a mistyped phone number is corrected and the request reaches its customer', async ({
  page,
  browser,
}) => {
  const name = `Jaan Kask ${unique()}`;
  const wrong = `5${Math.floor(1_000_000 + Math.random() * 8_999_998)}`;
  const right = String(Number(wrong) + 1);
  const staff = new Staff(page);
  const panel = page.getByRole('dialog', { name: `Edit details: ${name}` });
  const shown = (number: string) => `+372 ${number.slice(0, 4)} ${number.slice(4)}`;

  await test.step('a request goes to the wrong number', async () => {
    await staff.signIn();
    await page.getByRole('link', { name: 'New request' }).click();
    await page.getByLabel('Customer name').fill(name);
    await page.getByLabel('Phone number').fill(wrong);
    await page.getByRole('button', { name: 'Send SMS' }).click();
    await staff.sees(name, 'Sent');
  });

  await test.step('staff correct it in the list and send the link again', async () => {
    await new List(page, 'Sellers').choose(staff.row(name), 'Edit details');
    await panel.getByRole('textbox', { name: 'Phone' }).fill(right);
    await panel.getByRole('button', { name: 'Save' }).click();
    await panel.getByRole('button', { name: /^Send the request to the new number/ }).click();
    await expect(page.getByText(`Request sent to ${shown(right)}`)).toBeVisible();
    expect(await messagesTo(page.request, `+372${wrong}`)).toHaveLength(1);
  });

  await test.step('the customer sends the report', async () => {
    const link = await linkSentTo(page.request, `+372${right}`);
    await completeReport(staff, new Customer(await phone(browser)), link, name);
  });

  await test.step('the report and its timeline say what was changed', async () => {
    await staff.row(name).getByRole('link', { name }).click();
    const owner = page.getByRole('region', { name: 'Owner information' });
    await expect(owner.getByText(`Previously ${shown(wrong)}`)).toBeVisible();
    await expect(page.getByText('Phone corrected')).toBeVisible();
  });

  await test.step('a colleague sees a corrected mileage at once', async () => {
    const colleague = await browser.newPage();
    await new Staff(colleague).signIn();
    await colleague.goto(page.url());
    await expect(colleague.getByRole('heading', { level: 1 })).toBeVisible();
    const edit = page.getByRole('button', { name: 'Edit details of the car' }).first();
    await edit.click();
    const mileage = panel.getByRole('textbox', { name: 'Mileage' });
    await mileage.fill('48,123');
    await mileage.press('Enter');
    await expect(page.getByText('Details corrected')).toBeVisible();
    await expect(edit).toBeFocused();
    await expect(colleague.getByText(/48,123/).first()).toBeVisible();
    await colleague.close();
  });
});
