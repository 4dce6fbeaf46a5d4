import {
  begin,
  hasCamera,
  heading,
  kept,
  linkFor,
  newPhone,
  taken,
  toStep,
  withCamera,
} from '../support/capturing.ts';
import { Customer } from '../support/customer.ts';
import { blurredPhoto, detailedPhoto, phonePhoto } from '../support/photos.ts';
import { expect, test } from '../support/test.ts';

/** A customer whose camera is blocked, whose line is cut, whose photo is blurred or whose link is old. */

test.use({ serviceWorkers: 'allow', launchOptions: withCamera });

test('a blocked camera is no obstacle, and the way to allow it is told', async ({
  page,
  browser,
}) => {
  const customer = await begin(await newPhone(browser), await linkFor(page, 'Karl Mets'));
  await toStep(customer, 'windshield');
  await hasCamera(customer);
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
  await expect(kept(customer)).toBeAttached();
});

test('a photo whose line is cut goes on where it was', async ({ page, browser }) => {
  const context = await newPhone(browser);
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
  await expect(kept(customer)).toBeAttached();
  expect(asked).toBe(1);
  expect(offsets[0]).toBe(0);
  expect(offsets[1]).toBeGreaterThan(0);
  expect(offsets[2]).toBe(offsets[1]);
  // Another phone shows the picture that the server has stored.
  const other = await (await newPhone(browser)).newPage();
  await other.goto(customer.url());
  await expect(taken(other)).toBeVisible();
});

test('a blurred photo gets a hint, which “Use anyway” silences', async ({ page, browser }) => {
  const customer = await begin(await newPhone(browser), await linkFor(page, 'Siim Vaher'));
  await toStep(customer, 'windshield');
  await expect(heading(customer)).toHaveText('Windshield');
  const photo = await blurredPhoto(customer, 'hatchback/windshield.jpg');
  await customer.locator('input[type=file][accept="image/*"]').first().setInputFiles(photo);
  await expect(customer.getByText('This photo looks blurred.')).toBeVisible();
  await expect(kept(customer)).toBeAttached();
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
  const customer = await begin(await newPhone(browser), link);
  const report = new Customer(customer);
  await report.fillIn();
  await report.send();
  await customer.reload();
  await expect(heading(customer)).toHaveText('Already sent');
  await customer.goto(`${link.slice(0, -4)}gone`);
  await expect(heading(customer)).toHaveText('This link is no longer valid');
});
