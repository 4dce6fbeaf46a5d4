import { StaffApi } from '../support/api.ts';
import { Staff } from '../support/staff.ts';
import { Talk } from '../support/talk.ts';
import { expect, test } from '../support/test.ts';
import { unique } from '../support/unique.ts';

/** Nora and Adam open the same conversation; both are told before they answer twice. */

test('two colleagues see each other in a conversation, and do not answer at the same time', async ({
  page,
  browser,
}) => {
  const name = `Peter Present ${unique()}`;
  const api = await StaffApi.signIn(page);
  const request = await api.create('TRADE', name);
  const other = await browser.newContext();
  const nora = new Staff(page);
  const adam = new Staff(await other.newPage());
  await nora.signIn();
  await adam.signIn('agent@northgate.test');

  await page.goto(`/trade/report/${request.id}/seller`);
  const first = new Talk(page);
  await first.write('Hello.');
  await expect(page).toHaveURL(/\/seller\/\w+/);
  await adam.page.goto(page.url());
  const second = new Talk(adam.page);
  await second.sees('Hello.');
  // in the head of the report, and in that of the conversation
  await expect(page.getByRole('img', { name: 'Also here: Adam Reed' })).toHaveCount(2);
  await expect(adam.page.getByRole('img', { name: 'Also here: Nora Gates' })).toHaveCount(2);

  const box = adam.page.getByRole('textbox', { name: /^Write to/ });
  await box.pressSequentially('It is still');
  await expect(page.getByText(`Adam Reed is writing to ${name}`)).toBeVisible();
  await first.write('Yes, it is.');
  await second.sees('Yes, it is.');
  await box.press('Enter');
  await expect(adam.page.getByText(/^Nora Gates answered while you were writing/)).toBeVisible();
  await expect(box).toHaveValue('It is still');
  await box.press('Enter');
  await first.sees('It is still');
  await expect(page.getByText(/is writing to/)).toBeHidden();

  await adam.page.goto('/trade/sellers');
  await expect(page.getByRole('img', { name: /^Also here/ })).toHaveCount(0);
  await other.close();
});
