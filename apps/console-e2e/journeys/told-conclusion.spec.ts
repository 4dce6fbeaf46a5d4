import type { Page } from '@playwright/test';
import { StaffApi } from '../support/api.ts';
import { linkSentTo, messagesTo } from '../support/outbox.ts';
import { OwnServer } from '../support/OwnServer.ts';
import { phone } from '../support/phone.ts';
import { phonePhoto } from '../support/photos.ts';
import { openConclusionSettings } from '../support/conclusionSettings.ts';
import { publishSettings } from '../support/publishSettings.ts';
import { pathOf, Reports } from '../support/reports.ts';
import { Staff } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';

/** A customer is told the conclusion of their claim, reads what happens next, and staff see that. */

let server: OwnServer;

// A server of its own: customers of other journeys are told nothing.
test.beforeAll(async () => {
  server = await OwnServer.start();
});
test.afterAll(async () => server?.stop());

/** An administrator has the customers of claims told that their car can be repaired. */
async function switchOn(page: Page, next: string): Promise<void> {
  const group = await openConclusionSettings(page, 'Repairable');
  await group.getByText('Tell customers').click();
  await group.getByLabel('What happens next').fill(next);
  await expect(group.getByText('Bring your Audi A4 to Northgate Motors.')).toBeVisible();
  await publishSettings(page);
}

test('a customer reads behind their link what was concluded and what happens next', async ({
  browser,
}) => {
  const desk = await browser.newPage({ baseURL: server.origin });
  const api = await StaffApi.signIn(desk);
  const reports = new Reports(desk.request, api);
  const staff = new Staff(desk);
  await staff.signIn();
  const waiting = await reports.cars('CLAIM', 'NEW');
  const found = await Promise.all(waiting.map((id) => reports.read(id)));
  const { report } = found.find((one) => one.report.status === 'COMPLETED' && one.report.email)!;
  const { car } = report.report;
  const name = [car?.year, car?.make, car?.model].filter(Boolean).join(' ');
  const customer = await phone(browser, server.origin);
  const conclusion = desk.getByRole('region', { name: /conclusion$/i });

  await test.step('the partner has customers told, in its own words', () =>
    switchOn(desk, 'Bring your {car} to {partner}.'));

  await test.step('staff see the message, draw the conclusion and send it at once', async () => {
    await desk.goto(`/claim/report/${report.id}`);
    await conclusion.getByRole('button', { name: 'Repairable' }).click();
    const question = desk.getByRole('dialog', { name: 'Conclusion: Repairable' });
    await expect(question).toContainText('Your car can be repaired');
    await question.getByRole('button', { name: 'Confirm' }).click();
    await expect(conclusion.getByText(/^The customer will be told on /)).toBeVisible();
    await conclusion.getByRole('button', { name: 'Tell now' }).click();
    await expect(conclusion.getByText(/^Customer told · sent by /)).toBeVisible();
    await expect(conclusion.getByText('Not opened yet')).toBeVisible();
  });

  const to = report.phone ?? report.email!;
  const link = pathOf(await linkSentTo(desk.request, to));

  await test.step('the customer reads it behind the link of the message', async () => {
    await customer.goto(link);
    await expect(customer.getByRole('heading', { level: 1 })).toHaveText(
      'Your car can be repaired',
    );
    await expect(customer).toHaveTitle('Your car can be repaired');
    await expect(customer.getByText(`Bring your ${name} to Northgate Motors.`)).toBeVisible();
    await expect(customer.getByText(/^Northgate Motors reviewed your report on /)).toBeVisible();
  });

  await test.step('staff see, without a reload, that it was opened', async () => {
    await expect(conclusion.getByText(/^Opened/)).toBeVisible();
  });

  await test.step('what is asked for in addition comes first, and the conclusion stays in reach', async () => {
    const before = (await messagesTo(desk.request, to)).length;
    await api.askForMore(report.id, ['dashboard']);
    await expect.poll(async () => (await messagesTo(desk.request, to)).length).toBe(before + 1);
    await customer.goto(link);
    await expect(customer.getByRole('heading', { level: 1 })).toHaveText(/^Northgate Motors needs/);
    await customer.getByRole('button', { name: 'See what happens next' }).click();
    await expect(customer.getByRole('heading', { level: 1 })).toHaveText(
      'Your car can be repaired',
    );
    await customer.getByRole('button', { name: 'Back to what’s still needed' }).click();
    await customer.getByRole('button', { name: 'Start' }).click();
    await customer
      .locator('input[type=file][accept="image/*"]')
      .first()
      .setInputFiles(phonePhoto('hatchback/dashboard.jpg'));
    await expect(customer.getByRole('img', { name: /^Your photo/ })).toBeVisible();
    await customer.getByRole('button', { name: 'Continue' }).click();
    await customer.getByRole('button', { name: 'Send to Northgate Motors' }).click();
    await expect(customer.getByRole('heading', { name: 'Thank you!' })).toBeVisible();
    await customer.getByRole('button', { name: 'See the conclusion' }).click();
    await expect(customer.getByText(`Bring your ${name} to Northgate Motors.`)).toBeVisible();
  });

  await test.step('a conclusion that is taken back is on the page no more', async () => {
    await conclusion.getByRole('button', { name: 'Undo' }).click();
    await expect(conclusion.getByRole('button', { name: 'Repairable' })).toBeVisible();
    await customer.reload();
    await expect(customer.getByRole('heading', { level: 1 })).toHaveText(
      'Northgate Motors is taking another look',
    );
    await expect(customer.getByText(/can be repaired|Bring your/)).toHaveCount(0);
  });
});
