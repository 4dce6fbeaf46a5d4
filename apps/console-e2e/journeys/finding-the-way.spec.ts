import type { Answer, Flow } from '@forecourt/contract';
import type { Page } from '@playwright/test';
import { StaffApi } from '../support/api.ts';
import { List } from '../support/list.ts';
import { pathOf, Reports } from '../support/reports.ts';
import { sellerMessages } from '../support/sellerMessages.ts';
import { Staff } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';
import { unique } from '../support/unique.ts';

/** Links lead where they belong, and a press that closes something does nothing else. */

/** The id of a request of another branch of the user's. */
async function reportOf(page: Page, branch: string, type: Flow): Promise<string> {
  const { authorization: headers } = await StaffApi.signIn(page);
  const mine = await page.request.get('/api/my/partners', { headers });
  const { partners } = (await mine.json()) as Answer<'listMyPartners'>;
  const partner_id = partners.find(({ name }) => name === branch)!.id;
  const answer = await page.request.get('/api/requests', { headers, params: { type, partner_id } });
  return ((await answer.json()) as Answer<'listRequests'>).requests[0]!.id;
}

async function chooseBranch(page: Page, from: RegExp, to: string): Promise<void> {
  await page.getByRole('button', { name: from }).click();
  await page.getByText(to).click();
  await expect(page.getByRole('button', { name: new RegExp(to) })).toBeVisible();
}

test('a link to a report of another branch opens it, and offers to switch', async ({ page }) => {
  const id = await reportOf(page, 'Harbour Insurance', 'CLAIM');
  const notice = page.getByText('This report belongs to Harbour Insurance');

  await test.step('signing in by the link opens the report', async () => {
    await page.goto(`/claim/report/${id}`);
    await expect(page.getByLabel('Email')).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/login');
    await page.getByLabel('Email').fill('staff@northgate.test');
    await page.getByLabel('Password', { exact: true }).fill('demo1234');
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page).toHaveURL(new RegExp(`/claim/report/${id}$`));
    await expect(notice).toBeVisible();
  });

  await test.step('so it does in a branch without that area', async () => {
    await page.goto('/trade/sellers');
    await chooseBranch(page, /Northgate Motors/, 'Lakeside Cars');
    await page.goto(`/claim/report/${id}`);
    await expect(notice).toBeVisible();
    await page.getByRole('button', { name: 'Switch to Harbour Insurance' }).click();
    await expect(notice).toBeHidden();
    await expect(page.getByRole('button', { name: /Harbour Insurance/ })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/claim/report/${id}$`));
  });
});

test('to someone who is no member of the branch, its report is not there', async ({ page }) => {
  const id = await reportOf(page, 'Harbour Insurance', 'CLAIM');
  await new Staff(page).signIn('viewer@northgate.test');
  await page.goto(`/claim/report/${id}`);
  await expect(page.getByText('Report not found')).toBeVisible();
  await expect(page.locator('body')).not.toContainText('Harbour');
});

test('a report under another flow’s address: staff get to its own, others find no page', async ({
  page,
  browser,
}) => {
  const api = await StaffApi.signIn(page);
  const { report } = await new Reports(page.request, api).complete('TRADE');
  const chat = await sellerMessages(page.request, await api.create('TRADE', `Owner ${unique()}`));
  const link = pathOf(report.report_url);
  await new Staff(page).signIn();
  await page.goto(`/claim/report/${report.id}?from=cars`);
  await expect(page).toHaveURL(new RegExp(`/trade/report/${report.id}\\?from=cars$`));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  const stranger = await browser.newPage();
  await stranger.goto(link.replace('/trade/', '/claim/'));
  await expect(stranger.getByText('Page not found')).toBeVisible();
  await stranger.goto(link);
  await expect(stranger.getByRole('heading', { level: 1 })).toBeVisible();
  await stranger.goto(chat.replace('/trade/', '/claim/'));
  await expect(stranger.getByText('Page not found')).toBeVisible();
  await stranger.goto(chat);
  await expect(stranger.getByRole('textbox')).toBeVisible();
  await stranger.close();
});

for (const width of [390, 1440]) {
  test(`at ${width} px, the press that closes a menu opens no row`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await new Staff(page).signIn();
    await page.goto('/trade/sellers');
    const rows = new List(page, 'Sellers').rows;
    const row = rows.nth(2).getByRole('link').first();
    const menu = page.getByRole('menu');
    await rows
      .first()
      .getByRole('button', { name: /^Actions for / })
      .click();
    await expect(menu).toBeVisible();
    const box = (await row.boundingBox())!;
    const press = () => page.mouse.click(box.x + 4, box.y + box.height / 2);
    await press();
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL(/\/trade\/sellers$/);
    await press();
    await expect(page).toHaveURL(/\/trade\/report\//);
  });
}
