import type { Answer } from '@forecourt/contract';
import type { Locator } from '@playwright/test';
import { StaffApi } from '../support/api.ts';
import { Dealer, wake } from '../support/dealer.ts';
import { linkSentTo } from '../support/outbox.ts';
import { OwnServer } from '../support/OwnServer.ts';
import { phone } from '../support/phone.ts';
import { Reports } from '../support/reports.ts';
import { acceptOffer } from '../support/selling.ts';
import { expect, test } from '../support/test.ts';

/** A dealer's own page, from the form that mails its link to the contacts of a car that it won. */

const minute = 60_000;
let server: OwnServer;

test.beforeAll(async () => {
  server = await OwnServer.start();
});
test.afterAll(async () => server?.stop());

test('a dealer asks for its link, follows its auctions live, wins one and gets the owner’s contacts', async ({
  browser,
}) => {
  const desk = await browser.newPage({ baseURL: server.origin });
  const api = await StaffApi.signIn(desk);
  const reports = new Reports(desk.request, api);
  const { report, trade_in: trade } = await reports.carForSale();
  const { partners } = await reports.get<Answer<'listPartners'>>('/api/partners', {
    type: 'DEALERSHIP',
    has_email: 'true',
    partner_id: api.partnerId,
  });
  const [mine, theirs] = partners.map(({ id, name, email }) => ({ id, name, email: email! }));
  const page = await phone(browser, server.origin);
  const dealer = new Dealer(page, mine!);
  const rival = new Dealer(await phone(browser, server.origin), theirs!);
  const { year, make, model } = report.report.car;
  const car = [year, make, model].filter(Boolean).join(' ');
  /** The card of the car, which may not be the only one of its kind. */
  const card: Locator = page.getByRole('article').filter({ hasText: car }).first();

  await test.step('a wrong address hears the same as a right one; the link comes by mail', async () => {
    await page.goto('/dealers');
    await page.getByLabel('Email').fill('nobody@dealers.test');
    await page.getByRole('button', { name: 'Get your link' }).click();
    await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeFocused();
    await expect(page.getByText('Look in your spam folder.')).toBeVisible();
    await page.getByRole('button', { name: 'Use another email' }).click();
    await page.getByLabel('Email').fill(dealer.email);
    await page.getByRole('button', { name: 'Get your link' }).click();
    await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeFocused();
  });

  let link = '';
  await test.step('the link opens the page without a password, in the partner’s name', async () => {
    link = await linkSentTo(desk.request, dealer.email, '/dealers/');
    const answer = await page.goto(link);
    expect(answer?.headers()['referrer-policy']).toBe('no-referrer');
    await expect(page.getByRole('heading', { name: 'Your auctions' })).toBeVisible();
    await expect(page.getByText(`${dealer.name}, invited by Northgate Motors`)).toBeVisible();
    await expect(page.getByRole('link', { name: /^Open/ })).toBeVisible();
  });

  await test.step('a new invitation appears on the open page', async () => {
    const now = Date.now();
    const started = await desk.request.post('/api/auctions', {
      headers: api.authorization,
      data: {
        partner_id: api.partnerId,
        trade_in_id: trade!.id,
        start_time: new Date(now).toISOString(),
        end_time: new Date(now + 20 * minute).toISOString(),
        validity: { days: 7, miles: 200 },
        dealers: [mine!.id, theirs!.id],
      },
    });
    expect(started.status()).toBe(201);
    await wake(page);
    await expect(card.getByText('No offers yet')).toBeVisible();
    await expect(card.getByRole('timer')).toHaveText(/^00:(20:00|1\d:\d\d)$/);
    await expect(page.getByText('Live', { exact: true })).toBeVisible();
  });

  await test.step('another’s bid is on the page at once, without a name', async () => {
    await rival.page.goto(await linkSentTo(desk.request, rival.email, '/trade/report/dealer/'));
    await rival.bids('8000');
    await expect(card.getByText('$8,000')).toBeVisible();
    await expect(card.getByText('No offer from you')).toBeVisible();
    await expect(page.locator('body')).not.toContainText(rival.name);
  });

  await test.step('one press leads to the auction; the dealer bids and comes back', async () => {
    await card.getByRole('link', { name: /^Make an offer/ }).click();
    await dealer.bids('8500');
    await dealer.stands('Your offer is the best');
    await page.goBack();
    await expect(card.getByText('You lead')).toBeVisible();
    await expect(card.getByText('$8,500')).toHaveCount(2);
  });

  await test.step('outbid, it says so where it stands, and the dealer answers', async () => {
    await rival.bids('9000');
    await expect(card.getByText('Outbid')).toBeVisible();
    await card.getByRole('link', { name: /^Make a better offer/ }).click();
    await dealer.bids('9500');
    await dealer.stands('Your offer is the best');
    await page.goBack();
    await expect(card.getByText('You lead')).toBeVisible();
  });

  await test.step('at the end the car moves to Won, without its owner’s contacts', async () => {
    const { auction } = await reports.read(report.id);
    const left = Date.parse(auction!.end_time) - Date.parse(auction!.server_time);
    await server.moveClock(left - 4000);
    await wake(page);
    await expect(card).toHaveCount(0, { timeout: 90_000 });
    await page.getByRole('link', { name: /^Won/ }).click();
    await expect(card.getByText('Waiting for the owner')).toBeVisible();
    await expect(card.locator('a[href^="mailto:"], a[href^="tel:"]')).toHaveCount(0);
  });

  await test.step('after the owner’s yes their contacts are on the page', async () => {
    const owner = await phone(browser, server.origin);
    await owner.goto((await reports.read(report.id)).report.offer_url!);
    await acceptOffer(owner);
    await expect(card.getByText('Owner accepted')).toBeVisible();
    const contact = report.email
      ? `a[href="mailto:${report.email}"]`
      : `a[href="tel:${report.phone}"]`;
    await expect(card.locator(contact)).toBeVisible();
    await expect(card.getByRole('link', { name: /^Continue with the trade-in/ })).toBeVisible();
  });

  await test.step('the mails about the auction lead here as well, and a wrong link back to the form', async () => {
    await page.goto(await linkSentTo(desk.request, rival.email, '/dealers/'));
    await page.getByRole('link', { name: /^Past/ }).click();
    await expect(page.getByRole('article').filter({ hasText: car }).first()).toContainText(
      'Not won',
    );
    await page.goto(`${link.slice(0, -1)}${link.endsWith('A') ? 'B' : 'A'}`);
    await page.getByRole('link', { name: 'Get a new link' }).click();
    await expect(page.getByRole('button', { name: 'Get your link' })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/dealers');
  });
});
