import { Customer } from '../support/customer.ts';
import { linkSentTo, messagesTo } from '../support/outbox.ts';
import { phone } from '../support/phone.ts';
import { phonePhoto } from '../support/photos.ts';
import { Staff } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';
import { unique } from '../support/unique.ts';

/** Staff refuse one photo of a complete report and ask for one section; the customer adds both. */

test('a refused photo and one more section are asked for, added on a phone and seen live', async ({
  page,
  browser,
}) => {
  const name = `Mari Tamm ${unique()}`;
  const email = `mari.${unique()}@owner.test`;
  const staff = new Staff(page);
  const customer = new Customer(await phone(browser));

  await staff.signIn();
  await staff.requestByEmail(name, email);
  await staff.sees(name, 'Sent');
  const link = await linkSentTo(page.request, email);
  await customer.open(link);
  await customer.start();
  await customer.fillIn();
  await customer.send();
  await staff.sees(name, 'Completed');

  // Refused in the report, picked in the panel: one message for both, once.
  await staff.row(name).getByRole('link', { name }).click();
  await page.getByRole('button', { name: 'Refuse photo: Front', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Refuse photo: Front' });
  await question.getByRole('radio', { name: 'Blurred' }).check();
  await question.getByRole('button', { name: 'Refuse photo' }).click();
  await expect(page.getByText('1 photo refused, not sent yet')).toBeVisible();
  await page.reload();
  await expect(page.getByText('1 photo refused, not sent yet')).toBeVisible();
  await page.getByRole('button', { name: 'Ask for more' }).first().click();
  const panel = page.getByRole('dialog', { name: 'Ask for more' });
  await panel.getByLabel('Dashboard').check();
  await panel.getByLabel(/^Your message/).fill('Please start the engine first.');
  await expect(panel.getByText('Northgate Motors needs 2 more photos')).toBeVisible();
  const before = (await messagesTo(page.request, email)).length;
  await panel.getByRole('button', { name: 'Send email' }).dblclick();
  await expect(panel).toBeHidden();
  await expect(page.getByText('Waiting for 2 more photos').first()).toBeVisible();
  await expect(page.getByText('Refused: Blurred')).toBeVisible();
  await expect.poll(async () => (await messagesTo(page.request, email)).length).toBe(before + 1);

  // The same link opens exactly the two steps.
  const { page: small } = customer;
  const asked = await linkSentTo(page.request, email);
  expect(new URL(asked).pathname).toBe(new URL(link).pathname);
  await small.goto(asked);
  await expect(
    small.getByRole('heading', { name: 'Northgate Motors needs 2 more photos' }),
  ).toBeVisible();
  await expect(small.getByText('Please start the engine first.')).toBeVisible();
  await expect(small.getByText('Blurred')).toBeVisible();
  await small.getByRole('button', { name: 'Start' }).click();
  await expect(small.getByRole('heading', { name: 'The car from outside' })).toBeVisible();
  await expect(small.getByText(/Step 1 of 2/)).toBeVisible();
  const take = (picture: string) =>
    small
      .locator('input[type=file][accept="image/*"]')
      .first()
      .setInputFiles(phonePhoto(`hatchback/${picture}.jpg`));
  await take('exterior-front');
  await expect(small.getByRole('img', { name: 'Your photo: Front' })).toBeVisible();
  await small.getByRole('button', { name: 'Continue' }).click();
  await expect(small.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await take('dashboard');
  await expect(small.getByRole('img', { name: /^Your photo/ })).toBeVisible();
  await small.getByRole('button', { name: 'Continue' }).click();
  await small.getByRole('button', { name: 'Send to Northgate Motors' }).click();
  await expect(small.getByRole('heading', { name: 'Thank you!' })).toBeVisible({
    timeout: 60_000,
  });
  await expect(small.getByText(/has received what you added/)).toBeVisible();

  // Staff see it without a reload.
  await expect(page.getByText(/^2 photos added /)).toBeVisible();
  await expect(page.getByText(/^Added /)).toHaveCount(2);
  await expect(page.getByText('Refused: Blurred')).toBeVisible();

  // The link says what it says of any report that is complete.
  await small.reload();
  await expect(small.getByRole('heading', { name: 'Already sent' })).toBeVisible();
});
