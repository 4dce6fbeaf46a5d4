import { messagesTo } from '../support/outbox.ts';
import { OwnServer } from '../support/OwnServer.ts';
import { Staff } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';

/** A file of ten rows becomes requests, each once, though the server is ended while it sends. */

const rows = [
  'Customer,E-mail',
  ...['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gail', 'Hugo'].map(
    (name) => `${name} Many,${name.toLowerCase()}@many.test`,
  ),
  'Ivy Many,ivy@',
  'Ada Again,ADA@many.test',
];

let server: OwnServer;

test.beforeAll(async () => {
  server = await OwnServer.start();
});
test.afterAll(async () => server?.stop());

test('send to many: preview, a server that ends in the middle, and a result for each row', async ({
  browser,
}) => {
  const page = await browser.newPage({ baseURL: server.origin });
  await new Staff(page).signIn();
  await page.getByRole('link', { name: 'New request' }).click();
  await page.getByRole('link', { name: 'Send to many…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send to many' });

  await test.step('every row is shown before anything is sent', async () => {
    const buffer = Buffer.from(rows.join('\r\n'));
    const file = { name: 'customers.csv', mimeType: 'text/csv', buffer };
    await dialog.getByLabel('Choose file').setInputFiles(file);
    await expect(dialog.getByText('8 of 10 rows can be sent')).toBeVisible();
    await expect(dialog.getByText('Email is not valid')).toBeVisible();
    await expect(dialog.getByText('The same customer as in row 2')).toBeVisible();
    expect(await messagesTo(page.request, 'ada@many.test')).toEqual([]);
  });

  await test.step('the server ends while it sends, and goes on after its start', async () => {
    await dialog.getByRole('button', { name: 'Send 8 requests' }).click();
    await expect(dialog.getByRole('progressbar')).toBeVisible();
    await server.pause();
    await server.resume();
    await page.goto('/trade/sellers/many');
    const results = dialog.getByRole('button', { name: 'Results of customers.csv' });
    const progress = dialog.getByRole('progressbar');
    // it may be done by now: then it is in the list of what was sent
    await expect(results.or(progress)).toBeVisible();
    if (await results.isVisible()) await results.click();
    await expect(dialog.getByText('8 sent, 2 skipped, 0 failed')).toBeVisible({ timeout: 90_000 });
  });

  await test.step('each customer has one message, and one row of the list', async () => {
    for (const name of ['Ada', 'Hugo']) {
      const to = `${name.toLowerCase()}@many.test`;
      await expect
        .poll(async () => (await messagesTo(page.request, to)).length, { timeout: 60_000 })
        .toBe(1);
    }
    // closing goes back to the panel that led here
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    const panel = page.getByRole('dialog', { name: 'Request a Trade in' });
    await panel.getByRole('button', { name: 'Close' }).click();
    await expect(new Staff(page).row('Hugo Many')).toHaveCount(1);
  });
  await page.close();
});
