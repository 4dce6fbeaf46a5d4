import type { Page } from '@playwright/test';
import { StaffApi } from '../support/api.ts';
import { Builds } from '../support/newBuild.ts';
import { OwnServer } from '../support/OwnServer.ts';
import { phoneScreen } from '../support/phone.ts';
import { atRest } from '../support/rest.ts';
import { sellerMessages } from '../support/sellerMessages.ts';
import { Staff } from '../support/staff.ts';
import { Talk } from '../support/talk.ts';
import { expect, test } from '../support/test.ts';
import { unique } from '../support/unique.ts';

/** A day at the console with a real service worker, and a server that is stopped. */

let server: OwnServer;
let builds: Builds;

test.use({ serviceWorkers: 'allow' });
test.beforeAll(async () => {
  builds = new Builds();
  server = await OwnServer.start({ FORECOURT_APPS: builds.folder });
});
test.afterAll(async () => {
  await server?.stop();
  builds?.remove();
});

/** Waits until the worker is active and has the page. */
const isKept = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const { controller } = navigator.serviceWorker;
        const registration = await navigator.serviceWorker.getRegistration('/');
        return controller !== null && registration?.active?.state === 'activated';
      }),
    )
    .toBe(true);
/** Runs in the page: whether a newer worker waits to take over. */
async function isWaiting(): Promise<boolean> {
  const registration = await navigator.serviceWorker.getRegistration('/');
  return registration?.waiting?.state === 'installed';
}

/** The messages beside a list are items as well. */
const row = (page: Page, name: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: name });
const offline = (page: Page) => page.getByRole('status').filter({ hasText: 'You’re offline' });
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });

/** A desktop of the journey's own server. */
async function desk(page: Page): Promise<{ api: StaffApi }> {
  await new Staff(page).signIn();
  return { api: await StaffApi.signIn(page) };
}

