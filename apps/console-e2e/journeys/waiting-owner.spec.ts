import type { Page } from '@playwright/test';
import { linkSentTo } from '../support/outbox.ts';
import { OwnServer } from '../support/OwnServer.ts';
import { acceptOffer, Selling } from '../support/selling.ts';
import { expect, test } from '../support/test.ts';

/** Owners who do not answer: they are reminded, get more time, or the offer is withdrawn. */

const DAY_MS = 24 * 60 * 60 * 1000;
let server: OwnServer;

test.beforeAll(async () => {
  server = await OwnServer.start();
});
test.afterAll(async () => server?.stop());

/** Staff offer this amount to the owner. */
async function offer({ desk, panel }: Selling, dollars: number): Promise<void> {
  await panel.getByLabel('Price').fill(String(dollars));
  await panel.getByRole('button', { name: /^Send offer of/ }).click();
  const question = desk.getByRole('alertdialog', { name: 'Send this offer?' });
  await question.getByRole('button', { name: 'Send offer' }).click();
  await expect(panel.getByRole('heading', { name: 'Offer sent' })).toBeVisible();
}

const timeline = async (selling: Selling): Promise<string[]> => {
  const { events } = await selling.reports.get<{ events: { type: string }[] }>(
    `/api/requests/${selling.requestId}/events`,
  );
  return events.map(({ type }) => type);
};

test('an owner is reminded, opens the offer, gets more time and says yes', async ({ browser }) => {
  const selling = await Selling.open(browser, server);
  const { desk, panel } = selling;

  await test.step('the offer waits, and staff see that it was not opened', async () => {
    await offer(selling, 8400);
    await expect(panel.getByText('Not opened yet')).toBeVisible();
  });

  await test.step('a day later the owner is reminded', async () => {
    await selling.moveClock(DAY_MS);
    await expect
      .poll(async () => (await selling.read()).trade_in?.waiting?.reminders, { timeout: 90_000 })
      .toBe(1);
    await desk.reload();
    await expect(panel.getByText(/^1 reminder sent/)).toBeVisible();
    expect(await timeline(selling)).toContain('OFFER_REMINDED');
  });

  let owner: Page;
  await test.step('the reminder leads the owner to the offer, and staff see it at once', async () => {
    const { report } = await selling.read();
    owner = await selling.phone();
    const address = report.phone ?? report.email!;
    await owner.goto(await linkSentTo(desk.request, address, '/trade/report/offer/'));
    await expect(owner.getByRole('heading', { name: 'You have an offer' })).toBeVisible();
    await expect(panel.getByText(/^Opened /)).toBeVisible();
  });

  await test.step('staff give more time, and the offer is still there after its first end', async () => {
    await panel.getByRole('button', { name: 'Extend' }).click();
    const dialog = desk.getByRole('dialog', { name: 'Extend the offer' });
    await dialog.getByLabel('Extend by').fill('10');
    await dialog.getByRole('button', { name: 'Extend' }).click();
    await expect(desk.getByText('Offer extended', { exact: true }).first()).toBeVisible();
    await expect(dialog).toBeHidden();
    expect(await timeline(selling)).toContain('OFFER_EXTENDED');
    await selling.moveClock(8 * DAY_MS);
    await acceptOffer(owner);
  });
});

test('staff withdraw a dealer’s offer, the owner and the dealer read why, and the car is free', async ({
  browser,
}) => {
  const selling = await Selling.open(browser, server);
  const { desk, panel } = selling;
  const [invited] = await selling.startAuction({ dealers: 1 });
  const dealer = await selling.dealer(invited!);
  await dealer.bids('9000');
  await selling.toTheEnd();
  await selling.isTitled('Waiting for the owner');
  const owner = await selling.owner();
  await expect(owner.getByRole('heading', { name: 'You have an offer' })).toBeVisible();

  await test.step('staff withdraw it and say why', async () => {
    await panel.getByRole('button', { name: 'Withdraw' }).click();
    const dialog = desk.getByRole('dialog', { name: 'Withdraw the offer?' });
    await dialog.getByLabel('Reason').fill('The car was damaged');
    await dialog.getByRole('button', { name: 'Withdraw offer' }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step('the owner reads it on the page that is open, and the dealer on theirs', async () => {
    await expect(owner.getByRole('heading', { name: 'This offer was withdrawn' })).toBeVisible();
    await expect(owner.getByText('The car was damaged')).toBeVisible();
    await expect(owner.getByRole('button', { name: 'Accept offer' })).toHaveCount(0);
    await selling.openLink(dealer);
    await expect(dealer.page.getByText('The car was damaged')).toBeVisible();
  });

  await test.step('the car can be auctioned again', async () => {
    await expect(panel.getByRole('link', { name: 'Start again' })).toBeVisible();
    expect(await timeline(selling)).toContain('OFFER_WITHDRAWN');
  });
});
