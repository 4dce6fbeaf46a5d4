import { StaffApi } from '../support/api.ts';
import { sellerMessages } from '../support/sellerMessages.ts';
import { Staff } from '../support/staff.ts';
import { Talk } from '../support/talk.ts';
import { expect, test } from '../support/test.ts';
import { unique } from '../support/unique.ts';

/** A customer writes twice; the bell says so in one entry, and leads to the conversation. */

test('messages from a customer ring the bell of the agent who sent the request, and lead to the chat', async ({
  page,
  browser,
}) => {
  const name = `Bella Ring ${unique()}`;
  const api = await StaffApi.signIn(page);
  const request = await api.create('TRADE', name);
  await new Staff(page).signIn();
  const bell = page.getByRole('button', { name: /^Notifications/ });
  await bell.click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  const entry = panel.getByRole('link').filter({ hasText: name });
  await expect(panel).toBeVisible();
  await expect(entry).toHaveCount(0);

  const phone = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true });
  await phone.goto(await sellerMessages(page.request, request));
  const seller = new Talk(phone);
  await seller.write('Is it still wanted?');
  await seller.sees('Is it still wanted?');
  // the list is open: it follows
  await expect(entry).toContainText(`New message from ${name}`);
  await seller.write('Hello?');
  await expect(entry).toContainText(`2 new messages from ${name}`);
  await expect(entry).toHaveCount(1);
  await expect(entry).toContainText('New:');

  await entry.click();
  await expect(page).toHaveURL(new RegExp(`/trade/report/${request.id}/seller/`));
  await new Talk(page).sees('Hello?');
  await bell.click();
  await expect(entry).toContainText(name);
  await expect(entry).not.toContainText('New:');
  await phone.close();
});
