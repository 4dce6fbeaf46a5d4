import { expect, test } from '@playwright/test';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { chromiumArgs, findChromium } from '@forecourt/tools/chromium';
import { StaffApi } from '../support/api.ts';
import { Customer } from '../support/customer.ts';
import { linkSentTo } from '../support/outbox.ts';
import { phoneScreen } from '../support/phone.ts';
import { blurredPhoto, detailedPhoto, phonePhoto } from '../support/photos.ts';

/** A customer with a phone that has a camera, walking around the car (design §1). */

const executablePath = findChromium();
test.use({
  serviceWorkers: 'allow',
  launchOptions: {
    args: [...chromiumArgs, '--use-fake-device-for-media-stream'],
    ...(executablePath && { executablePath }),
  },
});

const phone = (browser: Browser): Promise<BrowserContext> => browser.newContext(phoneScreen);

/** Sends a request to a new customer and returns the link in the message. */
async function linkFor(page: Page, name: string): Promise<string> {
  const staff = await StaffApi.signIn(page);
  const request = await staff.create('TRADE', `${name} ${Date.now()}`);
  return linkSentTo(page.request, request.email!);
}

/** Opens the link and starts the report: the first step is the license plate. */
async function begin(context: BrowserContext, link: string): Promise<Page> {
  const customer = new Customer(await context.newPage());
  await customer.open(link);
  await customer.start();
  await expect(heading(customer.page)).toHaveText('License plate');
  return customer.page;
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const taken = (page: Page) => page.getByRole('img', { name: /^Your photo/ });
const toStep = (page: Page, step: string) =>
  page.evaluate((place) => (location.hash = place), step);
const kept = (page: Page) => page.getByRole('status').filter({ hasText: 'Everything sent' });

test('with the camera allowed, one walk round the car takes its four sides', async ({
  page,
  browser,
}) => {
  const context = await phone(browser);
  await context.grantPermissions(['camera']);
  const customer = await begin(context, await linkFor(page, 'Anu Lepp'));
  await toStep(customer, 'exterior_images');
  // The page's camera loads after the page: until then this would open the camera app.
  await customer.waitForLoadState('networkidle');
  await customer.getByLabel('Take photo: Front', { exact: true }).click();
  const camera = customer.getByRole('dialog');
  for (const side of ['Front', 'Right side', 'Rear', 'Left side']) {
    await expect(camera.getByText(side, { exact: true })).toBeVisible();
    await customer.waitForFunction(() => (document.querySelector('video')?.videoWidth ?? 0) > 0);
    await camera.getByRole('button', { name: `Take photo: ${side}` }).click();
    const anyway = camera.getByRole('button', { name: 'Use anyway' });
    const next = camera.getByText(side, { exact: true });
    await expect(async () => {
      if (await anyway.isVisible()) await anyway.click();
      expect(await next.isVisible()).toBe(false);
    }).toPass();
  }
  await expect(camera).toBeHidden();
  await expect(taken(customer)).toHaveCount(4);
  await expect(kept(customer)).toBeAttached({ timeout: 20_000 });
});

test('a blocked camera is no obstacle, and the way to allow it is told', async ({
  page,
  browser,
}) => {
  const customer = await begin(await phone(browser), await linkFor(page, 'Karl Mets'));
  await toStep(customer, 'windshield');
  await customer.waitForLoadState('networkidle');
  await customer.getByLabel('Take photo', { exact: true }).click();
  await expect(
    customer.getByRole('heading', { name: 'The camera is blocked for this page' }),
  ).toBeVisible();
  await expect(customer.getByText('How to allow the camera')).toBeVisible();
  await customer
    .getByLabel('Take it with your camera app')
    .setInputFiles(phonePhoto('hatchback/windshield.jpg'));
  await expect(taken(customer)).toBeVisible();
  await expect(customer.getByRole('dialog')).toBeHidden();
  await expect(kept(customer)).toBeAttached({ timeout: 20_000 });
});

test('a tunnel in the middle: everything outlives it and a reload, and arrives after it', async ({
  page,
  browser,
}) => {
  const link = await linkFor(page, 'Piret Saar');
  const context = await phone(browser);
  const customer = await begin(context, link);
  await customer.getByLabel('Plate number').fill('482 NGT');
  await toStep(customer, 'windshield');
  await customer.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await expect(kept(customer)).toBeAttached();

  await context.setOffline(true);
  await customer
    .locator('input[type=file][accept="image/*"]')
    .first()
    .setInputFiles(phonePhoto('hatchback/windshield.jpg'));
  await expect(taken(customer)).toBeVisible();
  await customer.reload();
  await expect(heading(customer)).toHaveText('Windshield');
  await expect(taken(customer)).toBeVisible();

  // A step that was never opened online works too: a part of the car is tapped and named.
  await customer.getByRole('button', { name: 'Continue' }).click();
  await expect(heading(customer)).toHaveText('Damage');
  await customer.getByRole('button', { name: 'Front left door' }).tap();
  await expect(customer.getByRole('heading', { name: 'Front left door' })).toBeFocused();
  await customer.getByLabel('What is damaged?').fill('A long scratch');
  await customer.close();

  // Closed without a network, reopened with one: uploads resume automatically.
  await context.setOffline(false);
  const again = await context.newPage();
  await again.goto(link);
  await again.getByRole('button', { name: 'Continue' }).click();
  await expect(kept(again)).toBeAttached({ timeout: 20_000 });

  // Another phone shows what has arrived.
  const other = await (await phone(browser)).newPage();
  await other.goto(`${link}#damage_locations`);
  await expect(other.getByLabel('What is damaged?')).toHaveValue('A long scratch');
  await toStep(other, 'windshield');
  await expect(taken(other)).toBeVisible();
});

test('a photo whose line is cut goes on where it was', async ({ page, browser }) => {
  const context = await phone(browser);
  const customer = await begin(context, await linkFor(page, 'Mart Kask'));
  await toStep(customer, 'windshield');
  const photo = await detailedPhoto(customer);
  const offsets: number[] = [];
  let asked = 0;
  await context.route('**/uploads/*/content', async (route) => {
    const request = route.request();
    if (request.method() === 'GET') asked += 1;
    if (request.method() !== 'PATCH') return route.continue();
    offsets.push(Number(request.headers()['upload-offset']));
    // The second piece is lost in transit.
    return offsets.length === 2 ? route.abort('connectionreset') : route.continue();
  });
  await customer.locator('input[type=file][accept="image/*"]').first().setInputFiles(photo);
  await expect(customer.getByRole('img', { name: /^Sending, \d+% done/ })).toBeVisible();
  await expect(kept(customer)).toBeAttached({ timeout: 20_000 });
  expect(asked).toBe(1);
  expect(offsets[0]).toBe(0);
  expect(offsets[1]).toBeGreaterThan(0);
  expect(offsets[2]).toBe(offsets[1]);
  // Another phone shows the picture that the server has stored.
  const other = await (await phone(browser)).newPage();
  await other.goto(customer.url());
  await expect(taken(other)).toBeVisible();
});

test('a blurred photo gets a hint, which “Use anyway” silences', async ({ page, browser }) => {
  const customer = await begin(await phone(browser), await linkFor(page, 'Siim Vaher'));
  await toStep(customer, 'windshield');
  await expect(heading(customer)).toHaveText('Windshield');
  const photo = await blurredPhoto(customer, 'hatchback/windshield.jpg');
  await customer.locator('input[type=file][accept="image/*"]').first().setInputFiles(photo);
  await expect(customer.getByText('This photo looks blurred.')).toBeVisible();
  await expect(kept(customer)).toBeAttached({ timeout: 20_000 });
  await customer.reload();
  await expect(customer.getByText('This photo looks blurred.')).toBeVisible();
  await customer.getByRole('button', { name: 'Use anyway: Windshield' }).click();
  await expect(customer.getByText('This photo looks blurred.')).toBeHidden();
  await customer.reload();
  await expect(taken(customer)).toBeVisible();
  await expect(customer.getByText('This photo looks blurred.')).toBeHidden();
});

test('an old link says so, and one that was used up says that the report has arrived', async ({
  page,
  browser,
}) => {
  const link = await linkFor(page, 'Eha Kuusk');
  const customer = await begin(await phone(browser), link);
  const report = new Customer(customer);
  await report.fillIn();
  await report.send();
  await customer.reload();
  await expect(heading(customer)).toHaveText('Already sent');
  await customer.goto(`${link.slice(0, -4)}gone`);
  await expect(heading(customer)).toHaveText('This link is no longer valid');
});
