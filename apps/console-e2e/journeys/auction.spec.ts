import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { Dealer, setWrongClock } from '../support/dealer.ts';
import { messagesTo } from '../support/outbox.ts';
import { OwnServer } from '../support/OwnServer.ts';
import { acceptOffer, Selling } from '../support/selling.ts';
import type { Invited } from '../support/selling.ts';
import { expect, test } from '../support/test.ts';
import { secondsLeft } from '../support/timeLeft.ts';

/**
 * A whole auction in five windows at once: staff on a desktop, three dealers and the owner on
 * phones, on the real API, whose clock the test moves.
 */

const minute = 60_000;
let server: OwnServer;

test.beforeAll(async () => {
  server = await OwnServer.start();
});
test.afterAll(async () => server?.stop());

test('staff sell a car to the best of three dealers, and its owner says yes', async ({
  browser,
}) => {
  const selling = await Selling.open(browser, server);
  const { desk, panel, requestId } = selling;
  let owner: Page;

  let invited: Invited[] = [];
  await test.step('staff choose three dealers and share the report for two hours', async () => {
    invited = await selling.startAuction({
      dealers: 3,
      hours: 2,
      requirements: 'Collection within three days.',
      review: async (dialog) => {
        await expect(dialog.getByText('2 hours after you start it')).toBeVisible();
        await expect(
          dialog.getByRole('button', { name: /^Start auction: 3 dealers, ends / }),
        ).toBeVisible();
      },
    });
    const { auction } = await selling.read();
    expect(Math.ceil(secondsLeft(auction!) / 3600)).toBe(2);
    await selling.showsTimeLeft(panel);
    await panel.getByText('Invited 3 dealers').click();
    await expect(panel.getByText('Invitation sent')).toHaveCount(3);
    await expect(panel.getByText('Not opened yet')).toHaveCount(3);
  });

  const phones = await Promise.all(invited.map(() => selling.phone()));
  const dealers = phones.map((page, index) => new Dealer(page, invited[index]!));
  const [first, second, third] = dealers as [Dealer, Dealer, Dealer];

  await test.step('each opens the link they were sent; a phone whose clock is an hour fast shows the same time', async () => {
    await setWrongClock(first.page, 60 * minute);
    for (const dealer of dealers) {
      const { page } = dealer;
      await selling.openLink(dealer);
      await expect(page.getByRole('heading', { name: 'No offers yet' })).toBeVisible();
      await selling.showsTimeLeft(page);
      await expect(page.getByText(/\$199 per lead, paid only if/).first()).toBeVisible();
      await expect(page.getByText('Collection within three days.')).toBeVisible();
    }
    const dealersList = panel.getByRole('list', { name: 'Dealers' });
    await expect(dealersList.getByText(/^Opened \d+:\d\d [AP]M$/)).toHaveCount(3);
    await expect(panel.getByText('Not opened yet')).toHaveCount(0);
    owner = await selling.owner();
    await expect(owner.getByRole('heading', { name: 'Dealers are making offers' })).toBeVisible();
  });

  await test.step('a bid is on every screen at once; the owner sees how many, not how much', async () => {
    await first.bids('8000');
    await first.stands('Your offer is the best');
    await second.seesBest('$8,000');
    await third.seesBest('$8,000');
    await expect(panel.getByText('$8,000').first()).toBeVisible();
    await expect(owner.getByText('1 offer so far')).toBeVisible();
  });

  await test.step('an outbid dealer is told at once, and not by whom', async () => {
    await second.bids('8500');
    await first.stands('You have been outbid');
    await expect(first.page.getByText(/^Make a better offer to stay in the game\./)).toBeVisible();
    await first.seesBest('$8,500');
    await third.seesBest('$8,500');
    for (const { page } of [first, third]) {
      await expect(page.locator('body')).not.toContainText(second.name);
    }
    await expect(panel.getByText('Outbid notice sent')).toHaveCount(1);
  });

  await test.step('a bid in a tunnel counts once, however often it is sent', async () => {
    await third.page.context().setOffline(true);
    await third.bids('9000');
    await expect(third.page.getByText(/It only counts once/)).toBeVisible();
    await third.page.context().setOffline(false);
    await third.bids('9000');
    await third.stands('Your offer is the best');
    await expect(panel.getByRole('list', { name: 'Offers' }).getByRole('listitem')).toHaveCount(3);
    await second.stands('You have been outbid');
    await expect(owner.getByText('3 offers so far')).toBeVisible();
    await expect(owner.getByText('$9,000')).toHaveCount(0);
  });

  await test.step('an hour before the end every dealer is reminded, once', async () => {
    await selling.moveTo(59 * minute);
    await expect(panel.getByText('Last-hour reminder sent')).toHaveCount(3);
    for (const page of [desk, ...phones, owner]) {
      await selling.showsTimeLeft(page);
    }
    for (const { email } of dealers) {
      const subjects = (await messagesTo(desk.request, email)).map(({ subject }) => subject);
      expect(subjects.filter((one) => one?.startsWith('One hour left'))).toHaveLength(1);
    }
  });

  await test.step('the time is up by the server’s clock, on every screen', async () => {
    await selling.toTheEnd();
    await third.stands('Best offer: waiting for the owner');
    for (const loser of [first, second]) {
      await loser.stands('Unfortunately, you were not the winner this time.');
      await expect(loser.page.getByRole('button', { name: /^Make a/ })).toHaveCount(0);
    }
    await expect(panel.getByRole('heading', { name: 'Waiting for the owner' })).toBeVisible();
    await expect(panel.getByText('The best offer of $9,000 was shared')).toBeVisible();
    await expect(owner.getByRole('heading', { name: 'You have an offer' })).toBeVisible();
    await expect(owner.getByText('$9,000').first()).toBeVisible();
    await expect(panel.getByText('Win notice sent')).toHaveCount(1);
    await expect(panel.getByText('Loss notice sent')).toHaveCount(2);
  });

  const { email: ownersMail, phone: ownersPhone } = (await selling.read()).report;
  await test.step('the owner says yes: contacts unlock both ways, for the winner alone', async () => {
    await acceptOffer(owner);
    await expect(owner.getByText(third.email)).toBeVisible();
    await expect(panel.getByRole('heading', { name: 'Offer accepted' })).toBeVisible();
    await expect(panel.getByText('Customer has accepted the offer')).toBeVisible();
    await third.stands('You won: the owner accepted');
    const contact = third.page.locator(
      ownersMail ? `a[href="mailto:${ownersMail}"]` : `a[href="tel:${ownersPhone}"]`,
    );
    // in the text, and a number also as a button that calls it
    await expect(contact).toHaveCount(ownersMail ? 1 : 2);
    await expect(contact.first()).toBeVisible();
    for (const { page } of [first, second]) {
      await expect(page.locator('a[href^="mailto:"], a[href^="tel:"]')).toHaveCount(0);
      await expect(page.locator('body')).not.toContainText(third.name);
    }
  });

  await test.step('the dealer goes on, and the owner’s link is good for one answer', async () => {
    await third.page.getByRole('button', { name: 'Yes, Continue' }).click();
    await expect(third.page.getByText(/^Next: call the owner/)).toBeVisible();
    await expect(panel.getByText(/^Dealer confirmed the trade-in\./)).toBeVisible();
    await owner.reload();
    await expect(owner.getByRole('heading', { name: 'You accepted the offer' })).toBeVisible();
    await expect(owner.getByRole('button', { name: 'Accept offer' })).toHaveCount(0);
  });

  await test.step('the fee is booked once, and the record of it all is whole', async () => {
    await expect(panel.getByText(/\$199 is due/)).toBeVisible();
    const booked = await selling.fees();
    expect(booked.map(({ amount, currency_code: currency }) => [amount, currency])).toEqual([
      [199, 'USD'],
    ]);
    const record = await selling.record();
    expect(record.intact).toBe(true);
    expect(record.entries.map(({ action, amount }) => [action, amount])).toEqual([
      ['AUCTION_STARTED', 0],
      ['BID', 8000],
      ['BID', 8500],
      ['BID', 9000],
      ['AUCTION_CLOSED', 9000],
      ['OFFER_ACCEPTED', 9000],
      ['FEE_BOOKED', 199],
      ['DEALER_CONTINUES', null],
    ]);
    await panel.getByRole('button', { name: 'View audit log' }).click();
    const dialog = desk.getByRole('dialog', { name: 'Audit log of offers and answers' });
    await expect(dialog.getByText('Verified. No entries are changed or missing.')).toBeVisible();
    await expect(dialog.getByRole('listitem')).toHaveCount(record.entries.length);
    const saving = desk.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Export JSON' }).click();
    const file = JSON.parse(readFileSync(await (await saving).path(), 'utf8')) as unknown;
    expect(file).toMatchObject({
      request_id: requestId,
      chain_intact: true,
      entries: record.entries,
    });
  });
});
