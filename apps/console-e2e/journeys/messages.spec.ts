import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import type { ConversationMessageList } from '@forecourt/contract';
import { apiPidFile, validating } from '../server/addresses.ts';
import { StaffApi } from '../support/api.ts';
import { cuttable } from '../support/cuttable.ts';
import { sellerMessages } from '../support/sellerMessages.ts';
import { Staff } from '../support/staff.ts';
import { Talk } from '../support/talk.ts';
import { unique } from '../support/unique.ts';

test('staff in two windows and a seller on a phone say, read and miss nothing', async ({
  page,
  browser,
  context,
}) => {
  test.setTimeout(240_000);
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
  await expect(item).toBeVisible({ timeout: 15_000 });

  await page.bringToFront();
  await seller.write('In October.');
  await first.sees('In October.', 2000);
  await expect(item).toContainText('In October.', { timeout: 2000 });
  await expect(item).not.toContainText('Unread');

  // The conversation is not open: the message is unread in the panel until it is opened.
  await page.goto(`/trade/report/${request.id}`);
  await seller.write('I have the invoice.');
  await expect(item).toContainText('Unread', { timeout: 2000 });
  await page.goto(`/trade/report/${request.id}/seller/${conversationId}`);
  await first.sees('I have the invoice.');
  await expect(page.getByText('New messages')).toBeVisible();
  await expect(item).not.toContainText('Unread', { timeout: 5000 });

  // The connection is cut for 15 s while five messages arrive.
  await network.cut();
  for (let n = 1; n <= 5; n += 1) await seller.write(`Missed ${n}`);
  await page.getByRole('textbox', { name: /^Write to/ }).fill('Written offline');
  await page.getByRole('textbox', { name: /^Write to/ }).press('Enter');
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible({ timeout: 30_000 });
  await page.waitForTimeout(15_000);
  await network.mend();
  await first.sees('Missed 5', 20_000);
  await seller.sees('Written offline', 20_000);

  // The server crashes in the middle of it and restarts.
  if (!validating) {
    process.kill(Number(readFileSync(apiPidFile, 'utf8')), 'SIGKILL');
    await seller.write('Said to nobody');
    await first.write('Nor to anybody else');
    await first.sees('Said to nobody', 60_000);
    await seller.sees('Nor to anybody else', 60_000);
  }

  // No duplicates, nothing missing, and the same order in both windows.
  const kept = async () => {
    const answer = await page.request.get(`/chats/conversations/${conversationId}`, {
      headers: { Authorization: `Bearer ${api.authorization.Authorization}` },
    });
    const { messages } = (await answer.json()) as ConversationMessageList;
    return messages.map(({ message }) => message).reverse();
  };
  await expect(async () => {
    const server = await kept();
    expect(server).toHaveLength(validating ? 9 : 11);
    expect(new Set(server).size).toBe(server.length);
    expect(await first.texts()).toEqual(server);
    expect(await seller.texts()).toEqual(server);
  }).toPass({ timeout: 30_000 });
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
