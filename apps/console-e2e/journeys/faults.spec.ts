import { readFileSync } from 'node:fs';
import { apiPidFile, validating } from '../server/addresses.ts';
import { StaffApi } from '../support/api.ts';
import { Customer } from '../support/customer.ts';
import { linkSentTo } from '../support/outbox.ts';
import { phone } from '../support/phone.ts';
import { sellerMessages } from '../support/sellerMessages.ts';
import { Staff } from '../support/staff.ts';
import { Talk } from '../support/talk.ts';
import { expect, test } from '../support/test.ts';
import { unique } from '../support/unique.ts';

/** The server is killed in the middle of things, and comes back. */

test.skip(validating, 'what a proxy says of a dead server is not the contract’s');

const killServer = () => process.kill(Number(readFileSync(apiPidFile, 'utf8')), 'SIGKILL');

test('the server dies while a customer takes photos: nothing is lost, and staff see the end', async ({
  page,
  browser,
}) => {
  const name = `Liis Rebane ${unique()}`;
  const email = `liis.${unique()}@owner.test`;
  const staff = new Staff(page);
  await staff.signIn();
  await staff.requestByEmail(name, email);

  const customer = new Customer(await phone(browser));
  await customer.open(await linkSentTo(page.request, email));
  await customer.start();
  await staff.sees(name, 'Opened');

  killServer();
  await customer.fillIn();
  await customer.send();

  await staff.sees(name, 'Completed');
  await staff.row(name).getByRole('link', { name }).click();
  const photos = page.getByRole('region', { name: 'Windshield' }).getByRole('img');
  await expect(photos.first()).toBeVisible();
});

test('the server dies in the middle of a conversation: nothing is lost, doubled or reordered', async ({
  page,
  browser,
}) => {
  const api = await StaffApi.signIn(page);
  const request = await api.create('TRADE', `Talker ${unique()}`);
  await new Staff(page).signIn();
  await page.goto(`/trade/report/${request.id}/seller`);
  const staff = new Talk(page);
  await staff.write('When was the last service?');
  await expect(page).toHaveURL(/\/seller\/\w+/);
  const conversationId = page.url().split('/').at(-1)!;
  const seller = new Talk(await phone(browser));
  await seller.page.goto(await sellerMessages(page.request, request));
  await seller.sees('When was the last service?');

  killServer();
  await seller.write('Said during the crash');
  await staff.write('Answered during the crash');
  await staff.sees('Said during the crash');
  await seller.sees('Answered during the crash');
  await expect(async () => {
    const server = await api.conversation(conversationId);
    expect(server).toHaveLength(3);
    expect(new Set(server).size).toBe(server.length);
    expect(await staff.texts()).toEqual(server);
    expect(await seller.texts()).toEqual(server);
  }).toPass();
});
