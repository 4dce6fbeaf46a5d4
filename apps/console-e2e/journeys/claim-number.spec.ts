import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { List } from '../support/list.ts';
import { OwnServer } from '../support/OwnServer.ts';
import { publishSettings } from '../support/publishSettings.ts';
import { Staff } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';

/** A claims desk knows a request by its claim number, from sending it to the file of requests. */

let server: OwnServer;

// A server of its own: other journeys send inspections without a number.
test.beforeAll(async () => {
  server = await OwnServer.start();
});
test.afterAll(async () => server?.stop());

/** An administrator asks for claim numbers in inspections, and says what they look like. */
async function askForNumbers(page: Page): Promise<void> {
  await page.goto('/settings/sections');
  await page.getByRole('radio', { name: 'Inspection' }).check({ force: true });
  const group = page.getByRole('region', { name: 'Identifiers' });
  await group
    .getByRole('group', { name: 'Claim number' })
    .getByRole('radio', { name: 'Required' })
    .check({ force: true });
  await group.getByRole('textbox', { name: 'Claim number pattern' }).fill('CL-######');
  await expect(group.getByText('Takes numbers like CL-123456.')).toBeVisible();
  await publishSettings(page, 'Claim number pattern');
}

test('a partner sets the pattern of claim numbers, and staff send, find, read, correct and export one', async ({
  browser,
}) => {
  const page = await browser.newPage({ baseURL: server.origin });
  const staff = new Staff(page);
  const list = new List(page, 'Requests');
  const number = page.getByRole('dialog').getByLabel('Claim number');
  await staff.signIn();

  await test.step('the partner asks for claim numbers', () => askForNumbers(page));

  await test.step('a wrong number is refused, a right one is sent', async () => {
    await page.goto('/inspect/requests');
    await page.getByRole('link', { name: 'New request' }).click();
    await staff.writeRequestByEmail('Claire Claim', 'claire@claims.test');
    await page.getByRole('button', { name: 'Send email' }).click();
    await expect(page.getByText('Enter the claim number')).toBeVisible();
    await number.fill('4211');
    await page.getByRole('button', { name: 'Send email' }).click();
    await expect(number).toHaveAttribute('aria-invalid', 'true');
    await number.fill('cl-994211');
    await page.getByRole('button', { name: 'Send email' }).click();
    await expect(staff.row('Claire Claim')).toContainText('CL-994211');
  });

  await test.step('another request with this number is sent, and points at the first', async () => {
    await page.getByRole('link', { name: 'New request' }).click();
    // the panel still has the way that was chosen before
    await page.getByLabel('Customer name').fill('Otto Other');
    await page.getByLabel('Email address').fill('otto@claims.test');
    await number.fill('CL-994211');
    await page.getByRole('button', { name: 'Send email' }).click();
    const panel = page.getByRole('dialog');
    await expect(panel.getByText('CL-994211 has another open request')).toBeVisible();
    await expect(panel.getByRole('link', { name: 'Claire Claim' })).toBeVisible();
    await panel.getByRole('button', { name: 'Done' }).click();
    await expect(panel).toBeHidden();
  });

  await test.step('both are found by the digits alone', async () => {
    await expect(list.search).toHaveAttribute('placeholder', /claim number/);
    await list.search.fill('994211');
    await expect(list.rows).toHaveCount(2);
  });

  await test.step('the report says it, and it is corrected there', async () => {
    await staff.row('Claire Claim').getByRole('link', { name: 'Claire Claim' }).click();
    await expect(page.getByRole('button', { name: 'Copy claim number' })).toBeVisible();
    await page.getByRole('button', { name: 'Edit details of the claim' }).click();
    await number.fill('CL-994212');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Details corrected')).toBeVisible();
    await expect(page.getByText('Previously CL-994211')).toBeVisible();
    await expect(page.getByText('Claim number corrected')).toBeVisible();
    await expect(page.getByText('CL-994211 → CL-994212')).toBeVisible();
  });

  await test.step('the file of requests has it', async () => {
    await page.goto('/inspect/requests?name=CL994212');
    await expect(list.rows).toHaveCount(1);
    await page.getByRole('checkbox', { name: 'Select all loaded' }).check();
    const download = page.waitForEvent('download');
    await page
      .getByRole('region', { name: 'Selected requests' })
      .getByRole('button', { name: 'Export CSV' })
      .click();
    const file = readFileSync((await (await download).path())!, 'utf8');
    const [names, row] = file.trimEnd().split('\r\n');
    expect(names).toContain(',claim_number,policy_number,date_of_loss,');
    expect(row).toContain(',CL-994212,');
  });
});
