import type { Browser, Page } from '@playwright/test';
import { StaffApi } from '../support/api.ts';
import { linkSentTo, messagesTo } from '../support/outbox.ts';
import { OwnServer } from '../support/OwnServer.ts';
import { phone } from '../support/phone.ts';
import { pathOf, Reports } from '../support/reports.ts';
import { Staff } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';

/**
 * What an administrator publishes in the settings is what the invite, capture, public and dealer
 * pages show when they are next opened; users with read access can change nothing.
 */

const color = '#8A2846';
let server: OwnServer;

// A server of its own: other journeys depend on Northgate's texts and colors.
test.beforeAll(async () => {
  server = await OwnServer.start();
});
test.afterAll(async () => server?.stop());

const desk = (browser: Browser): Promise<Page> => browser.newPage({ baseURL: server.origin });

/** The partner's color on a page. */
async function wears(page: Page, hex: string): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() =>
        document.documentElement.style.getPropertyValue('--partner-accent-solid'),
      ),
    )
    .toBe(hex.toLowerCase());
}

/** The number of steps on the capture page, from the line above a step's title. */
async function stepsOf(page: Page, link: string): Promise<number> {
  await page.goto(link);
  await page.getByRole('button', { name: /^(Start|Continue)/ }).click();
  const line = page.getByText(/Step \d+ of \d+/).first();
  await expect(line).toBeVisible();
  return Number(/of (\d+)/.exec(await line.innerText())![1]);
}

test('an administrator publishes colours, texts and sections, and other windows show them', async ({
  browser,
}) => {
  const page = await desk(browser);
  const api = await StaffApi.signIn(page);
  const reports = new Reports(page.request, api);
  const customer = await phone(browser, server.origin);
  const request = await api.create('TRADE', 'Settings Customer');
  const link = await linkSentTo(page.request, request.email!);
  const before = await stepsOf(customer, link);

  await test.step('the settings are reached from the user menu', async () => {
    await new Staff(page).signIn();
    await page.getByRole('button', { name: /Nora Gates|NG/ }).click();
    await page.getByRole('menuitem', { name: 'Settings' }).click();
    await expect(page).toHaveURL(/\/settings$/);
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Northgate Motors');
  });

  await test.step('colours, texts and sections are changed, one area after the other', async () => {
    await page.getByRole('link', { name: /^Theme/ }).click();
    await page.getByLabel('Actions', { exact: true }).fill(color);
    await wears(page, color);
    await page.getByRole('link', { name: /^Content/ }).click();
    await page.getByLabel('Invite page title').fill('Sell us your car today');
    await page.getByLabel('Email subject', { exact: true }).fill('{partner} wants to see your car');
    await page.getByRole('link', { name: /^Sections/ }).click();
    const vin = page.getByRole('group', { name: 'VIN' });
    await vin.getByRole('radio', { name: 'Off' }).check();
    await expect(page.getByRole('region', { name: 'Publish' })).toContainText(
      '4 unpublished changes',
    );
  });

  await test.step('leaving asks first, and staying loses nothing', async () => {
    await page.getByRole('link', { name: 'Forecourt' }).first().click();
    const question = page.getByRole('alertdialog', { name: 'Leave without publishing?' });
    await expect(question).toBeVisible();
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(question).toBeHidden();
    await expect(page).toHaveURL(/\/settings\/sections$/);
  });

  await test.step('a reload loses nothing, and says that it did not', async () => {
    page.once('dialog', (question) => void question.accept());
    await page.reload();
    await expect(
      page.getByText(/^Your unpublished changes from .* are still here\.$/),
    ).toBeVisible();
    await expect(page.getByRole('region', { name: 'Publish' })).toContainText(
      '4 unpublished changes',
    );
    await wears(page, color);
  });

  await test.step('publishing asks, with what changes', async () => {
    await page.getByRole('button', { name: 'Publish' }).click();
    const question = page.getByRole('alertdialog', { name: 'Publish 4 changes?' });
    await expect(question).toContainText('Trade: Invite page title');
    await question.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText('Settings published')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Publish' })).toBeHidden();
  });

  await test.step('the history says who changed what', async () => {
    const history = page.getByRole('region', { name: 'Change history' });
    await history.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(history.getByText('Sell us your car today')).toBeVisible();
    await expect(history.getByText('Nora Gates').first()).toBeVisible();
  });

  await test.step('the version before can be compared with and restored', async () => {
    const versions = page.getByRole('region', { name: 'Version history' });
    await versions.getByRole('button', { name: 'Show', exact: true }).click();
    await versions.getByRole('button', { name: /^Compare with now: / }).click();
    const compared = page.getByRole('dialog', { name: /compared with now$/ });
    await expect(compared).toContainText('Trade: Invite page title');
    await compared.getByRole('button', { name: 'Restore' }).click();
    const question = page.getByRole('alertdialog', { name: /^Restore the version of / });
    await expect(question.getByRole('button', { name: 'Restore' })).toBeEnabled();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toBeHidden();
  });

  await test.step('the invite page shows it', async () => {
    const invite = await phone(browser, server.origin);
    await invite.goto('/northgate-trade');
    await expect(invite.getByRole('heading', { name: 'Sell us your car today' })).toBeVisible();
    await wears(invite, color);
  });

  await test.step('the capture page asks for one step less', async () => {
    const again = await phone(browser, server.origin);
    expect(await stepsOf(again, link)).toBe(before - 1);
    await wears(again, color);
  });

  await test.step('the public page and the dealer page wear the colour', async () => {
    const { report } = await reports.complete('TRADE');
    const reader = await phone(browser, server.origin);
    await reader.goto(pathOf(report.report_url));
    await wears(reader, color);
    const dealer = await phone(browser, server.origin);
    await dealer.goto(await reports.sentLink('dealer'));
    await wears(dealer, color);
  });

  await test.step('the next message goes out in the new words', async () => {
    const { email } = await api.create('TRADE', 'Next Customer');
    await linkSentTo(page.request, email!);
    const [message] = await messagesTo(page.request, email!);
    expect(message?.subject).toBe('Northgate Motors wants to see your car');
  });
});

test('a viewer finds no way to change a setting', async ({ browser }) => {
  const page = await desk(browser);
  const reader = await StaffApi.signIn(page, 'viewer@northgate.test');
  await new Staff(page).signIn('viewer@northgate.test');
  await page.getByRole('button', { name: /Vera Lind|VL/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Settings' })).toHaveCount(0);
  await page.goto('/settings/theme');
  await expect(page.getByText('Only administrators can open this page')).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);

  const path = `/api/partners/${reader.partnerId}/settings`;
  const headers = reader.authorization;
  const change = { version: 1, theme: { ui_secondary_1: color } };
  expect((await page.request.get(path, { headers })).status()).toBe(403);
  expect((await page.request.patch(path, { headers, data: change })).status()).toBe(403);
});
