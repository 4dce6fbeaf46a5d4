import type { Locator, Page } from '@playwright/test';
import { StaffApi } from '../support/api.ts';
import { wake } from '../support/dealer.ts';
import { Gateways } from '../support/Gateways.ts';
import { OwnServer } from '../support/OwnServer.ts';
import { openConclusionSettings } from '../support/conclusionSettings.ts';
import { publishSettings } from '../support/publishSettings.ts';
import { Reports } from '../support/reports.ts';
import { Selling } from '../support/selling.ts';
import { Staff } from '../support/staff.ts';
import { Talk } from '../support/talk.ts';
import { expect, test } from '../support/test.ts';
import { unique } from '../support/unique.ts';

/**
 * Every message to a customer or a dealer, refused by its provider: staff come across it where they
 * work anyway, and once the provider takes messages again two presses repair it.
 */

/** After this long one more message may go to the same customer. */
const PAUSE_MS = 11 * 60_000;

let gateways: Gateways;
/** How far the server's clock is ahead. */
let passed = 0;
let server: OwnServer;

test.beforeAll(async () => {
  gateways = await Gateways.start();
  server = await OwnServer.start(gateways.env);
});
test.beforeEach(() => gateways.accept());
test.afterAll(async () => {
  await server?.stop();
  gateways?.stop();
});

const isFor = (channel: 'SMS' | 'EMAIL') => (customer: { phone: string | null }) =>
  (customer.phone !== null) === (channel === 'SMS');

/** Lets time pass, so that one more message may go to the same customer. */
async function pass(page: Page): Promise<void> {
  await server.moveClock(PAUSE_MS);
  passed += PAUSE_MS;
  // the device's clock goes with the server's
  await page.clock.setFixedTime(Date.now() + passed);
  await wake(page);
}

/** The row of a customer in the list of requests. */
const rowOf = (page: Page, name: string): Locator =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: `Actions for ${name}` }) });

const sees = (page: Page, name: string, text: string): Promise<void> =>
  expect(rowOf(page, name)).toContainText(text);

/** Sends again from the row of a list: the menu, then the answer. */
async function repairInList(page: Page, name: string): Promise<void> {
  gateways.accept();
  await pass(page);
  await page.reload();
  const row = rowOf(page, name);
  await row.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: /^Try again/ }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Try again', exact: true }).click();
  await expect(question).toBeHidden();
  await expect(row.getByText('Not delivered')).toHaveCount(0);
}

/** An administrator has the customers of claims told that their car can be repaired. */
async function switchOn(page: Page): Promise<void> {
  const group = await openConclusionSettings(page, 'Repairable');
  const tells = group.getByRole('switch');
  if (await tells.isChecked()) return;
  await group.getByText('Tell customers').click();
  await publishSettings(page);
}

