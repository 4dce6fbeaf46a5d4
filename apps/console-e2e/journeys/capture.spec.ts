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
import { phonePhoto } from '../support/photos.ts';
import { expect, test } from '../support/test.ts';

/** A customer with a phone that has a camera, walking around the car (design §1). */

test.use({ serviceWorkers: 'allow', launchOptions: withCamera });

test('with the camera allowed, one walk round the car takes its four sides', async ({
  page,
  browser,
}) => {
  const context = await newPhone(browser);
  await context.grantPermissions(['camera']);
  const customer = await begin(context, await linkFor(page, 'Anu Lepp'));
  await toStep(customer, 'exterior_images');
  await hasCamera(customer);
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
  await expect(kept(customer)).toBeAttached();
});

test('a tunnel in the middle: everything outlives it and a reload, and arrives after it', async ({
  page,
  browser,
}) => {
  const link = await linkFor(page, 'Piret Saar');
  const context = await newPhone(browser);
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
  await expect(kept(again)).toBeAttached();

  // Another phone shows what has arrived.
  const other = await (await newPhone(browser)).newPage();
  await other.goto(`${link}#damage_locations`);
  await expect(other.getByLabel('What is damaged?')).toHaveValue('A long scratch');
  await toStep(other, 'windshield');
  await expect(taken(other)).toBeVisible();
});
