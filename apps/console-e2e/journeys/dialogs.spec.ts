import type { Locator, Page } from '@playwright/test';
import { StaffApi } from '../support/api.ts';
import { List } from '../support/list.ts';
import { Reports } from '../support/reports.ts';
import { Staff } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';
import { unique } from '../support/unique.ts';

/** Dialogs close by the browser's Back and by a press outside, and leave the page as it was. */

/** Presses beside the dialog. */
async function pressOutside(page: Page): Promise<void> {
  await page.mouse.click(8, 400);
}

test('follow-up and resend close by Back and by a press outside', async ({ page }) => {
  const staff = new Staff(page);
  const api = await StaffApi.signIn(page);
  const name = `Stepper ${unique()}`;
  await api.create('TRADE', name);
  await staff.signIn();
  await page.goto('/trade/cars');
  await page.getByRole('link', { name: /^Sellers/ }).click();
  await expect(page).toHaveURL(/\/trade\/sellers$/);
  const list = new List(page, 'Sellers');
  const row = staff.row(name);
  await expect(row).toBeVisible();
  for (const [action, title] of [
    ['Follow-up', /follow-up/i],
    ['Resend', /again|resend/i],
  ] as const) {
    const dialog: Locator = page.getByRole('alertdialog', { name: title });
    await list.choose(row, action);
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(/\/trade\/sellers$/);
    await expect(row).toBeVisible();

    await list.choose(row, action);
    await expect(dialog).toBeVisible();
    await pressOutside(page);
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(/\/trade\/sellers$/);
  }
  await page.goBack();
  await expect(page).toHaveURL(/\/trade\/cars$/);
});

test('the palette closes by Back, and leaves no step behind what was found', async ({ page }) => {
  await new Staff(page).signIn();
  await page.goto('/trade/sellers');
  await expect(new List(page, 'Sellers').rows.first()).toBeVisible();
  const box = page.getByPlaceholder(/^Search customers, cars, messages/);
  await page.keyboard.press('Control+k');
  await expect(box).toBeFocused();
  await page.goBack();
  await expect(box).toHaveCount(0);
  await expect(page).toHaveURL(/\/trade\/sellers$/);
  await page.keyboard.press('Control+k');
  await box.fill('inspection requests');
  await expect(page.getByRole('option').first()).toHaveAttribute('data-highlighted');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/inspect\/requests$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/trade\/sellers$/);
  await expect(box).toHaveCount(0);
});

test('canceling an auction and confirming a bid close by Back and by a press outside', async ({
  page,
}) => {
  const api = await StaffApi.signIn(page);
  const reports = new Reports(page.request, api);
  const [id] = await reports.cars('TRADE', 'AUCTION_RUNNING');
  const link = await reports.dealerLink(({ auction }) => auction.status === 'RUNNING');
  await new Staff(page).signIn();
  const dialog = page.getByRole('dialog');
  const closesBy = async (open: () => Promise<void>, name: string): Promise<void> => {
    const address = page.url();
    for (const close of [() => page.goBack(), () => pressOutside(page)]) {
      await open();
      await expect(page.getByRole('dialog', { name })).toBeVisible();
      await close();
      await expect(dialog).toHaveCount(0);
      await expect(page).toHaveURL(address);
    }
  };

  await page.goto(`/trade/report/${id}`);
  const panel = page.getByRole('region', { name: 'Offer and auction' });
  const cancel = panel.getByRole('button', { name: 'Cancel auction' });
  await closesBy(() => cancel.click(), 'Cancel this auction?');

  await page.goto(link);
  await page.getByRole('button').filter({ hasText: /^\$/ }).first().click();
  const bid = page.getByRole('button', { name: /^(Make a|Raise my)/ });
  await closesBy(() => bid.click(), 'Send this offer?');
});

test('sharing goes back a step by Back, and closes by its cross and by a press outside', async ({
  page,
}) => {
  const api = await StaffApi.signIn(page);
  const { report } = await new Reports(page.request, api).carForSale();
  await new Staff(page).signIn();
  await page.goto(`/trade/report/${report.id}`);
  const dialog = page.getByRole('dialog');
  const open = async (): Promise<void> => {
    await page.getByRole('link', { name: 'Start an auction' }).click();
    await expect(page).toHaveURL(/\/share$/);
    await dialog.getByRole('checkbox').first().check();
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(dialog.getByLabel(/^Hours dealers have/)).toBeVisible();
  };
  const closed = async (): Promise<void> => {
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`/trade/report/${report.id}$`));
  };
  await open();
  await page.goBack();
  await expect(dialog.getByLabel(/^Hours dealers have/)).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: 'Continue' })).toBeEnabled();
  await page.goBack();
  await closed();

  await open();
  await dialog.getByRole('button', { name: 'Close' }).first().click();
  await closed();

  await open();
  await pressOutside(page);
  await closed();
});