for (const channel of ['SMS', 'EMAIL'] as const) {
  test(`each message of a request, refused as ${channel}, is found and sent again`, async ({
    browser,
  }) => {
    const desk = await browser.newPage({ baseURL: server.origin });
    const api = await StaffApi.signIn(desk);
    const reports = new Reports(desk.request, api);
    await new Staff(desk).signIn();
    const name = `Jane Doe ${unique()}`;
    const contact =
      channel === 'SMS'
        ? { phone: `+1503555${Math.floor(1000 + Math.random() * 9000)}` }
        : { email: `jane.${unique()}@owner.test` };
    const id = await test.step('a request', async () => {
      gateways.refuse(channel);
      const answer = await desk.request.post('/api/requests', {
        headers: { ...api.authorization, 'Idempotency-Key': name },
        data: { request_type: 'CLAIM', partner_id: api.partnerId, name, ...contact },
      });
      expect(answer.status()).toBe(201);
      await desk.goto('/claim/requests');
      await sees(desk, name, 'Not delivered');
      await repairInList(desk, name);
      await sees(desk, name, 'Sent');
      const { request } = (await answer.json()) as { request: { id: string } };
      return request.id;
    });

    await test.step('a reminder', async () => {
      await pass(desk);
      gateways.refuse(channel);
      await api.followUp(id);
      await sees(desk, name, 'Not delivered');
      await repairInList(desk, name);
    });

    const found = await Promise.all(
      (await reports.cars('CLAIM', 'NEW', 50)).map((one) => reports.read(one)),
    );
    const isReady = ({ status, ...customer }: (typeof found)[number]['report']) =>
      status === 'COMPLETED' && isFor(channel)(customer);
    const [first, second] = found.map(({ report }) => report).filter(isReady);

    await test.step('a request for more', async () => {
      gateways.refuse(channel);
      await api.askForMore(first!.id, ['dashboard']);
      await desk.goto('/claim/requests?delivery=failed');
      await sees(desk, first!.name!, 'Not delivered');
      await repairInList(desk, first!.name!);
    });

    await test.step('a conclusion', async () => {
      await switchOn(desk);
      await desk.goto(`/claim/report/${second!.id}`);
      const conclusion = desk.getByRole('region', { name: /conclusion$/i });
      await conclusion.getByRole('button', { name: 'Repairable' }).click();
      const question = desk.getByRole('dialog', { name: 'Conclusion: Repairable' });
      await question.getByRole('button', { name: 'Confirm' }).click();
      gateways.refuse(channel);
      await conclusion.getByRole('button', { name: 'Tell now' }).click();
      await expect(conclusion.getByText('Conclusion not delivered')).toBeVisible();
      await desk.goto('/claim/requests?delivery=failed');
      await sees(desk, second!.name!, 'Conclusion not delivered');
      gateways.accept();
      await pass(desk);
      // one press leads to the report, the second sends
      await rowOf(desk, second!.name!).getByRole('link', { name: second!.name! }).click();
      await conclusion.getByRole('button', { name: 'Send again' }).click();
      await expect(conclusion.getByText(/^Customer told · sent by /)).toBeVisible();
    });
  });

  test(`an offer and a notice of a message, refused as ${channel}, are found and sent again`, async ({
    browser,
  }) => {
    const selling = await Selling.open(browser, server, isFor(channel));
    const { desk, panel, requestId } = selling;
    const { report } = await selling.read();

    await test.step('an offer', async () => {
      gateways.refuse(channel);
      await panel.getByLabel('Price').fill('8200');
      await panel.getByRole('button', { name: 'Send offer of $8,200' }).click();
      const question = desk.getByRole('alertdialog', { name: 'Send this offer?' });
      await question.getByRole('button', { name: 'Send offer' }).click();
      await selling.isTitled('Not delivered to the owner');
      // an older request is not among the first rows: the filter finds it
      await desk.goto('/trade/sellers?delivery=failed');
      await sees(desk, report.name!, 'Offer not delivered');
      gateways.accept();
      await pass(desk);
      await rowOf(desk, report.name!).getByRole('link', { name: report.name! }).click();
      await panel.getByRole('button', { name: 'Send again' }).click();
      await selling.isTitled('Offer sent');
    });

    await test.step('a notice of a message', async () => {
      await pass(desk);
      gateways.refuse(channel);
      await desk.goto(`/trade/report/${requestId}/seller`);
      await new Talk(desk).write('Do you have both keys?');
      await expect(desk).toHaveURL(/\/seller\/\w+/);
      await desk.goto('/trade/sellers');
      // it waits a minute for the owner to read by themselves
      await pass(desk);
      const all: Locator = desk.getByRole('region', { name: 'All Messages' });
      const link = all.getByRole('link').filter({ hasText: 'Not notified' });
      await expect(link.first()).toBeVisible({ timeout: 150_000 });
      gateways.accept();
      await pass(desk);
      await link.filter({ hasText: report.name! }).click();
      const ways = desk.getByRole('group', { name: 'Ways to notify them' });
      await ways.getByRole('button', { name: 'Try again' }).click();
      await expect(ways).toHaveCount(0);
    });
  });
}

test('an invitation that a dealer’s mail server refuses is seen on the card and sent again', async ({
  browser,
}) => {
  const selling = await Selling.open(browser, server);
  const { panel } = selling;
  gateways.refuse('EMAIL');
  const [, invited] = await selling.startAuction({ dealers: 2 });
  const badge = panel.getByText(/^\d not reached$/);
  await expect(badge).toHaveText('2 not reached');
  gateways.accept();
  await pass(selling.desk);
  await badge.click();
  const ways = panel.getByRole('group', { name: `Ways to reach ${invited!.name}` });
  await ways.getByRole('button', { name: 'Send again' }).click();
  await expect(badge).toHaveText('1 not reached');
  await expect(panel.getByText('Invitation sent')).toBeVisible();
  expect(gateways.taken).toContainEqual({ channel: 'EMAIL', to: invited!.email });
});
