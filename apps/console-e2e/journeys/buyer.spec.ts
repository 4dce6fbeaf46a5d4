import { StaffApi } from '../support/api.ts';
import { pathOf, Reports } from '../support/reports.ts';
import { Staff } from '../support/staff.ts';
import { Talk } from '../support/talk.ts';
import { phone } from '../support/phone.ts';
import { expect, test } from '../support/test.ts';
import { unique } from '../support/unique.ts';

test('a buyer asks about a car from its public report, staff see it at once and answer', async ({
  page,
  browser,
}) => {
  const api = await StaffApi.signIn(page);
  const { report } = await new Reports(page.request, api).complete('TRADE');
  const name = `Buyer ${unique()}`;
  await new Staff(page).signIn();
  await page.goto('/trade/buyers');
  await expect(page.getByRole('listitem').first()).toBeVisible();

  const buyer = await phone(browser);
  await buyer.goto(pathOf(report.report_url));
  await buyer.getByRole('link', { name: 'Ask about this car' }).click();
  const form = buyer.getByRole('region', { name: 'Ask about this car' });
  await form.getByRole('textbox', { name: /^Your name/ }).fill(name);
  await form.getByRole('textbox', { name: /^Email/ }).fill('buyer@buyer.test');
  await form.getByRole('textbox', { name: /^Your message/ }).fill('Is it still for sale?');
  await form.getByRole('button', { name: 'Send' }).click();
  const open = form.getByRole('link', { name: 'Open the conversation' });
  await expect(open).toBeVisible();

  const row = page.getByRole('listitem').filter({ hasText: name }).first();
  await expect(row).toContainText('Is it still for sale?');
  const panel = page.getByRole('region', { name: 'All Messages' });
  await expect(panel.getByRole('link').filter({ hasText: name })).toBeVisible();
  await row.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/buyers\/[^/]+\?from=buyers$/);
  const staff = new Talk(page);
  await staff.sees('Is it still for sale?');
  const back = page.getByRole('article').getByRole('link', { name: 'Buyers', exact: true });
  await expect(back).toHaveAttribute('href', '/trade/buyers');
  await staff.write('It is. Come by on Friday.');

  await buyer.goto(pathOf((await open.getAttribute('href'))!));
  const talk = new Talk(buyer);
  await talk.sees('It is. Come by on Friday.');
  await talk.write('Friday it is.');
  await staff.sees('Friday it is.');
});

test('an owner goes from their offer to their conversation', async ({ page }) => {
  const reports = new Reports(page.request, await StaffApi.signIn(page));
  await page.goto(await reports.sentLink('offer'));
  await page.getByRole('link', { name: 'Messages' }).click();
  await expect(page).toHaveURL(/\/trade\/report\/offer\/[^/]+\/[^/]+\/messages$/);
  await expect(page.getByRole('textbox', { name: /^Write to/ })).toBeVisible();
});