test('the server stops in the middle of the day: the shell stays, and what is done is sent once', async ({
  browser,
}) => {
  const page = await browser.newPage({ baseURL: server.origin });
  const { api } = await desk(page);
  const name = `Offline ${unique()}`;
  const request = await api.create('TRADE', name);
  await page.goto(`/trade/report/${request.id}/seller`);
  const talk = new Talk(page);
  await talk.write('Before the tunnel');
  await talk.sees('Before the tunnel');
  await expect(page).toHaveURL(/\/seller\/\w+/);
  const conversation = page.url();
  await page.goto('/trade/sellers');
  await expect(row(page, name)).toContainText('Sent');
  await isKept(page);

  await test.step('the server is stopped: the banner says so', async () => {
    await server.pause();
    await expect(offline(page)).toBeVisible();
  });

  await test.step('a list that was never opened keeps shell and menu', async () => {
    await menu(page).getByRole('link', { name: 'Cars' }).first().click();
    await expect(page.getByRole('alert').filter({ hasText: 'You’re offline' })).toBeVisible();
    await expect(menu(page).getByRole('link', { name: 'Sellers' })).toBeVisible();
    await expect(page).toHaveURL(/\/trade\/cars$/);
  });

  await test.step('a list that was open shows what is known, and a row is archived', async () => {
    await menu(page).getByRole('link', { name: 'Sellers' }).click();
    await expect(row(page, name)).toBeVisible();
    await page.getByRole('button', { name: `Actions for ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Archive' }).click();
    await expect(row(page, name)).toContainText('Archived');
    await expect(offline(page)).toContainText('1 change is waiting to be sent');
  });

  await test.step('it is in the list of what waits', async () => {
    await page.getByRole('button', { name: 'Show' }).click();
    const dialog = page.getByRole('dialog', { name: 'Waiting to be sent' });
    await expect(dialog.getByText(`Archive ${name}`)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });

  await test.step('the page opens from what is kept, and a message can be written', async () => {
    await page.goto(conversation);
    await expect(menu(page)).toBeVisible();
    await expect(offline(page)).toBeVisible();
  });

  await test.step('the server is back: everything is sent once, by itself', async () => {
    await server.resume();
    await expect(offline(page)).toHaveCount(0, { timeout: 60_000 });
    await talk.sees('Before the tunnel');
    const archived = () => api.list('TRADE', { status: 'ARCHIVED', name });
    await expect(async () => expect(await archived()).toHaveLength(1)).toPass();
  });
  await page.close();
});

test('a message written without a server outlives a reload, and arrives once', async ({
  browser,
}) => {
  const page = await browser.newPage({ baseURL: server.origin });
  const { api } = await desk(page);
  const { id } = await api.create('TRADE', `Writer ${unique()}`);
  await page.goto(`/trade/report/${id}/seller`);
  const talk = new Talk(page);
  await talk.write('First');
  await talk.sees('First');
  await expect(page).toHaveURL(/\/seller\/\w+/);
  const conversationId = page.url().split('/').at(-1)!;
  await isKept(page);
  await server.pause();
  await talk.write('Second, offline');
  await talk.write('Third, offline');
  await expect(page.getByText('Waiting to send').first()).toBeVisible();
  await page.goto('/trade/sellers');
  await expect(menu(page)).toBeVisible();
  await server.resume();
  // The conversation is not opened again.
  await expect(async () => {
    expect(await api.conversation(conversationId)).toEqual([
      'First',
      'Second, offline',
      'Third, offline',
    ]);
  }).toPass();
  await page.close();
});

test('a list that opened offline goes on by itself when the browser is online again', async ({
  browser,
}) => {
  const page = await browser.newPage({ baseURL: server.origin });
  await desk(page);
  await expect(page.getByRole('listitem').first()).toBeVisible();
  await isKept(page);
  await page.context().setOffline(true);
  await expect(offline(page)).toBeVisible();
  await menu(page).getByRole('link', { name: 'Buyers' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'You’re offline' })).toBeVisible();
  await page.context().setOffline(false);
  await expect(offline(page)).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await page.close();
});

test('no personal data is in a cache, and signing out discards what waits', async ({ browser }) => {
  const page = await browser.newPage({ baseURL: server.origin });
  const { api } = await desk(page);
  const name = `Wiped ${unique()}`;
  await api.create('TRADE', name);
  await expect(row(page, name)).toContainText('Sent');
  await isKept(page);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Archive' }).click();
  await expect(offline(page)).toContainText('1 change is waiting');
  const kept = () =>
    page.evaluate(async () => {
      const addresses = [];
      for (const one of await caches.keys()) {
        for (const { url } of await (await caches.open(one)).keys()) addresses.push(url);
      }
      const databases = (await indexedDB.databases()).map((one) => one.name ?? '');
      return { addresses, databases };
    });
  const before = await kept();
  expect(before.databases.filter((one) => one.startsWith('forecourt-staff/'))).toHaveLength(1);
  for (const address of before.addresses) {
    expect(new URL(address).pathname).toMatch(/^\/(assets\/[\w.-]+|index\.html|config\.json)$/);
  }
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page.getByLabel('Email')).toBeVisible();
  await expect(async () => {
    expect((await kept()).databases.filter((one) => one.startsWith('forecourt-staff/'))).toEqual(
      [],
    );
  }).toPass();
  await page.context().setOffline(false);
  await page.close();
});

test('the owner’s chat opens without a network, with what was said, and sends what is written', async ({
  browser,
}) => {
  const page = await browser.newPage({ baseURL: server.origin });
  const { api } = await desk(page);
  const request = await api.create('TRADE', `Owner ${unique()}`);
  const chat = await sellerMessages(page.request, request);
  const [id, key] = chat.split('/').slice(-3);
  const phone = await browser.newPage({ ...phoneScreen, baseURL: server.origin });
  await phone.goto(chat);
  const owner = new Talk(phone);
  await owner.write('Shall I bring the second key?');
  await owner.sees('Shall I bring the second key?');
  await expect
    .poll(() =>
      phone.evaluate(async () => {
        const [worker] = await navigator.serviceWorker.getRegistrations();
        return worker?.active?.state === 'activated' && new URL(worker.scope).pathname;
      }),
    )
    .toBe('/trade/report/public/');

  await server.pause();
  await phone.goto(chat);
  await owner.sees('Shall I bring the second key?');
  await owner.write('Written in the tunnel');
  await expect(phone.getByText('Waiting to send')).toBeVisible();
  const left = await phone.evaluate(async () => {
    const kept = [...Object.entries(localStorage).flat()];
    for (const one of await caches.keys()) {
      for (const { url } of await (await caches.open(one)).keys()) kept.push(url);
    }
    return kept.join();
  });
  expect(left).toContain('Shall I bring the second key?');
  expect(left).not.toContain(key!);
  await phone.reload();
  await expect(phone.getByText('Written in the tunnel')).toBeVisible();

  await server.resume();
  await expect(phone.getByText('Waiting to send')).toHaveCount(0, { timeout: 60_000 });
  const { threads } = (await (
    await page.request.get(
      `/api/leads/messages?limit=10&lead_id=${id}&partner_id=${api.partnerId}`,
      {
        headers: api.authorization,
      },
    )
  ).json()) as { threads: { id: string }[] };
  await page.goto(`/trade/report/${id}/seller/${threads[0]!.id}`);
  const staff = new Talk(page);
  await staff.sees('Written in the tunnel');
  expect(await staff.texts()).toEqual(['Shall I bring the second key?', 'Written in the tunnel']);
  await page.close();
  await phone.close();
});

test('a newer build is offered and never forced, and an operator can end it all', async ({
  browser,
}) => {
  const page = await browser.newPage({ baseURL: server.origin });
  await page.clock.install();
  await desk(page);
  await isKept(page);
  builds.renew();
  await server.pause();
  await server.resume();
  const entry = page.locator('script[type=module][src]').first();
  const before = (await entry.getAttribute('src'))!;
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  const offer = page.getByRole('status').filter({ hasText: 'A new version is ready.' });
  await expect(offer).toBeVisible();
  // The new worker waits for a press, whatever the page is left to do.
  await page.clock.fastForward('01:00');
  await atRest(page);
  expect(await page.evaluate(isWaiting)).toBe(true);
  await expect(entry).toHaveAttribute('src', before);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(entry).toHaveAttribute('src', /NewBuild/);
  await expect(page.getByRole('listitem').first()).toBeVisible();
  await expect(offer).toHaveCount(0);

  await server.pause();
  await server.resume({ SERVICE_WORKERS: 'off' });
  await page.reload();
  await expect(async () => {
    const left = await page.evaluate(async () => ({
      workers: (await navigator.serviceWorker.getRegistrations()).length,
      caches: await caches.keys(),
    }));
    expect(left).toEqual({ workers: 0, caches: [] });
  }).toPass();
  await page.close();
});
