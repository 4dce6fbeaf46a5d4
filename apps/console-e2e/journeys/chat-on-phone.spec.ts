import type { Page } from '@playwright/test';
import type { ThreadList } from '@forecourt/contract';
import { StaffApi } from '../support/api.ts';
import { Reports } from '../support/reports.ts';
import { Staff } from '../support/staff.ts';
import { Talk } from '../support/talk.ts';
import { expect, test } from '../support/test.ts';

/** Where the box to write in is, and whether the page behind it can be scrolled. */
async function expectBoxInFirstScreen(page: Page): Promise<void> {
  const box = page.getByRole('textbox', { name: /^Write to/ });
  await expect(box).toBeVisible();
  await expect(async () => {
    const { y, height } = (await box.boundingBox())!;
    const screen = page.viewportSize()!;
    expect(y).toBeGreaterThan(0);
    expect(y + height).toBeLessThanOrEqual(screen.height);
  }).toPass();
  const room = await page
    .getByRole('main')
    .evaluate((main) => main.scrollHeight - main.clientHeight);
  expect(room, 'the messages scroll, not the page').toBeLessThanOrEqual(0);
}

test('on a phone a chat is the whole page, with the box to write in on the first screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const api = await StaffApi.signIn(page);
  const request = await api.create('TRADE', 'Long Talk');
  await new Staff(page).signIn();

  await page.goto(`/trade/report/${request.id}/seller`);
  await expectBoxInFirstScreen(page);
  const talk = new Talk(page);
  await talk.write('Good morning.');
  // The first message begins the conversation, which then has an address.
  await expect(page).toHaveURL(/\/seller\/\w+/);
  for (let n = 1; n <= 12; n += 1) await talk.write(`A message of some words, number ${n}`);
  await talk.sees('A message of some words, number 12');
  await expectBoxInFirstScreen(page);

  // An on-screen keyboard makes the page lower; the box stays above it.
  await page.setViewportSize({ width: 390, height: 480 });
  await expectBoxInFirstScreen(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('link', { name: 'Back to the report' }).click();
  await expect(page).toHaveURL(new RegExp(`/trade/report/${request.id}$`));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the conversation behind a link has its box on the first screen, too', async ({ page }) => {
  const reports = new Reports(page.request, await StaffApi.signIn(page));
  const link = await reports.sentLink('offer');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${link}/messages`);
  await expectBoxInFirstScreen(page);
});

test('a chat with a buyer leads back to the list of buyers', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const api = await StaffApi.signIn(page);
  await new Staff(page).signIn();
  const { threads } = await new Reports(page.request, api).get<ThreadList>('/api/leads/messages', {
    partner_id: api.partnerId,
    message_initiated_by: 'BUYER_AGENT',
    limit: '1',
  });
  const { id, lead_id: leadId } = threads[0]!;

  await page.goto(`/trade/report/${leadId}/buyers/${id}`);
  await expectBoxInFirstScreen(page);
  await page.getByRole('link', { name: 'All conversations' }).click();
  await expect(page.getByRole('list', { name: 'Conversations with buyers' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
