import type { Browser, Page } from '@playwright/test';
import { OwnServer } from '../support/OwnServer.ts';
import { acceptOffer, Selling } from '../support/selling.ts';
import { Talk } from '../support/talk.ts';
import { expect, test } from '../support/test.ts';

/** Owners whose phones are in a country that the branch's text messages don't go to. */

let server: OwnServer;

test.beforeAll(async () => {
  // The demo's owners have numbers of North America, or an email address.
  server = await OwnServer.start({ SMS_COUNTRIES: '372' });
});
test.afterAll(async () => server?.stop());

/** A car for sale whose owner has only a phone. */
async function open(browser: Browser): Promise<Selling> {
  const selling = await Selling.open(browser, server, ({ phone }) => phone !== null);
  await selling.desk.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  return selling;
}

/** Staff copy the owner's link and pass it on; returns the owner's phone. */
async function passOnLink(selling: Selling): Promise<Page> {
  const { desk, panel } = selling;
  await panel.getByRole('button', { name: 'Copy link' }).click();
  await expect(panel.getByText(/^Link copied\./)).toBeVisible();
  const owner = await selling.phone();
  await owner.goto(await desk.evaluate(() => navigator.clipboard.readText()));
  return owner;
}

test('an auction ends, no SMS reaches the owner, staff pass the link on, and the owner says yes', async ({
  browser,
}) => {
  const selling = await open(browser);
  const { panel } = selling;

  await test.step('a dealer bids, and the time is up', async () => {
    const [invited] = await selling.startAuction({ dealers: 1 });
    const dealer = await selling.dealer(invited!);
    await dealer.bids('9000');
    await selling.toTheEnd();
  });

  await test.step('the card says that the owner does not know, and why', async () => {
    await selling.isTitled('Not delivered to the owner');
    await expect(
      panel.getByText('The best offer of $9,000 has not reached the owner yet.'),
    ).toBeVisible();
    await expect(panel.getByText('SMS isn’t enabled for this country.')).toBeVisible();
    await expect(panel.getByText(/was shared with the owner/)).toHaveCount(0);
    expect((await selling.read()).trade_in?.message).toMatchObject({
      state: 'FAILED',
      channel: 'SMS',
      reason: 'COUNTRY_NOT_ALLOWED',
    });
  });

  await test.step('the owner opens the link that staff copied, and says yes', async () => {
    const owner = await passOnLink(selling);
    await expect(owner.getByText('$9,000').first()).toBeVisible();
    await acceptOffer(owner);
    await selling.isTitled('Offer accepted');
    expect(await selling.fees()).toHaveLength(1);
  });
});

test('an offer of staff is saved although no message can go, and sending it again says why it cannot', async ({
  browser,
}) => {
  const selling = await open(browser);
  const { desk, panel } = selling;

  await test.step('the offer is saved', async () => {
    await panel.getByLabel('Price').fill('8200');
    await panel.getByRole('button', { name: 'Send offer of $8,200' }).click();
    const question = desk.getByRole('alertdialog', { name: 'Send this offer?' });
    await question.getByRole('button', { name: 'Send offer' }).click();
    await selling.isTitled('Not delivered to the owner');
    expect((await selling.read()).trade_in?.offer?.value).toBe(8200);
  });

  await test.step('sending it again the same way is refused, with the reason', async () => {
    await panel.getByRole('button', { name: 'Send again' }).click();
    await expect(panel.getByRole('alert')).toHaveText(/SMS isn’t enabled for this country\./);
  });

  await test.step('the link leads the owner to the offer', async () => {
    const owner = await passOnLink(selling);
    await expect(owner.getByText('$8,200').first()).toBeVisible();
    await acceptOffer(owner);
    await selling.isTitled('Offer accepted');
  });
});

test('a notice of a message that cannot go is found in the list of all, and the link is passed on', async ({
  browser,
}) => {
  const selling = await open(browser);
  const { desk } = selling;
  const { id } = (await selling.read()).report;
  const all = desk.getByRole('region', { name: 'All Messages' });

  await test.step('staff write to the owner, who does not come', async () => {
    await desk.goto(`/trade/report/${id}/seller`);
    await new Talk(desk).write('Do you have both keys?');
    await expect(desk).toHaveURL(/\/seller\/\w+/);
    await desk.goto('/trade/sellers');
    // the notice waits a minute for the owner to read by themselves
    await expect(all.getByText('Not notified')).toBeVisible({ timeout: 150_000 });
  });

  await test.step('one press leads there, and says why', async () => {
    await all.getByRole('link').filter({ hasText: 'Not notified' }).click();
    await expect(desk.getByText(/ was not notified\. SMS isn’t enabled for this/)).toBeVisible();
  });

  await test.step('a second copies the link, by which the owner reads', async () => {
    const ways = desk.getByRole('group', { name: 'Ways to notify them' });
    await ways.getByRole('button', { name: 'Copy link' }).click();
    await expect(desk.getByText(/^Link copied\./)).toBeVisible();
    const owner = await selling.phone();
    await owner.goto(await desk.evaluate(() => navigator.clipboard.readText()));
    await new Talk(owner).sees('Do you have both keys?');
    await expect(ways).toHaveCount(0);
  });
});
