import { StaffApi } from '../support/api.ts';
import { cuttable } from '../support/cuttable.ts';
import { sellerMessages } from '../support/sellerMessages.ts';
import { Staff } from '../support/staff.ts';
import { Talk } from '../support/talk.ts';
import { expect, test } from '../support/test.ts';
import { unique } from '../support/unique.ts';

test('staff in two windows and a seller on a phone say, read and miss nothing', async ({
  page,
  browser,
  context,
}) => {
  await page.clock.install();
  const network = await cuttable(page);
  const name = `Talker ${unique()}`;
  const api = await StaffApi.signIn(page);
  const request = await api.create('TRADE', name);
  const staff = new Staff(page);
  await staff.signIn();

  // Staff write first, in the panel next to the report.
  await page.goto(`/trade/report/${request.id}/seller`);
  const first = new Talk(page);
  await first.write('When was the last service?');
  await first.sees('When was the last service?');
  await expect(page).toHaveURL(/\/seller\/\w+/);
  const conversationId = page.url().split('/').at(-1)!;

  // The seller answers from the link they received, and both windows show it immediately.
  const phone = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true });
  await phone.goto(await sellerMessages(page.request, request));
  const seller = new Talk(phone);
  await seller.sees('When was the last service?');
  await expect(page.getByText('Read', { exact: true })).toBeVisible();
  const window = await context.newPage();
  await window.goto('/trade/sellers');
  const panel = window.getByRole('region', { name: 'All Messages' });
  const item = panel.getByRole('link').filter({ hasText: name });
  await expect(item).toBeVisible();

  await page.bringToFront();
  await seller.write('In October.');
  await first.sees('In October.');
  await expect(item).toContainText('In October.');
  await expect(item).not.toContainText('Unread');

  // The conversation is not open: the message is unread in the panel until it is opened.
  await page.goto(`/trade/report/${request.id}`);
  await seller.write('I have the invoice.');
  await expect(item).toContainText('Unread');
  await page.goto(`/trade/report/${request.id}/seller/${conversationId}`);
  await first.sees('I have the invoice.');
  await expect(page.getByText('New messages')).toBeVisible();
  await expect(item).not.toContainText('Unread');

  // The connection is cut for 15 s while five messages arrive.
  await network.cut();
  for (let n = 1; n <= 5; n += 1) await seller.write(`Missed ${n}`);
  await page.getByRole('textbox', { name: /^Write to/ }).fill('Written offline');
  await page.getByRole('textbox', { name: /^Write to/ }).press('Enter');
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  await page.clock.fastForward(15_000);
  await network.mend();
  await first.sees('Missed 5');
  await seller.sees('Written offline');

  // No duplicates, nothing missing, and the same order in both windows.
  await expect(async () => {
    const server = await api.conversation(conversationId);
    expect(server).toHaveLength(9);
    expect(new Set(server).size).toBe(server.length);
    expect(await first.texts()).toEqual(server);
    expect(await seller.texts()).toEqual(server);
  }).toPass();
});

test('a draft is there again after a reload and another branch', async ({ page }) => {
  const staff = new Staff(page);
  const api = await StaffApi.signIn(page);
  const [request] = await api.list('TRADE', { status: 'COMPLETED' });
  await staff.signIn();
  await page.goto(`/trade/report/${request!.id}/seller`);
  const box = page.getByRole('textbox', { name: /^Write to/ });
  await box.fill('Half a sen');
  await page.reload();
  await expect(box).toHaveValue('Half a sen');
  await page.goto('/trade/buyers');
  await expect(page.getByRole('listitem').first()).toBeVisible();
  await page.goto(`/trade/report/${request!.id}/seller`);
  await expect(box).toHaveValue('Half a sen');
});
