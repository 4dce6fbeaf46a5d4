import type { Page } from '@playwright/test';
import { Dealer } from '../support/dealer.ts';
import { messagesTo } from '../support/outbox.ts';
import { OwnServer } from '../support/OwnServer.ts';
import { phoneScreen } from '../support/phone.ts';
import { publishSettings } from '../support/publishSettings.ts';
import { Selling } from '../support/selling.ts';
import { expect, test } from '../support/test.ts';

/** Deadlines are told in the partner's time zone, by its name, and to a dealer in their own. */

let server: OwnServer;

// A server of its own: messages of other journeys are in Oregon's time.
test.beforeAll(async () => {
  server = await OwnServer.start();
});
test.afterAll(async () => server?.stop());

/** An administrator sets the partner's time zone and publishes it. */
async function setZone(page: Page, zone: string): Promise<void> {
  await page.goto('/settings');
  const field = page.getByLabel('Time zone');
  await field.fill(zone.split('/')[1]!);
  const list = page.getByRole('listbox', { name: 'Time zone' });
  await list.getByRole('option', { name: zone }).click();
  await publishSettings(page);
}

test('an invitation tells the partner’s time, and what comes after a bid the dealer’s own', async ({
  browser,
}) => {
  const selling = await Selling.open(browser, server);
  const { desk, requestId } = selling;
  const textTo = async (email: string): Promise<string> =>
    (await messagesTo(desk.request, email))[0]?.text ?? '';

  await test.step('the partner is in Denver', async () => {
    await setZone(desk, 'America/Denver');
    await desk.goto(`/trade/report/${requestId}`);
  });

  const [first, second] = await selling.startAuction({ dealers: 2 });
  const page = await browser.newPage({
    ...phoneScreen,
    baseURL: server.origin,
    timezoneId: 'America/New_York',
  });
  const dealer = new Dealer(page, first!);

  await test.step('the invitation is in Mountain Time', async () => {
    await expect.poll(() => textTo(first!.email)).toMatch(/Bid by .+ MT/);
  });

  await test.step('the dealer in New York reads Eastern Time before they bid', async () => {
    await selling.openLink(dealer);
    await page.getByLabel('Price').fill('9000');
    await page.getByRole('button', { name: /^Make an offer$/ }).click();
    const question = page.getByRole('dialog', { name: 'Send this offer?' });
    await expect(question.getByText(/^Valid until at least .+ ET/)).toBeVisible();
    await page.keyboard.press('Escape');
    await dealer.bids('9000');
    await dealer.stands('Your offer is the best');
  });

  await test.step('and, once they have bid, in messages too', async () => {
    const other = await selling.dealer(second!);
    await other.bids('9500');
    await expect.poll(() => textTo(first!.email)).toMatch(/Bid by .+ ET/);
  });
});
