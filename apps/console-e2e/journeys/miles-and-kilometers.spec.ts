import type { Browser, Page } from '@playwright/test';
import { StaffApi } from '../support/api.ts';
import { Customer } from '../support/customer.ts';
import { linkSentTo } from '../support/outbox.ts';
import { OwnServer } from '../support/OwnServer.ts';
import { phone } from '../support/phone.ts';
import { publishSettings } from '../support/publishSettings.ts';
import { pathOf } from '../support/reports.ts';
import { Selling } from '../support/selling.ts';
import { Staff } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';

/** Everybody reads a mileage with its unit, in their own first. */

let server: OwnServer;

// A server of its own: other journeys read Northgate's miles.
test.beforeAll(async () => {
  server = await OwnServer.start();
});
test.afterAll(async () => server?.stop());

/** An administrator chooses a unit and publishes it. */
async function choose(page: Page, unit: 'Miles' | 'Kilometers'): Promise<void> {
  await page.goto('/settings');
  const group = page.getByRole('group', { name: 'Mileage unit' });
  await group.getByRole('radio', { name: unit }).check({ force: true });
  await publishSettings(page, unit);
}

/** A customer reports a car that was driven 84,210 of the unit that they are asked for. */
async function report(browser: Browser, link: string): Promise<void> {
  const customer = new Customer(await phone(browser, server.origin));
  await customer.open(link);
  await customer.start();
  await customer.fillIn();
  await expect(customer.page.getByText('84,210 km')).toBeVisible();
  await customer.send();
}

const reads = (page: Page, mileage: string) =>
  expect(page.getByText(mileage, { exact: true }).first()).toBeVisible();

test('a partner chooses kilometers, a customer reports in them, and a dealer with miles reads both', async ({
  browser,
}) => {
  const desk = await browser.newPage({ baseURL: server.origin });
  const api = await StaffApi.signIn(desk);
  await new Staff(desk).signIn();
  const request = await api.create('TRADE', 'Mileage Customer');
  const selling = new Selling(browser, server, { desk, api, requestId: request.id });

  await test.step('the partner chooses kilometers', () => choose(desk, 'Kilometers'));

  await test.step('the customer is asked for kilometers', async () => {
    await report(browser, await linkSentTo(desk.request, request.email!));
    expect((await selling.read()).report.report.car?.condition).toMatchObject({
      mileage: 84_210,
      mileage_unit: 'km',
    });
  });

  await test.step('staff and whoever has the public link read kilometers', async () => {
    await desk.goto(`/trade/report/${request.id}`);
    await reads(desk, '84,210 km');
    const visitor = await phone(browser, server.origin);
    await visitor.goto(pathOf((await selling.read()).report.report_url));
    await reads(visitor, '84,210 km');
  });

  await test.step('a dealer in the United States reads miles first', async () => {
    const [invited] = await selling.startAuction({ dealers: 1 });
    const dealer = await selling.dealer(invited!);
    await reads(dealer.page, '52,300 mi (84,210 km)');
  });

  await test.step('another choice of the partner changes nothing that was reported', async () => {
    await choose(desk, 'Miles');
    await desk.goto(`/trade/report/${request.id}`);
    await reads(desk, '52,300 mi (84,210 km)');
  });
});
